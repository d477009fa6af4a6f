//! What one person may do to the others at a table, and how often.

use std::time::Duration;

use bots::{Level, Method, Spec};
use protocol::ProblemCode;
use protocol::http::{Join, NewPlace};
use protocol::socket::{FromClient, FromServer, Outline};
use room::{Act, Command, Input, Job, Purpose, Question, Settings, Work, open};
use table::Components;

use crate::world::{World, new_table, person, seat, setup};

fn say(world: &mut World, connection: protocol::ConnectionId) -> Result<(), ProblemCode> {
    world.ask(connection, |n| FromClient::Say { n, text: "hello".into() })
}

#[test]
fn a_person_speaks_so_often_however_many_connections_they_have() {
    let (mut world, people) = World::started("seikatsu", 2);
    let again = world.connect(0);
    for connection in [people[0], again, people[0], again, people[0]] {
        say(&mut world, connection).unwrap();
    }
    assert_eq!(say(&mut world, again), Err(ProblemCode::TooFast));
    say(&mut world, people[1]).unwrap();
    world.wait(10);
    say(&mut world, again).unwrap();
    // A clock that is set back silences nobody.
    world.now.0 -= 3_600_000;
    say(&mut world, again).unwrap();
}

#[test]
fn a_table_hears_only_so_much_from_one_person_and_tells_newcomers_the_last_of_it() {
    let (mut world, people) = World::started("seikatsu", 2);
    let mut said = 0;
    while say(&mut world, people[0]).is_ok() {
        said += 1;
        world.wait(10);
    }
    assert_eq!(said, 500);
    let late = world.connect(5);
    let told = world.look(late);
    let log =
        told.iter().find_map(|message| if let FromServer::Log { said, .. } = message { Some(said) } else { None });
    assert_eq!(log.unwrap().len(), 200);
}

#[test]
fn whoever_is_sent_away_stays_away_for_a_while() {
    let mut world = World::open(&new_table("seikatsu", &[NewPlace::Open]));
    let join = || Command::Join(Join::default());
    world.command(1, join()).unwrap();
    world.command(0, Command::Kick(seat(1))).unwrap();
    assert_eq!(world.command(1, join()).unwrap_err().code, ProblemCode::SentAway);
    // Also after the host was started again.
    world.set(|_| {});
    assert_eq!(world.command(1, join()).unwrap_err().code, ProblemCode::SentAway);
    world.command(2, join()).unwrap();
    world.command(2, Command::Leave).unwrap();
    world.wait(15 * 60);
    world.command(1, join()).unwrap();
}

#[test]
fn the_name_of_a_component_set_is_one_visible_line() {
    let game = games::find("shikoku").unwrap();
    let table = (game.component_table)(serde_json::json!({"icons": vec![2; 33]})).unwrap();
    let setup = setup(game.id, 3);
    let opened = |name: &str| {
        let components = Components::Custom { name: name.into(), table: table.clone() };
        let setup = table::Setup { components, ..setup.clone() };
        let places = vec![NewPlace::Open; usize::from(setup.seats)];
        let new = protocol::http::NewTable::new(game.id, setup, places);
        let mut luck = crate::world::Seeded::of(1);
        open(&person(0), &new, &Settings::default(), room::Time(0), &mut luck).map_err(|problem| problem.code)
    };
    assert_eq!(opened(&"x".repeat(250_000)), Err(ProblemCode::BadText));
    assert_eq!(opened("\u{3164}"), Err(ProblemCode::BadText));
    let journal = opened("\u{202e} mine\n").unwrap();
    let Act::Opened(opening) = &journal.entries[0].act else { panic!("a journal begins with the opening") };
    assert!(matches!(&opening.setup.components, Components::Custom { name, .. } if name == "mine"));
}

#[test]
fn a_ping_is_answered_and_changes_nothing() {
    let (mut world, people) = World::started("seikatsu", 2);
    let entries = world.journal.len();
    world.ask(people[0], |n| FromClient::Ping { n }).unwrap();
    assert_eq!(world.journal.len(), entries);
}

#[test]
fn one_wish_to_take_back_is_judged_at_a_time() {
    let (mut world, people) = World::started("seikatsu", 2);
    world.play(people[0]);
    let at = world.view(people[0]).at;
    for _ in 0..20 {
        let n = world.number();
        world.request(people[0], FromClient::Undo { n, at });
    }
    assert_eq!(world.jobs.len(), 1);
}

#[test]
fn jobs_are_on_the_account_of_who_caused_them() {
    let (mut world, me) = World::against(Level::Master);
    let n = world.number();
    world.request(me, FromClient::Hint { n });
    let [Job { person: asker, purpose: Purpose::Hint, .. }] = &world.jobs[..] else { panic!("a hint is a job") };
    assert_eq!(*asker, person(0).id);
    world.jobs.clear();
    world.play(me);
    let [Job { person: host, purpose: Purpose::Play, .. }] = &world.jobs[..] else { panic!("a bot's turn is a job") };
    assert_eq!(*host, person(0).id);
}

/// How long after its turn has come in the queue, ten seconds late, a master with or without a choice moves.
fn moves_after(forced: bool, thinks: Duration) -> Duration {
    let bot = NewPlace::Bot { level: Level::Master };
    let game = games::find("yokai-septet").unwrap();
    let mut world = World::open(&new_table(game.id, &[bot.clone(), bot]));
    world.command(0, Command::Start).unwrap();
    let me = world.connect(0);
    loop {
        let Some(job) = world.jobs.pop() else {
            let view = world.view(me);
            match view.outline().unwrap().turn.seats().contains(seat(0)) {
                true => {
                    let text = (game.choose)(view.view.text(), Spec::of(Method::Random), 1, &()).unwrap();
                    world.ask(me, |n| FromClient::Move { n, at: view.at, text }).unwrap();
                }
                false => world.wait(2),
            }
            continue;
        };
        let Work::Choose(Question { view, .. }) = &job.work else { panic!("bots choose") };
        let moves = view.read::<Outline>().unwrap().moves.len();
        if (moves == 1) != forced {
            world.jobs.push(job);
            world.work();
            world.wait(2);
            continue;
        }
        world.wait(10);
        let called = world.now;
        // Without a choice a master answers at once.
        world.pass(if forced { Duration::ZERO } else { thinks });
        let entries = world.journal.len();
        let finding = job.work.run(&crate::world::Hurried);
        world.happens(Input::Done { job: job.id, finding });
        while world.journal.len() == entries {
            world.pass(Duration::from_millis(1));
        }
        return called.until(world.now);
    }
}

#[test]
fn a_master_without_a_choice_takes_as_long_as_one_that_thinks() {
    let thinks = Settings::default().master_thinks;
    assert_eq!(moves_after(true, thinks), moves_after(false, thinks));
}

#[test]
fn a_new_name_is_kept_so_often_at_a_table() {
    let (mut world, _) = World::started("seikatsu", 2);
    for n in 0..100 {
        let person = room::Person { name: format!("N{n}"), ..person(0) };
        world.happens(Input::Command { person, command: Command::Rename }).unwrap().unwrap();
    }
    assert_eq!(world.acts(|act| matches!(act, Act::Renamed { .. })), 20);
}
