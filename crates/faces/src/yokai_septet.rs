//! Yokai Septet's face.

mod why_not;
mod words;

use table::{Options as _, Seat, Sentence, Text, Turn, View};
use yokai_septet::{Card, Cards, Event, Move, OpenRows, Place, Public, Reason, Stage, Standing, Suit, YokaiSeptet};

use crate::canvas::{centred, table, wrap};
use crate::{Face, Gain, Ink, Lang, Style, name, names};
use words::{suit_name, tell};

impl Face for YokaiSeptet {
    fn draw(view: &View<Self>, style: Style) -> String {
        let mut lines = vec![heading(&view.public, view.seat, style)];
        for (seat, rows) in Seat::all(view.public.options.seats()).zip(&view.public.rows) {
            lines.push(String::new());
            lines.extend(open_rows(seat, rows, view.seat, style));
        }
        let tricks = tricks(view, style);
        if !tricks.is_empty() {
            lines.push(String::new());
            lines.extend(tricks);
        }
        if !view.private.hand.is_empty() {
            lines.push(String::new());
            lines.extend(hand(view, style));
        }
        lines.extend(gifts(view, style.lang));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, style: Style) -> String {
        let public = &view.public;
        let seals = public.options.mode().has_seals();
        let head = match (style.lang, seals) {
            (Lang::English, false) => ["", "points", "tricks", "bosses"],
            (Lang::French, false) => ["", "points", "plis", "boss"],
            (Lang::English, true) => ["", "seals", "tricks", "bosses this round"],
            (Lang::French, true) => ["", "sceaux", "plis", "boss de la manche"],
        };
        let mut rows = vec![head.map(String::from).to_vec()];
        let line = |side: &Standing| {
            let count = if seals { suits(side, style) } else { style.ink(Ink::Bold, &side.points.to_string()) };
            let who = names(side.seats, view.seat, style.lang);
            let bosses = if seals { captured(side.bosses, style) } else { cards(side.bosses, style) };
            vec![who, count, side.tricks.to_string(), bosses]
        };
        rows.extend(public.sides.iter().map(line));
        table(&rows).join("\n")
    }

    fn tell(event: &Event, viewer: Seat, lang: Lang) -> Option<String> {
        tell(event, viewer, lang)
    }

    fn describe_moves(view: &View<Self>, lang: Lang) -> String {
        let count = view.moves.len();
        match (&view.private.choose, view.public.stage) {
            (Some(choose), Stage::Pass) => {
                let to: Vec<_> = choose.to.iter().map(|&seat| name(seat, view.seat, lang)).collect();
                let example: Vec<_> = choose.from.iter().take(3).map(|card| card.to_string()).collect();
                let example = example.join(" ");
                match (lang, to.as_slice()) {
                    (Lang::English, [one, rest @ ..]) if rest.iter().all(|other| other == one) => {
                        format!("Choose 3 cards to pass to {one} ({count} ways).\nType them, such as: pass {example}")
                    }
                    (Lang::French, [one, rest @ ..]) if rest.iter().all(|other| other == one) => format!(
                        "Choisissez 3 cartes à donner à {one} ({count} possibilités).\nTapez-les, par exemple : pass {example}"
                    ),
                    (Lang::English, _) => format!(
                        "Choose a card for each: the first for {}, then for {} ({count} ways).\nType them in that order, such as: pass {example}",
                        to[0],
                        to[1..].join(", then for ")
                    ),
                    (Lang::French, _) => format!(
                        "Choisissez une carte pour chacun : la première pour {}, puis pour {} ({count} possibilités).\nTapez-les dans cet ordre, par exemple : pass {example}",
                        to[0],
                        to[1..].join(", puis pour ")
                    ),
                }
            }
            (Some(choose), _) => {
                let example = choose.from.iter().next().map(|card| card.to_string()).unwrap_or_default();
                let from = choose.from.iter().map(|card| card.to_string());
                let head = match lang {
                    Lang::English => format!("Discard a card unseen, not a 7 (such as: discard {example}):"),
                    Lang::French => {
                        format!("Défaussez une carte en secret, pas un 7 (par exemple : discard {example}) :")
                    }
                };
                wrap(std::iter::once(head).chain(from), 2, 78)
            }
            (None, _) => {
                let head = match (lang, view.public.tricks.led()) {
                    (Lang::English, None) => "You lead. Play any of:".to_owned(),
                    (Lang::French, None) => "Vous entamez. Jouez une carte parmi :".to_owned(),
                    (Lang::English, Some(suit)) => format!("{} was led. Play one of:", suit_name(suit, lang)),
                    (Lang::French, Some(suit)) => {
                        format!("Entame : {}. Jouez une carte parmi :", suit_name(suit, lang))
                    }
                };
                let moves = view.moves.iter().map(ToString::to_string);
                wrap(std::iter::once(head).chain(moves), 2, 78)
            }
        }
    }

    fn how_to_play(lang: Lang) -> &'static str {
        words::how_to_play(lang)
    }

    fn gain(event: &Event, _: &Public) -> Option<Gain> {
        match *event {
            Event::Sealed { seats, .. } => Some(Gain { seats, source: Text::new("seals", "sceaux"), points: 1 }),
            Event::RoundEnded { end, .. } if end.points > 0 => {
                let source = match end.reason {
                    Reason::Bosses | Reason::Seals => Text::new("rounds won by bosses", "manches gagnées aux boss"),
                    Reason::Greed => Text::new("others’ greed", "avidité des autres"),
                    Reason::EmptyHands => Text::new("last tricks", "derniers plis"),
                };
                Some(Gain { seats: end.winners, source, points: end.points.into() })
            }
            _ => None,
        }
    }

    /// Bosses captured, which only the last card of a trick decides; negative if the other side captures them.
    fn brings(events: &[Event], seat: Seat, public: &Public) -> Option<i32> {
        events.iter().find_map(|event| match *event {
            Event::TrickWon { seat: winner, bosses, .. } => {
                let bosses = i32::try_from(bosses.len()).unwrap_or(i32::MAX);
                let ours = public.options.side(winner) == public.options.side(seat);
                Some(if ours { bosses } else { -bosses })
            }
            _ => None,
        })
    }

    fn turn_of(public: &Public) -> Turn {
        public.turn
    }

    fn why_not(view: &View<Self>, mv: Move) -> Sentence {
        why_not::why_not(view, mv)
    }

    fn why_unreadable(text: &str) -> Option<Sentence> {
        why_not::why_unreadable(text)
    }
}

/// `Round 2, trump Fire (F9 was turned up)`
fn heading(public: &Public, viewer: Seat, style: Style) -> String {
    let round = public.round;
    let trump = public.trump.map(|suit| style.ink(suit_ink(suit), suit_name(suit, style.lang)));
    let text = match (style.lang, trump, public.trump_card) {
        (Lang::English, Some(trump), Some(card)) => format!("Round {round}. Trump: {trump} ({card} was turned up)."),
        (Lang::French, Some(trump), Some(card)) => format!("Manche {round}. Atout : {trump} ({card} retournée)."),
        (Lang::English, Some(trump), None) => format!("Round {round}. Trump: {trump}."),
        (Lang::French, Some(trump), None) => format!("Manche {round}. Atout : {trump}."),
        (Lang::English, None, _) => format!("Round {round}. The first card led will set trump."),
        (Lang::French, None, _) => format!("Manche {round}. La première carte jouée fixera l’atout."),
    };
    match public.shown {
        None => text,
        Some(shown) => {
            let (who, card) = (name(shown.seat, viewer, style.lang), shown.card);
            match style.lang {
                Lang::English => format!("{text}\nStill in hand: {card} ({who})."),
                Lang::French => format!("{text}\nToujours en main : {card} ({who})."),
            }
        }
    }
}

/// The last trick and the one on the table.
fn tricks(view: &View<YokaiSeptet>, style: Style) -> Vec<String> {
    let seats = view.public.options.seats();
    let played = |leader: Seat, played: &[Option<Card>]| {
        let by = |(steps, card): (u8, &Card)| {
            format!("{} {}", name(leader.left(steps, seats), view.seat, style.lang), paint_card(*card, style))
        };
        let words: Vec<_> = (0..).zip(played.iter().flatten()).map(by).collect();
        words.join(", ")
    };
    let mut lines = Vec::new();
    for trick in view.public.tricks.iter() {
        let cards = played(trick.leader, trick.cards);
        match (trick.winner, style.lang) {
            (Some(winner), lang) => {
                let winner = name(winner, view.seat, lang);
                // Only the last finished one.
                lines.clear();
                lines.push(match lang {
                    Lang::English => format!("Last trick: {cards} -> {winner}"),
                    Lang::French => format!("Dernier pli : {cards} -> {winner}"),
                });
            }
            (None, Lang::English) => lines.push(format!("On the table: {cards}")),
            (None, Lang::French) => lines.push(format!("Sur la table : {cards}")),
        }
    }
    lines
}

/// The hand, a line a suit.
fn hand(view: &View<YokaiSeptet>, style: Style) -> Vec<String> {
    let mut lines = vec![
        match style.lang {
            Lang::English => "Your hand:",
            Lang::French => "Votre main :",
        }
        .to_owned(),
    ];
    for suit in Suit::ALL {
        let held = view.private.hand.and(Cards::of_suit(suit));
        if !held.is_empty() {
            let mark = match (view.public.trump == Some(suit), style.lang) {
                (false, _) => "",
                (true, Lang::English) => "  (trump)",
                (true, Lang::French) => "  (atout)",
            };
            let name = format!("{:<10}", suit_name(suit, style.lang));
            lines.push(format!("  {}{}{mark}", style.ink(suit_ink(suit), &name), cards(held, style)));
        }
    }
    lines
}

/// What was passed and received.
fn gifts(view: &View<YokaiSeptet>, lang: Lang) -> Vec<String> {
    let list = |gifts: yokai_septet::Gifts| {
        let gift = |(seat, card): (Seat, Card)| format!("{card} ({})", name(seat, view.seat, lang));
        gifts.seats.into_iter().zip(gifts.cards).map(gift).collect::<Vec<_>>().join(", ")
    };
    let private = &view.private;
    let passed = private.passed.map(list).map(|cards| match lang {
        Lang::English => format!("You passed {cards}."),
        Lang::French => format!("Vous avez donné {cards}."),
    });
    let received = private.received.map(list).map(|cards| match lang {
        Lang::English => format!("You received {cards}."),
        Lang::French => format!("Vous avez reçu {cards}."),
    });
    let discarded = private.discarded.map(|card| match lang {
        Lang::English => format!("You discarded {card}."),
        Lang::French => format!("Vous avez défaussé {card}."),
    });
    [passed, received, discarded].into_iter().flatten().collect()
}

/// A duellist's rows: each face-up card lies over the two beneath it.
fn open_rows(seat: Seat, rows: &OpenRows, viewer: Seat, style: Style) -> [String; 2] {
    let cell = |text: &str| centred(text, 6);
    let card = |card: Card| cell(&style.ink(suit_ink(card.suit()), &card.to_string()));
    let up: String = rows.up.iter().map(|place| place.map_or_else(|| cell(""), card)).collect();
    let down = |place: &Place| match *place {
        Place::Empty => cell(""),
        Place::FaceDown => cell(&style.ink(Ink::Faint, "[?]")),
        Place::FaceUp(turned) => card(turned),
    };
    let down: String = rows.down.iter().map(down).collect();
    let who = format!("{:<10}", name(seat, viewer, style.lang));
    [format!("{who}   {}", up.trim_end()), format!("{:10}{}", "", down.trim_end())]
}

fn cards(cards: Cards, style: Style) -> String {
    cards.iter().map(|card| paint_card(card, style)).collect::<Vec<_>>().join(" ")
}

fn paint_card(card: Card, style: Style) -> String {
    style.ink(if card.is_boss() { Ink::Inverse } else { suit_ink(card.suit()) }, &card.to_string())
}

/// `W EE C`: the 7s of a round of Next Sevens, where it only matters which suits are there twice.
fn captured(bosses: Cards, style: Style) -> String {
    let letters = |suit: Suit| {
        let held = bosses.and(Cards::of_suit(suit)).len();
        (held > 0).then(|| style.ink(suit_ink(suit), &suit.letter().to_string().repeat(held)))
    };
    Suit::ALL.into_iter().filter_map(letters).collect::<Vec<_>>().join(" ")
}

/// `3 (W C S)`
fn suits(side: &Standing, style: Style) -> String {
    let letters: Vec<_> = side.seals.iter().map(|suit| suit.letter().to_string()).collect();
    let count = style.ink(Ink::Bold, &letters.len().to_string());
    if letters.is_empty() { count } else { format!("{count} ({})", letters.join(" ")) }
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
