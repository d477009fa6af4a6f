//! Who sits where, by lot.

use table::{Dice, Seat, SeatSet};

/// Whose place each seat is for: everybody may come to sit anywhere, but partners stay partners.
pub(crate) fn draw(seats: impl Iterator<Item = Seat>, teams: &[SeatSet], dice: &mut Dice) -> Vec<Seat> {
    let mut order: Vec<_> = seats.collect();
    if teams.is_empty() {
        dice.shuffle(&mut order);
        return order;
    }
    let mut drawn = teams.to_vec();
    dice.shuffle(&mut drawn);
    for side in teams {
        // A side changes only with one of its own size.
        let other = drawn.iter().position(|other| other.len() == side.len()).expect("the side itself is among them");
        let mut people: Vec<_> = drawn.remove(other).iter().collect();
        dice.shuffle(&mut people);
        for (seat, place) in side.iter().zip(people) {
            order[seat.index()] = place;
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn orders(seats: u8, teams: &[SeatSet]) -> HashSet<Vec<Seat>> {
        (0..2000).map(|seed| draw(Seat::all(seats), teams, &mut Dice::new(seed))).collect()
    }

    fn team(seats: &[u8]) -> SeatSet {
        seats.iter().map(|&seat| Seat::new(seat)).collect()
    }

    #[test]
    fn without_teams_everybody_may_sit_anywhere() {
        assert_eq!(orders(4, &[]).len(), 24);
    }

    #[test]
    fn partners_stay_partners_wherever_they_sit() {
        let teams = [team(&[0, 2]), team(&[1, 3])];
        let orders = orders(4, &teams);
        assert_eq!(orders.len(), 8, "two sides, and two ways to sit within each");
        for order in orders {
            for side in teams {
                let people: SeatSet = side.iter().map(|seat| order[seat.index()]).collect();
                assert!(teams.contains(&people), "{order:?}");
            }
        }
    }

    #[test]
    fn sides_of_different_sizes_keep_their_sizes() {
        let orders = orders(3, &[team(&[1]), team(&[0, 2])]);
        assert_eq!(orders.len(), 2);
        assert!(orders.iter().all(|order| order[1] == Seat::new(1)));
    }
}
