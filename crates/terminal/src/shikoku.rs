//! Shikoku at a terminal.

use shikoku::{Card, Held, Line, LineCard, Move, Phase, Public, Shikoku, Step};
use table::{Seat, SeatSet, View};

use crate::canvas::{pad, width, wrap};
use crate::draw::Draw;
use crate::{Ink, Screen};

impl Draw for Shikoku {
    fn draw(view: &View<Self>, screen: Screen<'_>) -> String {
        let public = &view.public;
        let order = public.order.iter().map(|seat| screen.name(seat)).collect();
        let hand: Vec<_> = view.private.hand.into_iter().map(|card| icon_card(card, public, screen)).collect();
        let deck = screen.say("terminal-deck", &[("cards", public.deck.into())]);
        let mut lines = headed(vec![
            (screen.label("terminal-line"), line_of(public.line, public.stayed_put, view, screen)),
            (screen.label("terminal-previous"), line_of(public.previous, SeatSet::EMPTY, view, screen)),
            (screen.label("terminal-order"), order),
            (screen.label("terminal-known"), known_cards(view, screen)),
            (screen.label("terminal-hand"), vec![format!("{}     {deck}", hand.join("  "))]),
        ]);
        lines.push(screen.ink(Ink::Faint, &screen.label("terminal-legend")));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, screen: Screen<'_>) -> String {
        climbers(view, screen).join("\n")
    }

    fn describe_moves(view: &View<Self>, screen: Screen<'_>) -> String {
        let head = match view.public.phase {
            Phase::Collect => "terminal-take",
            _ => "terminal-play",
        };
        let moves = view.moves.iter().map(|&mv| {
            let (Move::Play(card) | Move::Take(card)) = mv;
            format!("{mv} (+{})", view.public.icons.of(card))
        });
        let moves: Vec<_> = moves.collect();
        format!("{} {}", screen.label(head), moves.join(", "))
    }
}

/// One line a climber, the highest first.
fn climbers(view: &View<Shikoku>, screen: Screen<'_>) -> Vec<String> {
    let public = &view.public;
    let mut seats: Vec<(Seat, Step)> = public.steps.pairs().map(|(seat, &step)| (seat, step)).collect();
    seats.sort_by_key(|&(seat, step)| (std::cmp::Reverse(step), seat));
    let draw = |&(seat, step): &(Seat, Step)| {
        let mark = if public.would_win.contains(seat) && step > Step::START { '*' } else { ' ' };
        let at = usize::from(step.number());
        let track = format!("{}@{}", "-".repeat(at - 1), ".".repeat(usize::from(Step::PAGODA.number()) - at));
        let line = format!("{} {:>2} {mark} |{track}|", pad(&screen.name(seat), 9), step.number());
        if seat == view.seat { screen.ink(Ink::Bold, &line) } else { line }
    };
    seats.iter().map(draw).collect()
}

/// `3^5 You`, `17^6 Seat 1=`
fn line_of(line: Line, stayed: SeatSet, view: &View<Shikoku>, screen: Screen<'_>) -> Vec<String> {
    let laid = |LineCard { card, seat }| {
        let mark = if stayed.contains(seat) { "=" } else { "" };
        format!("{} {}{mark}", icon_card(card, &view.public, screen), screen.name(seat))
    };
    line.iter().map(laid).collect()
}

/// `Seat 1 12^4 17^6`: what each of the others is known to hold, as everybody saw it being taken.
fn known_cards(view: &View<Shikoku>, screen: Screen<'_>) -> Vec<String> {
    let others = view.public.hands.pairs().filter(|(seat, held)| *seat != view.seat && !held.taken.is_empty());
    let hand = |(seat, held): (Seat, &Held)| {
        let cards: Vec<_> = held.taken.into_iter().map(|card| icon_card(card, &view.public, screen)).collect();
        format!("{} {}", screen.name(seat), cards.join(" "))
    };
    others.map(hand).collect()
}

/// Heads in a column and what follows each with commas, as many lines as it takes.
fn headed(lines: Vec<(String, Vec<String>)>) -> Vec<String> {
    let columns = lines.iter().map(|(head, _)| width(head)).max().unwrap_or(0) + 1;
    let line = |(head, mut items): (String, Vec<String>)| {
        if let Some((_, all_but_last)) = items.split_last_mut() {
            all_but_last.iter_mut().for_each(|item| item.push(','));
        } else {
            items.push("-".into());
        }
        wrap(std::iter::once(pad(&head, columns)).chain(items), columns + 1, 80)
    };
    lines.into_iter().map(line).collect()
}

/// `17^6`: a card and its icons.
fn icon_card(card: Card, public: &Public, screen: Screen<'_>) -> String {
    let icons = public.icons.of(card);
    screen.ink(Ink::Bold, &card.to_string()) + &screen.ink(Ink::Yellow, &format!("^{icons}"))
}
