//! Forgetting somebody: at every table where they were, a stranger with another name was there instead, who said nothing.
//!
//! Only the host of a table changes its journal, so nothing that happens meanwhile is lost.

use protocol::{PersonId, Problem, ProblemCode, TableId};
use room::{Act, Command, Entry, Person, Room};
use tokio::sync::oneshot;

use crate::host::Mail;
use crate::identity::nickname;
use crate::problem::Refused;
use crate::rooms::Rooms;
use crate::shared::Shared;

/// What a stranger says.
const NOTHING: &str = "…";

impl Rooms {
    /// Forgets a person: they leave their tables, a stranger takes their place in all that was kept, and nobody knows of whom.
    pub(crate) async fn forget_person(&self, person: &Person) -> Result<(), Refused> {
        let id = PersonId::from(self.shared().entropy.secret());
        let stranger = Person { name: nickname(&id), id };
        for table in self.shared().store.tables_with(&person.id).await? {
            // Whoever does not sit there need not leave.
            let _ = self.command(&table, person.clone(), Command::Leave).await;
            let (done, waits) = oneshot::channel();
            let (gone, instead) = (person.id.clone(), stranger.clone());
            self.send(&table, Mail::Forget { person: gone, stranger: instead, done }).await;
            match waits.await.unwrap_or_else(|_| Err(Problem::unavailable())) {
                // Nobody hosts what cannot be replayed.
                Err(problem) if [ProblemCode::BadJournal, ProblemCode::Closed].contains(&problem.code) => {
                    rewrite(self.shared(), &table, &person.id, &stranger).await?;
                }
                done => done?,
            }
        }
        Ok(self.shared().store.forget_person(&person.id).await?)
    }
}

/// Puts a stranger in somebody's place in what was kept of a table. A room that is awake knows nothing of it.
pub(crate) async fn rewrite(
    shared: &Shared,
    table: &TableId,
    person: &PersonId,
    stranger: &Person,
) -> Result<(), Refused> {
    let mut journal = shared.store.journal(table).await?;
    let mut changed = Vec::new();
    for (seq, (_, act)) in journal.iter_mut().enumerate() {
        if let Some(new) = without(act, person, stranger) {
            changed.push((seq, new.clone()));
            *act = new;
        }
    }
    let entries: Result<Vec<_>, _> = journal.iter().map(|(time, act)| Entry::read(*time, act)).collect();
    let room =
        entries.ok().and_then(|entries| Room::replay(table.clone(), &entries, shared.settings.room.clone()).ok());
    Ok(shared.store.rewrite(table, changed, room.map(|room| room.summary())).await?)
}

/// The act with a stranger in somebody's place; nothing if they have no part in it. Names of people are long and random, so
/// nothing else looks like one.
fn without(act: &str, person: &PersonId, stranger: &Person) -> Option<String> {
    if !act.contains(person.as_str()) {
        return None;
    }
    let act = act.replace(person.as_str(), stranger.id.as_str());
    let Ok(mut known) = serde_json::from_str::<Act>(&act) else { return Some(act) };
    match &mut known {
        Act::Joined { name, person, .. } | Act::Renamed { name, person } if *person == stranger.id => {
            name.clone_from(&stranger.name);
        }
        Act::Said { name, text, person, .. } if *person == stranger.id => {
            name.clone_from(&stranger.name);
            NOTHING.clone_into(text);
        }
        _ => {}
    }
    Some(known.to_json())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stranger_has_another_name_and_says_nothing() {
        let person = PersonId::from("aaaabbbbccccdddd");
        let stranger = Person { id: "eeeeffffgggghhhh".into(), name: "Kame 12".into() };
        let said = Act::Said { person: person.clone(), name: "Hanako".into(), text: "my address is".into(), key: None };
        let forgotten = without(&said.to_json(), &person, &stranger).unwrap();
        let nothing = Act::Said { person: stranger.id.clone(), name: "Kame 12".into(), text: "…".into(), key: None };
        assert_eq!(forgotten, nothing.to_json());
        let played = r#"{"act":"move","seat":1,"text":"x","key":"aaaabbbbccccdddd/tab:3"}"#;
        let forgotten = without(played, &person, &stranger).unwrap();
        assert_eq!(forgotten, played.replace("aaaabbbbccccdddd", "eeeeffffgggghhhh"));
        assert_eq!(without(r#"{"act":"chance","chance":"x"}"#, &person, &stranger), None);
    }
}
