//! What the server does without being asked: it deletes what has been kept for long enough, and does what whoever runs it
//! has ordered with `chabudai admin`.

use std::sync::Arc;
use std::time::Duration;

use room::Time;
use tokio::time::sleep;

use crate::App;
use crate::host::Mail;
use crate::settings::Retention;
use crate::shared::Shared;
use crate::store::{DatabaseError, Old};

/// How often old things are looked for.
const SWEEP: Duration = Duration::from_hours(1);
/// How soon an order is carried out.
const LOOK: Duration = Duration::from_secs(2);

/// Keeps house until the server ends.
pub(crate) async fn keep_house(app: App) {
    let shared = Arc::clone(&app.shared);
    let mut ending = shared.ending();
    tokio::select! {
        () = ending.wait() => {}
        () = sweep_for_ever(&shared) => {}
        () = obey(&app) => {}
    }
}

async fn sweep_for_ever(shared: &Shared) {
    loop {
        if let Err(error) = sweep(shared).await {
            tracing::warn!(%error, "what is old could not be deleted");
        }
        sleep(SWEEP).await;
    }
}

/// Deletes all that has been kept for long enough.
pub(crate) async fn sweep(shared: &Shared) -> Result<(), DatabaseError> {
    let Retention { abandoned, finished, people } = shared.settings.retention;
    let now = shared.now();
    let before = |kept: Duration| Time(now.0 - kept.as_millis() as i64);
    for (old, kept) in [(Old::Abandoned, abandoned), (Old::Finished, finished)] {
        let Some(since) = kept.map(before) else { continue };
        loop {
            let deleted = shared.store.delete_old_tables(old, since).await?;
            if deleted == 0 {
                break;
            }
            tracing::info!(?old, deleted, "old tables are deleted");
        }
    }
    if let Some(since) = people.map(before) {
        shared.store.delete_old_people(since, now).await?;
    }
    Ok(())
}

/// Carries out orders: rooms are thrown away that are closed or gone, and sockets of people who are not wanted.
async fn obey(app: &App) {
    let mut last = app.shared.store.last_order().await.unwrap_or_default();
    loop {
        sleep(LOOK).await;
        // What cannot be read now is read the next time.
        let orders = app.shared.store.orders_after(last).await.unwrap_or_default();
        for (number, subject) in orders {
            last = number;
            app.rooms.tell_awake(&subject.as_str().into(), Mail::End).await;
            app.sockets.close(&subject.as_str().into());
        }
    }
}
