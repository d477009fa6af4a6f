//! Component sets as a file has them.

use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use table::{Named, Refusal, join};

use crate::zen::ZEN_TILES;
use crate::{Components, Kind, Majority, ObjectSquares, PerKind, Prizes, Shape, Tile, Tiles, ZenTiles};

/// Prizes that one seat could collect beyond this would not fit its score.
const MOST_PRIZES: u64 = 2_000_000_000;

impl Components {
    /// Reads a component table.
    ///
    /// # Errors
    /// If it is not in the form of the rules page: the key, what stands there and what is allowed.
    pub(crate) fn read(table: &Json) -> Result<Self, Refusal> {
        let fields = object("the table", table, &["majority", "bonus", "copies", "zen", "object"])?;
        Ok(Self {
            prizes: read_prizes(&fields["majority"], &fields["bonus"])?,
            copies: read_copies(&fields["copies"])?,
            zen: read_zen(&fields["zen"])?,
            object: read_objects(&fields["object"])?,
        })
    }

    /// The table in the form of the rules page.
    pub(crate) fn table(&self) -> Json {
        let copies: Map<_, _> = Tile::all().map(|tile| (tile.to_string(), self.copies.count(tile).into())).collect();
        let zen: Map<_, _> = Kind::ALL.map(|kind| (zen_key(kind), self.zen.count(kind).into())).into_iter().collect();
        json!({
            "majority": self.prizes.majority,
            "bonus": self.prizes.bonus,
            "copies": copies,
            "zen": zen,
            "object": self.object,
        })
    }
}

/// `{"1": "only", "2": "end", "3": "end", "L": "corner"}`
impl Serialize for ObjectSquares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let names = ["only", "end", self.straight.name(), self.corner.name()];
        serializer.collect_map(Shape::ALL.into_iter().zip(names))
    }
}

fn read_prizes(majority: &Json, bonus: &Json) -> Result<Prizes, Refusal> {
    let letters = Kind::ALL.map(|kind| kind.to_string());
    let majorities = object("majority", majority, &letters)?;
    let bonuses = object("bonus", bonus, &letters)?;
    let majority = PerKind::try_from_fn(|kind| read_majority(kind, &majorities[&kind.to_string()]))?;
    let bonus =
        PerKind::try_from_fn(|kind| number(&format!("bonus.{kind}"), &bonuses[&kind.to_string()], MOST_PRIZES))?;
    let most = Kind::ALL.map(|kind| {
        let Majority(most, second) = majority[kind];
        u64::from(most.max(second)) + u64::from(bonus[kind])
    });
    let sum: u64 = most.iter().sum();
    if sum > MOST_PRIZES {
        return refuse(&format!(
            "majority and bonus add up to {sum} points for one seat: at most {MOST_PRIZES} can be counted"
        ));
    }
    Ok(Prizes { majority, bonus })
}

fn read_majority(kind: Kind, value: &Json) -> Result<Majority, Refusal> {
    let key = format!("majority.{kind}");
    match value.as_array().map(Vec::as_slice) {
        Some([most, second]) => Ok(Majority(number(&key, most, MOST_PRIZES)?, number(&key, second, MOST_PRIZES)?)),
        _ => refuse(&format!("{key} is {value}: it must be two numbers, for the most and for the second most")),
    }
}

fn read_copies(copies: &Json) -> Result<Tiles, Refusal> {
    let names: Vec<_> = Tile::all().map(|tile| tile.to_string()).collect();
    let fields = object("copies", copies, &names)?;
    let mut counts = [0; Tile::COUNT];
    for (count, name) in counts.iter_mut().zip(&names) {
        *count = number(&format!("copies.{name}"), &fields[name], u8::MAX.into())? as u8;
    }
    let tiles = Tiles::new(counts);
    for shape in Shape::ALL {
        let (sum, needed) = (tiles.shape_total(shape), shape.tiles());
        if sum != u32::from(needed) {
            let [first, last] = [Kind::Maple, Kind::Stone].map(|kind| Tile::new(kind, shape));
            let name = shape.name();
            return refuse(&format!(
                "copies.{first} to copies.{last} sum to {sum}: there must be {needed} {name} tiles"
            ));
        }
    }
    Ok(tiles)
}

fn read_zen(zen: &Json) -> Result<ZenTiles, Refusal> {
    let fields = object("zen", zen, &Kind::ALL.map(zen_key))?;
    let count = |kind| Ok(number(&format!("zen.{}", zen_key(kind)), &fields[&zen_key(kind)], u8::MAX.into())? as u8);
    let tiles = ZenTiles::new(PerKind::try_from_fn(count)?);
    match tiles.total() as usize {
        ZEN_TILES => Ok(tiles),
        sum => refuse(&format!("zen.ZM to zen.ZS sum to {sum}: there must be {ZEN_TILES} zen tiles")),
    }
}

fn zen_key(kind: Kind) -> String {
    format!("Z{kind}")
}

fn read_objects(objects: &Json) -> Result<ObjectSquares, Refusal> {
    let fields = object("object", objects, &Shape::ALL.map(|shape| shape.digit().to_string()))?;
    one_of("object.1", &fields["1"], &["only"])?;
    one_of("object.2", &fields["2"], &["end"])?;
    Ok(ObjectSquares { straight: named("object.3", &fields["3"])?, corner: named("object.L", &fields["L"])? })
}

/// An object with exactly these keys.
fn object<'a>(place: &str, value: &'a Json, keys: &[impl AsRef<str>]) -> Result<&'a Map<String, Json>, Refusal> {
    let Json::Object(fields) = value else {
        return refuse(&format!("{place} is {value}: it must have the keys {}", join(keys, "and")));
    };
    if let Some(missing) = keys.iter().find(|key| !fields.contains_key(key.as_ref())) {
        let (missing, keys) = (missing.as_ref(), join(keys, "and"));
        return refuse(&format!("{place} lacks the key {missing:?}: it must have {keys}"));
    }
    if let Some(unknown) = fields.keys().find(|&field| keys.iter().all(|key| key.as_ref() != field)) {
        return refuse(&format!("{place} has the unknown key {unknown:?}: it must have {}", join(keys, "and")));
    }
    Ok(fields)
}

/// A whole number up to `most`.
fn number(key: &str, value: &Json, most: u64) -> Result<u32, Refusal> {
    match value.as_u64().filter(|&number| number <= most).and_then(|number| u32::try_from(number).ok()) {
        Some(number) => Ok(number),
        None => refuse(&format!("{key} has {value}: it must be a whole number from 0 to {most}")),
    }
}

fn named<T: Named>(key: &str, value: &Json) -> Result<T, Refusal> {
    let names: Vec<_> = T::ALL.iter().map(|value| value.name()).collect();
    let name = one_of(key, value, &names)?;
    Ok(T::named(name).expect("the name is one of the listed"))
}

fn one_of<'a>(key: &str, value: &Json, names: &[&'a str]) -> Result<&'a str, Refusal> {
    match names.iter().find(|&&name| value == name) {
        Some(name) => Ok(name),
        None => refuse(&format!("{key} is {value}: it must be {}", join(names, "or"))),
    }
}

fn refuse<T>(reason: &str) -> Result<T, Refusal> {
    Err(Refusal::Setup(format!("component table: {reason}")))
}
