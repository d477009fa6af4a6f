//! What happens in Yokai Septet, in words.

use table::{Seat, SeatSet, Text};
use yokai_septet::{Card, Cards, Event, Reason, RoundEnd, Suit};

use crate::lang::points_of;
use crate::{Lang, Who, name, names};

pub(super) fn tell(event: &Event, viewer: Seat, lang: Lang) -> Option<String> {
    let named = |seat: Seat| name(seat, viewer, lang);
    Some(match event {
        Event::Dealt { round, trump, .. } => tell_deal(*round, *trump, lang),
        Event::Chose { seat } => match (lang, Who::of(*seat, viewer)) {
            (_, Who::You) => return None,
            (Lang::English, _) => format!("{} has chosen.", named(*seat)),
            (Lang::French, _) => format!("{} a choisi.", named(*seat)),
        },
        Event::Passed => match lang {
            Lang::English => "The cards are passed.".into(),
            Lang::French => "Les cartes sont échangées.".into(),
        },
        Event::Discarded => match lang {
            Lang::English => "Both have discarded.".into(),
            Lang::French => "Les deux défausses sont faites.".into(),
        },
        Event::Showed { seat, card } => match (lang, Who::of(*seat, viewer)) {
            (Lang::English, Who::You) => format!("You show {card} and lead."),
            (Lang::English, _) => format!("{} shows {card} and leads.", named(*seat)),
            (Lang::French, Who::You) => format!("Vous montrez {card} et entamez."),
            (Lang::French, _) => format!("{} montre {card} et entame.", named(*seat)),
        },
        Event::Played { seat, card } => match (lang, Who::of(*seat, viewer)) {
            (Lang::English, _) => format!("{} played {card}.", named(*seat)),
            (Lang::French, Who::You) => format!("Vous avez joué {card}."),
            (Lang::French, _) => format!("{} a joué {card}.", named(*seat)),
        },
        Event::TrumpSet { suit } => match lang {
            Lang::English => format!("{} is trump for this round.", suit_name(*suit, lang)),
            Lang::French => format!("Atout de la manche : {}.", suit_name(*suit, lang)),
        },
        Event::Lacked { seat, suit } => {
            let suit = suit_name(*suit, lang);
            match (lang, Who::of(*seat, viewer)) {
                (_, Who::You) => return None,
                (Lang::English, _) => format!("  {} has no {suit}.", named(*seat)),
                (Lang::French, _) => format!("  {} n’a pas de carte {suit}.", named(*seat)),
            }
        }
        Event::TrickWon { seat, bosses, tricks } => tell_trick(*seat, *bosses, *tricks, viewer, lang),
        Event::TurnedUp { seat, card, .. } => match (lang, Who::of(*seat, viewer)) {
            (Lang::English, Who::You) => format!("  {card} is turned up in your row."),
            (Lang::English, _) => format!("  {card} is turned up in the row of {}.", named(*seat)),
            (Lang::French, Who::You) => format!("  {card} est retournée dans votre rangée."),
            (Lang::French, _) => format!("  {card} est retournée dans la rangée de {}.", named(*seat)),
        },
        Event::Sealed { seats, suit, seals } => {
            let (seats, suit) = (names(*seats, viewer, lang), suit_name(*suit, lang));
            match lang {
                Lang::English => format!("Sealed for {seats}: {suit}. Seals: {seals}."),
                Lang::French => format!("Scellé pour {seats} : {suit}. Sceaux : {seals}."),
            }
        }
        Event::RoundEnded { round, end } => tell_end(*round, *end, viewer, lang),
    })
}

fn tell_deal(round: u16, trump: Option<Card>, lang: Lang) -> String {
    match (lang, trump) {
        (Lang::English, Some(card)) => {
            format!("Round {round} is dealt. {card} is turned up: {} is trump.", suit_name(card.suit(), lang))
        }
        (Lang::French, Some(card)) => {
            format!("La manche {round} est distribuée. {card} est retournée, atout : {}.", suit_name(card.suit(), lang))
        }
        (Lang::English, None) => format!("Round {round} is dealt."),
        (Lang::French, None) => format!("La manche {round} est distribuée."),
    }
}

fn tell_trick(seat: Seat, bosses: Cards, tricks: u8, viewer: Seat, lang: Lang) -> String {
    let who = name(seat, viewer, lang);
    let bosses: Vec<_> = bosses.iter().map(|card| card.to_string()).collect();
    match (lang, Who::of(seat, viewer), bosses.join(" ")) {
        (Lang::English, _, bosses) if bosses.is_empty() => format!("-> {who} won the trick (trick {tricks})."),
        (Lang::English, _, bosses) => format!("-> {who} won the trick with {bosses} in it (trick {tricks})."),
        (Lang::French, Who::You, bosses) if bosses.is_empty() => {
            format!("-> Vous avez remporté le pli (pli {tricks}).")
        }
        (Lang::French, Who::You, bosses) => format!("-> Vous avez remporté le pli, avec {bosses} (pli {tricks})."),
        (Lang::French, _, bosses) if bosses.is_empty() => format!("-> {who} a remporté le pli (pli {tricks})."),
        (Lang::French, _, bosses) => format!("-> {who} a remporté le pli, avec {bosses} (pli {tricks})."),
    }
}

fn tell_end(round: u16, end: RoundEnd, viewer: Seat, lang: Lang) -> String {
    let RoundEnd { reason, winners, points, .. } = end;
    if winners == SeatSet::EMPTY {
        return match lang {
            Lang::English => format!("== Round {round} is played out."),
            Lang::French => format!("== La manche {round} est terminée."),
        };
    }
    let who = names(winners, viewer, lang);
    match (lang, reason) {
        (Lang::English, Reason::Bosses) => {
            format!("== Round {round}: enough bosses. Winning side: {who}, {points}.", points = points_of(points, lang))
        }
        (Lang::French, Reason::Bosses) => {
            format!(
                "== Manche {round} : assez de boss. Camp gagnant : {who}, {points}.",
                points = points_of(points, lang)
            )
        }
        (Lang::English, Reason::Greed) => {
            format!(
                "== Round {round}: too many tricks were won by one side. Winners: {who}, {points} each side.",
                points = points_of(points, lang)
            )
        }
        (Lang::French, Reason::Greed) => {
            format!(
                "== Manche {round} : un camp a gagné trop de plis. Gagnants : {who}, {points} par camp.",
                points = points_of(points, lang)
            )
        }
        (Lang::English, Reason::EmptyHands) => {
            format!(
                "== Round {round}: all cards are played. Last trick: {who}, {points}.",
                points = points_of(points, lang)
            )
        }
        (Lang::French, Reason::EmptyHands) => {
            format!(
                "== Manche {round} : toutes les cartes sont jouées. Dernier pli : {who}, {points}.",
                points = points_of(points, lang)
            )
        }
        (Lang::English, Reason::Seals) => format!("== Round {round}: all seals that were needed. Winning side: {who}."),
        (Lang::French, Reason::Seals) => format!("== Manche {round} : tous les sceaux requis. Camp gagnant : {who}."),
    }
}

pub(super) fn suit_name(suit: Suit, lang: Lang) -> &'static str {
    lang.of(match suit {
        Suit::Wind => Text::new("Wind", "Vent"),
        Suit::Earth => Text::new("Earth", "Terre"),
        Suit::Charm => Text::new("Charm", "Charme"),
        Suit::Lightning => Text::new("Lightning", "Foudre"),
        Suit::Darkness => Text::new("Darkness", "Ténèbres"),
        Suit::Fire => Text::new("Fire", "Feu"),
        Suit::Snow => Text::new("Snow", "Neige"),
    })
}

pub(super) fn how_to_play(lang: Lang) -> &'static str {
    match lang {
        Lang::English => {
            "\
Capture bosses, the 7 of each suit, but do not win too many tricks. Follow the
suit that was led if you can; otherwise play anything. The highest trump wins
the trick, else the highest card of the suit led, and WA beats everything. Four
bosses win a round (three with 3 seats); seven tricks without them lose it
(thirteen in a duel). Bosses count for their icons: W and E 0, C L D 1, F and S
2 (with 3 seats E 1, L D 2, F S 3), but not trump's. Seven points, or two
rounds, win. In the Next Sevens every suit has two 7s, and whoever captures
both in a round seals the suit.
Type a card to play it, such as F9; to pass, pass W2 E7 S13; to discard,
discard C4."
        }
        Lang::French => {
            "\
Capturez les boss, le 7 de chaque couleur, sans gagner trop de plis. Fournissez
la couleur demandée si vous le pouvez, sinon jouez ce que vous voulez. Le plus
fort atout gagne le pli, à défaut la plus forte carte de la couleur demandée ;
WA bat tout. Quatre boss gagnent une manche (trois à 3 joueurs), sept plis sans
eux la perdent (treize en duel). Un boss vaut ses icônes : W et E 0, C L D 1, F
et S 2 (à 3 joueurs E 1, L D 2, F S 3), sauf celui de l’atout. Sept points, ou
deux manches, gagnent. Dans les Sept Suivants chaque couleur a deux 7 : qui
prend les deux dans une manche scelle la couleur.
Tapez une carte pour la jouer, comme F9 ; pour donner, pass W2 E7 S13 ; pour
défausser, discard C4."
        }
    }
}
