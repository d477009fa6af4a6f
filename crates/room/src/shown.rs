//! What of a table may be seen, and by whom. Every byte that leaves a room is made here.

use std::collections::BTreeSet;

use protocol::http::{Listed, Player};
use protocol::socket::{FromServer, Said, ViewNow, You};
use protocol::{PersonId, Status, TableInfo, UndoAsked, Vote};
use table::{JsonText, PerSeat, Seat, SeatSet};

use crate::few::Few;
use crate::people::Chair;
use crate::room::Room;
use crate::state::Saying;
use crate::{Summary, Time};

/// What everybody may know of a position: made and written once for each seat, and once for all who watch.
#[derive(Default)]
pub(crate) struct Sights {
    at: u32,
    /// The part of them that is the same for all.
    public: Option<JsonText>,
    made: Few<Option<Seat>, Sight>,
}

#[derive(Clone)]
pub(crate) struct Sight {
    pub(crate) view: JsonText,
    /// What each move scores at once; empty where nothing is known of any.
    pub(crate) points: Vec<Option<i32>>,
    /// What each move brings everybody later; empty where nothing is known of any.
    pub(crate) prospects: Vec<Option<PerSeat<i32>>>,
}

impl Room {
    /// The table as everybody with its link sees it.
    pub(crate) fn info(&self) -> TableInfo {
        TableInfo {
            watching: self.watching() as u32,
            undo: self.undo.as_ref().map(|undo| UndoAsked { seat: undo.seat, at: undo.at, waiting_for: undo.waiting }),
            votes: self.votes.iter().map(|(&seat, &by)| self.vote(seat, by)).collect(),
            ..self.info_with(|id| self.is_here(id))
        }
    }

    /// The table when nobody is there.
    fn info_with(&self, is_here: impl Fn(&PersonId) -> bool) -> TableInfo {
        let state = &self.state;
        let kept: Vec<_> = self.kept_seats().collect();
        let kept_until = |seat| kept.iter().find(|kept| kept.0 == seat).map(|kept| self.host_time(kept.1).0);
        TableInfo {
            id: state.id.clone(),
            game: state.game.id.into(),
            setup: state.setup.clone(),
            status: state.status,
            places: state.chairs.seated().map(|(seat, chair)| chair.place(&is_here, kept_until(seat))).collect(),
            host: state.chairs.people().find(|person| person.id == state.host).map(|person| person.name.clone()),
            terms: state.terms.clone(),
            teams: state.teams.clone(),
            seat_kept: self.settings.seat_kept.as_secs() as u32,
            watching: 0,
            undo: None,
            votes: Vec::new(),
            rematch: state.rematch.clone(),
            opened: state.opened.seconds(),
            outcome: state.play.as_ref().and_then(|play| play.table.outcome()),
            ended: state.ended.map(Time::seconds),
        }
    }

    fn vote(&self, seat: Seat, by: SeatSet) -> Vote {
        let counts_from = self.votes_count_from(seat).map_or(0, |from| self.host_time(from).0);
        Vote { seat, by, needed: self.votes_needed(seat) as u8, counts_from }
    }

    /// What is known of the table while it sleeps.
    #[must_use]
    pub fn summary(&self) -> Summary {
        Summary {
            host: self.state.host.clone(),
            people: self.state.chairs.people().map(|person| person.id.clone()).collect(),
            opened: self.state.opened,
            info: self.info_with(|_| false),
        }
    }

    /// The table in a list for somebody.
    pub(crate) fn listed(&self, person: &PersonId) -> Listed {
        let your_seat = self.state.chairs.seat_of(person);
        let your_turn = your_seat.is_some_and(|seat| self.state.turn().contains(seat));
        Listed { table: self.info(), your_turn, your_seat }
    }

    /// The table for one of those who are at it.
    pub(crate) fn table_for(&self, you: You) -> FromServer {
        FromServer::Table { table: self.info().into(), you }
    }

    /// Who somebody is at the table.
    pub(crate) fn you(&self, person: &PersonId) -> You {
        You { seat: self.state.chairs.seat_of(person), host: self.state.host == *person }
    }

    /// Whether somebody sees what is played and said. A screen on the device of a player does at every table: it shows no more than
    /// the player is shown.
    pub(crate) fn sees(&self, person: &PersonId) -> bool {
        let open = !self.state.terms.unwatched || self.state.status != Status::Playing;
        open || self.state.chairs.uses(person.device())
    }

    /// Everything that everybody saw and said, but for those whom somebody does not want to hear.
    pub(crate) fn log(&self, blocked: &BTreeSet<PersonId>) -> FromServer {
        let heard = self.state.said.iter().filter(|saying| !blocked.contains(saying.person.id.device()));
        FromServer::Log {
            steps: self.state.play.as_ref().map(|play| play.told_since(0)).unwrap_or_default(),
            said: heard.map(|saying| self.said(saying)).collect(),
        }
    }

    pub(crate) fn said(&self, saying: &Saying) -> Said {
        Said {
            seat: self.state.chairs.seat_of(&saying.person.id),
            name: saying.person.name.clone(),
            speaker: self.state.speaker(&saying.person.id),
            text: saying.text.clone(),
            time: saying.time.seconds(),
        }
    }

    /// What `viewer` may know of the game, once it has begun, and what was told since so many steps; for somebody who sees it.
    pub(crate) fn view(&mut self, viewer: Option<Seat>, since: Option<usize>) -> Option<ViewNow> {
        let Sight { view, points, prospects } = self.sight(viewer)?;
        let play = self.state.play.as_ref()?;
        let on = self.state.status == Status::Playing;
        Some(ViewNow {
            at: play.at,
            view,
            previews: points,
            prospects,
            told: since.map(|steps| play.told_since(steps)).unwrap_or_default(),
            outcome: play.table.outcome(),
            deadline: self.deadline(viewer).map(|time| time.0),
            can_undo: on && viewer.is_some_and(|seat| play.before_last_move(seat).is_some()),
        })
    }

    /// The sight of the position, made if nobody has asked for it yet.
    pub(crate) fn sight(&mut self, viewer: Option<Seat>) -> Option<Sight> {
        let play = self.state.play.as_ref()?;
        if self.sights.at != play.at {
            self.sights = Sights { at: play.at, ..Sights::default() };
        }
        let public = self.sights.public.get_or_insert_with(|| play.table.public_text());
        let sight = self.sights.made.or_insert_with(viewer, || {
            let points = viewer.map(|seat| play.table.points(seat)).unwrap_or_default();
            let prospects = viewer.map(|seat| play.table.prospects(seat)).unwrap_or_default();
            Sight { view: play.table.view_with(viewer, public), points: known(points), prospects: known(prospects) }
        });
        Some(sight.clone())
    }

    /// Who plays, as a record names them.
    pub(crate) fn players(&self) -> Vec<Player> {
        self.state.chairs.0.iter().map(Chair::player).collect()
    }
}

/// What is known of moves; empty where nothing is known of any.
fn known<T>(of_moves: Vec<Option<T>>) -> Vec<Option<T>> {
    if of_moves.iter().any(Option::is_some) { of_moves } else { Vec::new() }
}
