//! Shikoku's face.

mod why_not;

use shikoku::{Card, Event, Held, Line, Move, Phase, Public, Shikoku, Step};
use table::{Seat, SeatSet, Sentence, Turn, View};

use crate::canvas::{pad, wrap};
use crate::{Face, Gain, Ink, Lang, Style, Who, name, names};

impl Face for Shikoku {
    fn draw(view: &View<Self>, style: Style) -> String {
        let public = &view.public;
        let mut lines = Vec::new();
        let (now, before, turn_order, known) = match style.lang {
            Lang::English => ("Line in play:    ", "Line before it:  ", "Order of play:   ", "Others hold:     "),
            Lang::French => {
                ("Ligne en cours :    ", "Ligne précédente :  ", "Ordre du tour :     ", "D’autres ont :      ")
            }
        };
        lines.push(line_of(now, public.line, public.stayed_put, view, style));
        lines.push(line_of(before, public.previous, SeatSet::EMPTY, view, style));
        let order = public.order.iter().map(|seat| name(seat, view.seat, style.lang)).collect();
        let hand: Vec<_> = view.private.hand.map(|card| icon_card(card, public, style)).collect();
        let (hand, deck) = (hand.join("  "), public.deck);
        lines.push(listed(turn_order, order));
        lines.push(listed(known, known_cards(view, style)));
        lines.push(match style.lang {
            Lang::English => format!("Your hand:       {hand}     Cards in the deck: {deck}"),
            Lang::French => format!("Votre main :        {hand}     Cartes en pioche : {deck}"),
        });
        let legend = match style.lang {
            Lang::English => "17^6: card 17, worth 6 steps; = stayed put; * would win if it ended now",
            Lang::French => "17^6 : carte 17, valant 6 marches ; = n’a pas bougé ; * gagnerait ainsi",
        };
        lines.push(style.ink(Ink::Faint, legend));
        lines.join("\n")
    }

    fn draw_score(view: &View<Self>, style: Style) -> String {
        climbers(view, style).join("\n")
    }

    fn tell(event: &Event, viewer: Seat, lang: Lang) -> Option<String> {
        let named = |seat: Seat| name(seat, viewer, lang);
        Some(match event {
            Event::Dealt { .. } => match lang {
                Lang::English => "The cards are dealt and the first line is laid out.".into(),
                Lang::French => "Les cartes sont distribuées et la première ligne est en place.".into(),
            },
            Event::Played { seat, card } => match (lang, Who::of(*seat, viewer)) {
                (Lang::English, _) => format!("{} played {card}.", named(*seat)),
                (Lang::French, Who::You) => format!("Vous avez joué {card}."),
                (Lang::French, Who::Other(_)) => format!("{} a joué {card}.", named(*seat)),
            },
            Event::Climbed { seat, card, from, to } => match (lang, Who::of(*seat, viewer)) {
                (Lang::English, _) => format!("{} climbed from {from} to {to} with {card}.", named(*seat)),
                (Lang::French, Who::You) => format!("Vous êtes monté de {from} à {to} avec {card}."),
                (Lang::French, Who::Other(_)) => format!("{} est monté de {from} à {to} avec {card}.", named(*seat)),
            },
            Event::StayedPut { seat, card } => match (lang, Who::of(*seat, viewer)) {
                (Lang::English, _) => format!("{} stayed put with {card}.", named(*seat)),
                (Lang::French, Who::You) => format!("Vous n’avez pas bougé avec {card}."),
                (Lang::French, Who::Other(_)) => format!("{} n’a pas bougé avec {card}.", named(*seat)),
            },
            Event::PagodaReached { seats, .. } => {
                let seats = names(*seats, viewer, lang);
                match lang {
                    Lang::English => format!("The pagoda is reached by: {seats}. The game is over."),
                    Lang::French => format!("Arrivée à la pagode : {seats}. La partie est finie."),
                }
            }
            Event::Rotated { .. } => return None,
            Event::Drew { seat, left } => match (lang, Who::of(*seat, viewer)) {
                (Lang::English, _) => format!("{} drew from the deck, which has {left} left.", named(*seat)),
                (Lang::French, Who::You) => format!("Vous avez pioché ; il reste {left} en pioche."),
                (Lang::French, Who::Other(_)) => format!("{} a pioché ; il reste {left} en pioche.", named(*seat)),
            },
            Event::Took { seat, card } => match (lang, Who::of(*seat, viewer)) {
                (Lang::English, _) => format!("{} took {card}.", named(*seat)),
                (Lang::French, Who::You) => format!("Vous avez pris {card}."),
                (Lang::French, Who::Other(_)) => format!("{} a pris {card}.", named(*seat)),
            },
            Event::Removed { card } => match lang {
                Lang::English => format!("Nobody took {card}: it is out of the game."),
                Lang::French => format!("Personne n’a pris {card} : elle sort du jeu."),
            },
        })
    }

    fn describe_moves(view: &View<Self>, lang: Lang) -> String {
        let intro = match (view.public.phase, lang) {
            (Phase::Collect, Lang::English) => "Take a card of the line before:",
            (Phase::Collect, Lang::French) => "Prenez une carte de la ligne précédente :",
            (_, Lang::English) => "Play a card of your hand:",
            (_, Lang::French) => "Jouez une carte de votre main :",
        };
        let moves = view.moves.iter().map(|&mv| {
            let (Move::Play(card) | Move::Take(card)) = mv;
            format!("{mv} (+{})", view.public.icons.of(card))
        });
        let moves: Vec<_> = moves.collect();
        format!("{intro} {}", moves.join(", "))
    }

    fn how_to_play(lang: Lang) -> &'static str {
        match lang {
            Lang::English => {
                "\
Pilgrims climb 33 steps to a pagoda, but whoever arrives first does not win:
the second from the top does, and with five seats or more the second from the
bottom too. Each round everybody plays a card. Laid out by number the cards are
a line; all climb the icons of their card, but whoever is second from the left
(with five or more also second from the right) stays put. Then hands are filled
up from the line of the round before; the owner of the lowest card plays last
in the next round and draws instead.
Type play 17 or take 12; the number alone will do."
            }
            Lang::French => {
                "\
Des pèlerins gravissent les 33 marches d’une pagode, mais le premier arrivé ne
gagne pas : c’est le deuxième en partant du haut, et à cinq ou plus aussi le
deuxième en partant du bas. À chaque tour tous jouent une carte. Rangées par
numéro, elles forment une ligne ; chacun monte d’autant de marches que sa carte
l’indique, sauf le deuxième à gauche (à cinq ou plus aussi le deuxième à
droite), qui ne bouge pas. Puis on complète sa main dans la ligne du tour
d’avant ; qui avait la carte la plus basse joue dernier au tour suivant et
pioche.
Tapez play 17 ou take 12 ; le numéro seul suffit."
            }
        }
    }

    /// Steps are not points.
    fn gain(_: &Event, _: &Public) -> Option<Gain> {
        None
    }

    /// Steps climbed, which only the last card of a line decides.
    fn brings(events: &[Event], seat: Seat, _: &Public) -> Option<i32> {
        events.iter().find_map(|event| match *event {
            Event::Climbed { seat: climber, from, to, .. } if climber == seat => {
                Some(i32::from(to.number()) - i32::from(from.number()))
            }
            Event::StayedPut { seat: climber, .. } if climber == seat => Some(0),
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

/// One line a climber, the highest first.
fn climbers(view: &View<Shikoku>, style: Style) -> Vec<String> {
    let public = &view.public;
    let mut seats: Vec<(Seat, Step)> = public.steps.pairs().map(|(seat, &step)| (seat, step)).collect();
    seats.sort_by_key(|&(seat, step)| (std::cmp::Reverse(step), seat));
    let draw = |&(seat, step): &(Seat, Step)| {
        let mark = if public.would_win.contains(seat) && step > Step::START { '*' } else { ' ' };
        let at = usize::from(step.number());
        let track = format!("{}@{}", "-".repeat(at - 1), ".".repeat(usize::from(Step::PAGODA.number()) - at));
        let who = pad(&name(seat, view.seat, style.lang), 9);
        let line = format!("{who} {:>2} {mark} |{track}|", step.number());
        match Who::of(seat, view.seat) {
            Who::You => style.ink(Ink::Bold, &line),
            Who::Other(_) => line,
        }
    };
    seats.iter().map(draw).collect()
}

/// `3^5 You, 17^6 Seat 1=`
fn line_of(head: &str, line: Line, stayed: SeatSet, view: &View<Shikoku>, style: Style) -> String {
    let place = |place: shikoku::Place| {
        let mark = if stayed.contains(place.seat) { "=" } else { "" };
        let card = icon_card(place.card, &view.public, style);
        format!("{card} {}{mark}", name(place.seat, view.seat, style.lang))
    };
    listed(head, line.places().map(place).collect())
}

/// `Seat 1 12^4 17^6`: what each of the others is known to hold, as everybody saw it being taken.
fn known_cards(view: &View<Shikoku>, style: Style) -> Vec<String> {
    let others = view.public.hands.pairs().filter(|(seat, held)| *seat != view.seat && !held.taken.is_empty());
    let hand = |(seat, held): (Seat, &Held)| {
        let cards: Vec<_> = held.taken.map(|card| icon_card(card, &view.public, style)).collect();
        format!("{} {}", name(seat, view.seat, style.lang), cards.join(" "))
    };
    others.map(hand).collect()
}

/// A head and what follows it with commas, as many lines as it takes.
fn listed(head: &str, mut items: Vec<String>) -> String {
    if let Some((_, all_but_last)) = items.split_last_mut() {
        all_but_last.iter_mut().for_each(|item| item.push(','));
    } else {
        items.push("-".into());
    }
    let head = head.strip_suffix(' ').unwrap_or(head);
    wrap(std::iter::once(head.to_owned()).chain(items), head.chars().count() + 1, 80)
}

/// `17^6`: a card and its icons.
fn icon_card(card: Card, public: &Public, style: Style) -> String {
    let icons = public.icons.of(card);
    style.ink(Ink::Bold, &card.to_string()) + &style.ink(Ink::Yellow, &format!("^{icons}"))
}
