//! Component sets as a file has them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use table::{Named, Refusal};

use crate::zen::ZEN_TILES;
use crate::{Components, Kind, Majority, ObjectSquares, PerKind, Prizes, Shape, Tile, Tiles, ZenTile, ZenTiles};

/// Prizes that one seat could collect beyond this would not fit its score.
const MOST_PRIZES: u32 = 2_000_000_000;

impl Components {
    /// Reads a component table.
    ///
    /// # Errors
    /// If it is not in the form of the rules page: the key, what stands there and what is allowed.
    pub(crate) fn read(table: &Json) -> Result<Self, Refusal> {
        let fields = object(None, table, &["majority", "bonus", "copies", "zen", "object"])?;
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
        serializer.collect_map(Shape::ALL.map(|shape| (shape.digit(), self.on(shape))))
    }
}

impl<'de> Deserialize<'de> for ObjectSquares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_objects(&Json::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

fn read_prizes(majority: &Json, bonus: &Json) -> Result<Prizes, Refusal> {
    let letters = Kind::ALL.map(|kind| kind.to_string());
    let majorities = object(Some("majority"), majority, &letters)?;
    let bonuses = object(Some("bonus"), bonus, &letters)?;
    let majority = PerKind::try_from_fn(|kind| read_majority(kind, &majorities[&kind.to_string()]))?;
    let bonus = PerKind::try_from_fn(|kind| number(format!("bonus.{kind}"), &bonuses[&kind.to_string()], MOST_PRIZES))?;
    let most = Kind::ALL.map(|kind| {
        let Majority(most, second) = majority[kind];
        u64::from(most.max(second)) + u64::from(bonus[kind])
    });
    match (most.iter().sum(), u64::from(MOST_PRIZES)) {
        (sum, most) if sum > most => Err(Refusal::ComponentTotal { key: "majority + bonus".into(), sum, most }),
        _ => Ok(Prizes { majority, bonus }),
    }
}

fn read_majority(kind: Kind, value: &Json) -> Result<Majority, Refusal> {
    let key = format!("majority.{kind}");
    match value.as_array().map(Vec::as_slice) {
        Some([most, second]) => {
            Ok(Majority(number(key.clone(), most, MOST_PRIZES)?, number(key, second, MOST_PRIZES)?))
        }
        _ => Err(Refusal::ComponentList { key, length: 2 }),
    }
}

fn read_copies(copies: &Json) -> Result<Tiles, Refusal> {
    let names: Vec<_> = Tile::all().map(|tile| tile.to_string()).collect();
    let fields = object(Some("copies"), copies, &names)?;
    let mut counts = [0; Tile::COUNT];
    for (count, name) in counts.iter_mut().zip(&names) {
        *count = count_of(format!("copies.{name}"), &fields[name])?;
    }
    let tiles = Tiles::new(counts);
    for shape in Shape::ALL {
        let [first, last] = [Kind::Maple, Kind::Stone].map(|kind| Tile::new(kind, shape));
        adds_up(format!("copies.{first}…{last}"), tiles.shape_total(shape), shape.tiles().into())?;
    }
    Ok(tiles)
}

fn read_zen(zen: &Json) -> Result<ZenTiles, Refusal> {
    let fields = object(Some("zen"), zen, &Kind::ALL.map(zen_key))?;
    let count = |kind| count_of(format!("zen.{}", zen_key(kind)), &fields[&zen_key(kind)]);
    let tiles = ZenTiles::new(PerKind::try_from_fn(count)?);
    adds_up("zen.ZM…ZS".into(), tiles.total(), ZEN_TILES as u32)?;
    Ok(tiles)
}

fn zen_key(kind: Kind) -> String {
    ZenTile(kind).to_string()
}

fn read_objects(objects: &Json) -> Result<ObjectSquares, Refusal> {
    let fields = object(Some("object"), objects, &Shape::ALL.map(|shape| shape.to_string()))?;
    one_of("object.1", &fields["1"], &["only"])?;
    one_of("object.2", &fields["2"], &["end"])?;
    Ok(ObjectSquares { straight: named("object.3", &fields["3"])?, corner: named("object.L", &fields["L"])? })
}

/// The object under a key, or the whole table, with exactly these keys in it.
fn object<'a>(
    under: Option<&str>,
    value: &'a Json,
    keys: &[impl AsRef<str>],
) -> Result<&'a Map<String, Json>, Refusal> {
    let known = || keys.iter().map(|key| key.as_ref().to_owned());
    let inside = |key: &str| under.map_or_else(|| key.into(), |under| format!("{under}.{key}"));
    let Json::Object(fields) = value else {
        return Err(Refusal::ComponentTable { key: under.unwrap_or("component_table").into() });
    };
    if let Some(missing) = known().find(|key| !fields.contains_key(key)) {
        return Err(Refusal::NoComponent { key: inside(&missing) });
    }
    match fields.keys().find(|&field| known().all(|key| key != *field)) {
        Some(unknown) => Err(Refusal::UnknownComponent { key: inside(unknown), known: known().collect() }),
        None => Ok(fields),
    }
}

/// A whole number up to `most`.
fn number(key: String, value: &Json, most: u32) -> Result<u32, Refusal> {
    match value.as_u64().and_then(|number| u32::try_from(number).ok()).filter(|&number| number <= most) {
        Some(number) => Ok(number),
        None => Err(Refusal::ComponentNumber { key, value: value.to_string(), least: 0, most }),
    }
}

fn count_of(key: String, value: &Json) -> Result<u8, Refusal> {
    Ok(number(key, value, u8::MAX.into())? as u8)
}

fn adds_up(key: String, sum: u32, needed: u32) -> Result<(), Refusal> {
    if sum == needed { Ok(()) } else { Err(Refusal::ComponentSum { key, sum, needed }) }
}

fn named<T: Named>(key: &str, value: &Json) -> Result<T, Refusal> {
    let names: Vec<_> = T::ALL.iter().map(|value| value.name()).collect();
    let name = one_of(key, value, &names)?;
    Ok(T::named(name).expect("the name is one of the listed"))
}

fn one_of<'a>(key: &str, value: &Json, names: &[&'a str]) -> Result<&'a str, Refusal> {
    let allowed = || names.iter().map(|&name| name.into()).collect();
    match names.iter().find(|&&name| value == name) {
        Some(name) => Ok(name),
        None => Err(Refusal::ComponentWord { key: key.into(), value: value.to_string(), allowed: allowed() }),
    }
}
