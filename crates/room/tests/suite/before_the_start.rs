//! Sitting down, standing up, starting.

use bots::Level;
use protocol::http::{Change, Join, NewPlace, NewTable, SetPlace, Swap};
use protocol::socket::{FromClient, FromServer};
use protocol::{Place, ProblemCode, Status, Terms};
use room::{Act, Answer, Command};
use table::SeatSet;

use crate::world::{World, new_table, seat};

#[test]
fn a_reserved_place_is_for_whoever_has_its_key() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Reserved { name: "Basile".into() }]));
    let join = |key: Option<String>| Command::Join(Join { seat: None, key });
    assert_eq!(world.command(1, join(None)).unwrap_err().code, ProblemCode::Taken);
    assert_eq!(world.command(1, join(Some("guess".into()))).unwrap_err().code, ProblemCode::Taken);
    assert_eq!(world.command(1, Command::Keys).unwrap_err().code, ProblemCode::NotYours);
    let Ok(Answer::Keys(keys)) = world.command(0, Command::Keys) else { panic!("the host may have the keys") };
    world.command(1, join(Some(keys.keys[0].key.clone()))).unwrap();
    // Who sits already stays where they are.
    world.command(1, join(None)).unwrap();
    assert!(matches!(&world.info().places[1], Place::Person { name, .. } if name == "P1"));
}

#[test]
fn the_host_fills_empty_places_with_bots_and_starts_once() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    assert_eq!(world.command(0, Command::Start).unwrap_err().code, ProblemCode::NotFull);
    let bot = SetPlace { seat: seat(1), bot: Some(Level::Novice) };
    assert_eq!(world.command(1, Command::SetPlace(bot)).unwrap_err().code, ProblemCode::NotYours);
    world.command(0, Command::SetPlace(bot)).unwrap();
    world.command(0, Command::Start).unwrap();
    assert_eq!(world.info().status, Status::Playing);
    assert_eq!(world.command(0, Command::Start).unwrap_err().code, ProblemCode::Started);
    assert!(matches!(world.journal.last().unwrap().act, Act::Chance { .. }), "luck decides with the start");
}

#[test]
fn whoever_is_left_hosts_and_without_anybody_it_is_over() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    world.command(1, Command::Join(Join::default())).unwrap();
    world.command(0, Command::Leave).unwrap();
    assert_eq!(world.info().host.as_deref(), Some("P1"));
    assert_eq!(world.command(0, Command::Kick(seat(1))).unwrap_err().code, ProblemCode::NotYours);
    world.command(1, Command::Leave).unwrap();
    assert_eq!(world.info().status, Status::Over);
}

#[test]
fn a_seat_that_the_table_has_not_is_refused() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    let far = SetPlace { seat: seat(7), bot: None };
    assert_eq!(world.command(0, Command::SetPlace(far)).unwrap_err().code, ProblemCode::Malformed);
    let join = Join { seat: Some(seat(7)), key: None };
    assert_eq!(world.command(1, Command::Join(join)).unwrap_err().code, ProblemCode::Malformed);
}

fn swap(one: u8, other: u8) -> Command {
    Command::Swap(Swap { seat: seat(one), with: seat(other) })
}

/// The seat at which a person of this name sits.
fn seat_of(world: &mut World, name: &str) -> usize {
    let here = |place: &Place| matches!(place, Place::Person { name: sits, .. } if sits == name);
    world.info().places.iter().position(here).unwrap()
}

#[test]
fn whoever_sits_goes_to_an_open_place_and_the_host_arranges_all() {
    let mut world = World::open(&new_table("seikatsu", &vec![NewPlace::Open; 3]));
    world.command(1, Command::Join(Join::default())).unwrap();
    world.command(1, swap(1, 3)).unwrap();
    assert_eq!(seat_of(&mut world, "P1"), 3);
    assert_eq!(world.command(1, swap(3, 0)).unwrap_err().code, ProblemCode::NotYours, "the host sits there");
    assert_eq!(world.command(2, swap(3, 1)).unwrap_err().code, ProblemCode::NotYours, "somebody else sits there");
    assert_eq!(world.command(0, swap(0, 7)).unwrap_err().code, ProblemCode::Malformed);
    world.command(0, swap(3, 0)).unwrap();
    assert_eq!((seat_of(&mut world, "P1"), seat_of(&mut world, "P0")), (0, 3));
    assert_eq!(world.replayed().summary().info.places.len(), 4);
    world.command(1, swap(0, 1)).unwrap();
    assert_eq!(world.info().host.as_deref(), Some("P0"), "who hosts the table does not depend on the place");
}

#[test]
fn a_place_that_is_kept_for_somebody_keeps_its_key_when_it_is_moved() {
    let reserved = NewPlace::Reserved { name: "Basile".into() };
    let mut world = World::open(&new_table("seikatsu", &[reserved, NewPlace::Open]));
    world.command(0, swap(1, 2)).unwrap();
    let Ok(Answer::Keys(keys)) = world.command(0, Command::Keys) else { panic!("the host may have the keys") };
    assert_eq!(keys.keys[0].seat, seat(2));
    world.command(1, Command::Join(Join { seat: None, key: Some(keys.keys[0].key.clone()) })).unwrap();
    assert_eq!(seat_of(&mut world, "P1"), 2);
}

#[test]
fn shuffling_never_splits_partners() {
    let variants =
        testgames::all().into_iter().flat_map(|game| (game.variants)().into_iter().map(move |it| (game, it)));
    let mut teams_seen = 0;
    for (game, setup) in variants {
        let teams = (game.open)(&setup).unwrap().teams();
        if teams.is_empty() {
            continue;
        }
        teams_seen += 1;
        let mut places = vec![NewPlace::Bot { level: Level::Random }; usize::from(setup.seats)];
        places[0] = NewPlace::Me;
        let mut world = World::open(&NewTable { shuffle: true, ..NewTable::new(game.id, setup, places) });
        assert_eq!(world.info().teams, teams);
        world.command(0, Command::Start).unwrap();
        let order = world.journal.iter().find_map(|entry| match &entry.act {
            Act::Started { order } => Some(order.clone()),
            _ => None,
        });
        let order = order.unwrap();
        for team in &teams {
            let people: SeatSet = team.iter().map(|seat| order[seat.index()]).collect();
            assert!(teams.contains(&people), "{}: {order:?} splits {teams:?}", game.id);
        }
    }
    assert!(teams_seen > 0);
}

#[test]
fn the_host_changes_what_is_played_until_the_start() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    let guest = world.connect(1);
    world.look(guest);
    let before = world.info();
    let other = (games::find("seikatsu").unwrap().variants)().into_iter();
    let other = other.filter(|setup| setup.seats == 2).find(|setup| setup.options != before.setup.options).unwrap();
    let terms = Terms { move_limit: Some(60), strict: true, ..before.terms.clone() };
    let change = |setup, terms| Command::Change(Change { setup, terms }.into());

    let wish = change(other.clone(), terms.clone());
    assert_eq!(world.command(1, wish.clone()).unwrap_err().code, ProblemCode::NotYours);
    world.command(0, wish.clone()).unwrap();
    assert_eq!((world.info().setup.options, world.info().terms), (other.options.clone(), terms.clone()));
    assert!(
        matches!(&world.look(guest)[..], [FromServer::Table { table, .. }] if table.terms == terms),
        "all are told"
    );
    let entries = world.journal.len();
    world.command(0, wish.clone()).unwrap();
    assert_eq!(world.journal.len(), entries, "nothing new is kept of what holds already");
    assert_eq!(world.replayed().summary().info.terms, terms);

    let far = Terms { move_limit: Some(1), ..terms.clone() };
    assert_eq!(world.command(0, change(other.clone(), far)).unwrap_err().code, ProblemCode::BadSetup);
    let bigger = table::Setup { seats: 3, ..other };
    assert_eq!(world.command(0, change(bigger, terms)).unwrap_err().code, ProblemCode::BadSetup);
    world.command(1, Command::Join(Join::default())).unwrap();
    world.command(0, Command::Start).unwrap();
    assert_eq!(world.command(0, wish).unwrap_err().code, ProblemCode::Started);
    assert_eq!(world.command(0, swap(0, 1)).unwrap_err().code, ProblemCode::Started);
}

#[test]
fn at_a_silent_table_nothing_is_said() {
    let mut world = World::open(&NewTable { silent: true, ..new_table("seikatsu", &[NewPlace::Open]) });
    let host = world.connect(0);
    let said = world.ask(host, |n| FromClient::Say { n, text: "hello".into() });
    assert_eq!((said, world.acts(|act| matches!(act, Act::Said { .. }))), (Err(ProblemCode::Silent), 0));
}

#[test]
fn nobody_watches_an_unwatched_game_before_its_end() {
    let mut world = World::open(&NewTable { unwatched: true, ..new_table("seikatsu", &[NewPlace::Open]) });
    world.command(1, Command::Join(Join::default())).unwrap();
    let (player, early) = (world.connect(0), world.connect(5));
    world.look(early);
    world.command(0, Command::Start).unwrap();
    let late = world.connect(6);
    world.play(player);
    world.ask(player, |n| FromClient::Say { n, text: "a secret".into() }).unwrap();
    for watcher in [early, late] {
        let told = world.look(watcher);
        assert!(!told.is_empty() && told.iter().all(|message| matches!(message, FromServer::Table { .. })), "{told:?}");
        let said = world.ask(watcher, |n| FromClient::Say { n, text: "hello".into() });
        assert_eq!(said, Err(ProblemCode::Unwatched));
    }
    assert_eq!(world.command(5, Command::Record).unwrap_err().code, ProblemCode::Unwatched);
}
