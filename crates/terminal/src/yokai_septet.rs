//! Yokai Septet at a terminal.

use table::{Seat, View};
use yokai_septet::{Card, Cards, DownCard, Gifts, OpenRows, Public, Stage, Standing, Suit, YokaiSeptet};

use crate::canvas::{centred, pad, table, wrap};
use crate::draw::Draw;
use crate::{Ink, Screen};

impl Draw for YokaiSeptet {
    fn draw(view: &View<Self>, screen: Screen<'_>) -> String {
        let mut lines = heading(&view.public, screen);
        for (seat, rows) in Seat::all(view.public.options.seats()).zip(&view.public.rows) {
            lines.push(String::new());
            lines.extend(open_rows(seat, rows, screen));
        }
        let tricks = tricks(view, screen);
        if !tricks.is_empty() {
            lines.push(String::new());
            lines.extend(tricks);
        }
        if !view.private.hand.is_empty() {
            lines.push(String::new());
            lines.extend(hand(view, screen));
        }
        lines.extend(gifts(view, screen));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, screen: Screen<'_>) -> String {
        let seals = view.public.options.mode().has_seals();
        let head = match seals {
            false => ["terminal-points", "terminal-tricks", "terminal-bosses"],
            true => ["terminal-seals", "terminal-tricks", "terminal-bosses-of-round"],
        };
        let mut rows = vec![std::iter::once(String::new()).chain(head.map(|id| screen.label(id))).collect()];
        let line = |side: &Standing| {
            let count = if seals { suits(side, screen) } else { screen.ink(Ink::Bold, &side.points.to_string()) };
            let bosses = if seals { captured(side.bosses, screen) } else { cards(side.bosses, screen) };
            vec![screen.list(side.seats), count, side.tricks.to_string(), bosses]
        };
        rows.extend(view.public.sides.iter().map(line));
        table(&rows).join("\n")
    }

    fn describe_moves(view: &View<Self>, screen: Screen<'_>) -> String {
        match (&view.private.choose, view.public.stage) {
            (Some(choose), Stage::Pass) => {
                let example: Vec<_> = choose.from.iter().take(3).map(|card| card.to_string()).collect();
                let mut args = vec![("count", view.moves.len().into()), ("example", example.join(" ").into())];
                let to: Vec<_> = choose.to.iter().map(|&seat| screen.name(seat)).collect();
                let id = match to.as_slice() {
                    [first, second, third] if first != second => {
                        args.extend([("first", first.into()), ("second", second.into()), ("third", third.into())]);
                        "terminal-pass-each"
                    }
                    _ => {
                        args.push(("seat", to[0].as_str().into()));
                        "terminal-pass"
                    }
                };
                screen.say(id, &args)
            }
            (Some(choose), _) => {
                let from: Vec<_> = choose.from.iter().map(|card| card.to_string()).collect();
                let example = from.first().cloned().unwrap_or_default().into();
                let head = screen.say("terminal-discard", &[("example", example)]);
                wrap(std::iter::once(head).chain(from), 2, 78)
            }
            (None, _) => {
                let head = match view.public.tricks.led() {
                    None => screen.label("terminal-lead"),
                    Some(suit) => screen.say("terminal-follow", &[("suit", suit_name(suit, screen).into())]),
                };
                wrap(std::iter::once(head).chain(view.moves.iter().map(ToString::to_string)), 2, 78)
            }
        }
    }
}

/// `Round 2. Trump: Fire (F9 was turned up).`
fn heading(public: &Public, screen: Screen<'_>) -> Vec<String> {
    let trump = public.trump.map(|suit| screen.ink(suit_ink(suit), &suit_name(suit, screen)));
    let none = || "none".to_owned();
    let card = public.trump_card.map_or_else(none, |card| card.to_string());
    let args = [("round", public.round.into()), ("trump", trump.unwrap_or_else(none).into()), ("card", card.into())];
    let mut lines = vec![screen.say("terminal-heading", &args)];
    lines.extend(public.shown.map(|shown| {
        let (card, seat) = (shown.card.to_string(), screen.name(shown.seat));
        screen.say("terminal-shown", &[("card", card.into()), ("seat", seat.into())])
    }));
    lines
}

/// The last trick and the one on the table.
fn tricks(view: &View<YokaiSeptet>, screen: Screen<'_>) -> Vec<String> {
    let seats = view.public.options.seats();
    let played = |leader: Seat, played: &[Option<Card>]| {
        let by = |(steps, card): (u8, &Card)| {
            format!("{} {}", screen.name(leader.left(steps, seats)), paint_card(*card, screen))
        };
        let words: Vec<_> = (0..).zip(played.iter().flatten()).map(by).collect();
        words.join(", ")
    };
    let mut lines = Vec::new();
    for trick in view.public.tricks.iter() {
        let cards = ("cards", played(trick.leader, trick.cards).into());
        match trick.winner {
            Some(winner) => {
                // Only the last finished one.
                lines.clear();
                lines.push(screen.say("terminal-last-trick", &[cards, ("seat", screen.name(winner).into())]));
            }
            None => lines.push(screen.say("terminal-trick", &[cards])),
        }
    }
    lines
}

/// The hand, a line a suit.
fn hand(view: &View<YokaiSeptet>, screen: Screen<'_>) -> Vec<String> {
    let mut lines = vec![screen.label("terminal-hand")];
    for suit in Suit::ALL {
        let held = view.private.hand.and(suit.cards());
        if !held.is_empty() {
            let trump = view.public.trump == Some(suit);
            let mark = if trump { format!("  {}", screen.label("terminal-trump")) } else { String::new() };
            let name = screen.ink(suit_ink(suit), &pad(&suit_name(suit, screen), 10));
            lines.push(format!("  {name}{}{mark}", cards(held, screen)));
        }
    }
    lines
}

/// What was passed, received and discarded.
fn gifts(view: &View<YokaiSeptet>, screen: Screen<'_>) -> Vec<String> {
    let list = |id: &str, gifts: Gifts| {
        let gift = |(seat, card): (Seat, Card)| format!("{card} ({})", screen.name(seat));
        let gifts = gifts.seats.into_iter().zip(gifts.cards).map(gift).collect::<Vec<_>>().join(", ");
        screen.say(id, &[("cards", gifts.into())])
    };
    let private = &view.private;
    let passed = private.passed.map(|gifts| list("terminal-passed", gifts));
    let received = private.received.map(|gifts| list("terminal-received", gifts));
    let discarded =
        private.discarded.map(|card| screen.say("terminal-discarded", &[("card", card.to_string().into())]));
    [passed, received, discarded].into_iter().flatten().collect()
}

/// A duellist's rows: each face-up card lies over the two beneath it.
fn open_rows(seat: Seat, rows: &OpenRows, screen: Screen<'_>) -> [String; 2] {
    let cell = |text: &str| centred(text, 6);
    let card = |card: Card| cell(&screen.ink(suit_ink(card.suit()), &card.to_string()));
    let up: String = rows.up.iter().map(|place| place.map_or_else(|| cell(""), card)).collect();
    let down = |place: &DownCard| match *place {
        DownCard::Played => cell(""),
        DownCard::FaceDown => cell(&screen.ink(Ink::Faint, "[?]")),
        DownCard::FaceUp(turned) => card(turned),
    };
    let down: String = rows.down.iter().map(down).collect();
    [format!("{}   {}", pad(&screen.name(seat), 10), up.trim_end()), format!("{:10}{}", "", down.trim_end())]
}

fn cards(cards: Cards, screen: Screen<'_>) -> String {
    cards.iter().map(|card| paint_card(card, screen)).collect::<Vec<_>>().join(" ")
}

fn paint_card(card: Card, screen: Screen<'_>) -> String {
    screen.ink(if card.is_boss() { Ink::Inverse } else { suit_ink(card.suit()) }, &card.to_string())
}

/// `W EE C`: the 7s of a round of Next Sevens, where it only matters which suits are there twice.
fn captured(bosses: Cards, screen: Screen<'_>) -> String {
    let letters = |suit: Suit| {
        let held = bosses.and(suit.cards()).len();
        (held > 0).then(|| screen.ink(suit_ink(suit), &suit.letter().to_string().repeat(held)))
    };
    Suit::ALL.into_iter().filter_map(letters).collect::<Vec<_>>().join(" ")
}

/// `3 (W C S)`
fn suits(side: &Standing, screen: Screen<'_>) -> String {
    let letters: Vec<_> = side.seals.iter().map(|suit| suit.letter().to_string()).collect();
    let count = screen.ink(Ink::Bold, &letters.len().to_string());
    if letters.is_empty() { count } else { format!("{count} ({})", letters.join(" ")) }
}

fn suit_name(suit: Suit, screen: Screen<'_>) -> String {
    screen.label(&format!("suit-{suit}"))
}

fn suit_ink(suit: Suit) -> Ink {
    match suit {
        Suit::Wind => Ink::Green,
        Suit::Earth => Ink::Magenta,
        Suit::Charm => Ink::Cyan,
        Suit::Lightning => Ink::Yellow,
        Suit::Darkness => Ink::Bold,
        Suit::Fire => Ink::Red,
        Suit::Snow => Ink::Blue,
    }
}
