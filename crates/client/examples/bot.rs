//! A bot that sits down at a table of a running server and plays there, like anybody else. Bring your own in the place of
//! `game.choose`.
//!
//! `cargo run -p client --example bot -- 127.0.0.1:8080 TABLE adept`, TABLE being the last part of its link

use std::error::Error;
use std::io::{self, Write};

use bots::Spec;
use client::Guest;
use games::Threads;
use protocol::http::Join;
use protocol::socket::FromClient;
use table::Turn;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(address), Some(table)) = (arguments.next(), arguments.next()) else {
        return Err("give the address of the server and the name of the table".into());
    };
    let spec: Spec = arguments.next().unwrap_or("adept".into()).parse()?;

    let guest = Guest::arrive(&reqwest::Client::new(), &address).await?;
    guest.rename("Bot").await?;
    let table = guest.join(&table.into(), &Join::default()).await?;
    let game = games::find(&table.game)?;
    let mut socket = guest.sit(&table.id, "bot").await?;
    let threads = Threads::default();
    loop {
        let now = socket.view().await?;
        let view = now.outline()?;
        match (view.turn, view.seat) {
            (Turn::Over, _) => break,
            (Turn::Move(seats), Some(seat)) if seats.contains(seat) => {
                let text = (game.choose)(now.view.text(), spec, now.at.into(), &threads)?;
                // The number of a request may be anything that is not used twice.
                socket.ask(&FromClient::Move { n: now.at, at: now.at, text }).await?;
            }
            _ => {}
        }
    }
    writeln!(io::stdout(), "The game is over.")?;
    Ok(())
}
