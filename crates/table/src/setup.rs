//! What is settled before the first step: seats, options, components.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use ts_rs::TS;

use crate::{MAX_SEATS, Refusal, Text, shown_as};

/// One thing that the host chooses, told as data: commands, screens and refusals need no knowledge of the game.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Choice {
    /// Its key in a record.
    pub name: &'static str,
    /// What it is about.
    pub label: Text,
    /// How many of the values are picked.
    pub pick: Pick,
    /// What can be picked.
    pub values: &'static [Value],
}

/// How many values of a [`Choice`] are picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "table/")]
pub enum Pick {
    /// Exactly one; the first listed unless the host says otherwise.
    One,
    /// Any of them, none unless the host says otherwise; a record lists them in their order.
    Any,
}

/// One value of a [`Choice`].
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Value {
    /// Its name in a record.
    pub name: &'static str,
    /// What it means.
    pub label: Text,
}

/// A Rust enum whose variants are the values of a [`Choice`].
pub trait Named: Copy + 'static {
    /// All variants, in the order of the choice's values.
    const ALL: &'static [Self];

    /// The name in a record.
    fn name(self) -> &'static str;

    /// The variant with this name.
    #[must_use]
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
    }
}

/// The name of the components of a game's rules page.
pub(crate) const STANDARD: &str = "standard";

/// The components that are played with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Components {
    /// Those of the game's rules page.
    #[default]
    Standard,
    /// A host's own, written out in full.
    Custom {
        /// The name of the set; never `standard`.
        name: String,
        /// The set, in the form that the game's rules page gives.
        table: Json,
    },
}

/// What a record says of a game before its log; it may still be nonsense, which [`Options::read`] refuses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Every option by its name.
    #[ts(type = "{ [name: string]: string | Array<string> }")]
    pub options: Map<String, Json>,
    /// The component set.
    #[serde(flatten)]
    pub components: Components,
}

/// Components as they are written: `{"components": "standard"}`, or a host's own name and table.
#[derive(Serialize, TS)]
#[ts(rename = "Components", export_to = "table/")]
struct Written<'a> {
    components: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    component_table: Option<&'a Json>,
}

shown_as!(Components, Written<'static>);

impl Serialize for Components {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (components, component_table) = match self {
            Self::Standard => (STANDARD, None),
            Self::Custom { name, table } => (name.as_str(), Some(table)),
        };
        Written { components, component_table }.serialize(serializer)
    }
}

/// The options of a game: a value of this type is a game that can be played.
pub trait Options: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What the host chooses.
    const CHOICES: &'static [Choice];

    /// What a component file holds, if the game can be played with other components than its own.
    const COMPONENTS: Option<Text> = None;

    /// Reads a setup in which every option is present and every value is one of the listed.
    ///
    /// # Errors
    /// If the choices do not go together, with what is allowed.
    fn from_checked(setup: &Setup) -> Result<Self, Refusal>;

    /// Every option written out, defaults included.
    fn setup(&self) -> Setup;

    /// How many seats.
    fn seats(&self) -> u8;

    /// Reads a setup.
    ///
    /// # Errors
    /// If it is not one of this game's, with what is wrong and what is allowed.
    fn read(setup: &Setup) -> Result<Self, Refusal> {
        for name in setup.options.keys() {
            if !Self::CHOICES.iter().any(|choice| choice.name == name) {
                return Err(unknown_option(Self::CHOICES, name));
            }
        }
        for choice in Self::CHOICES {
            match setup.options.get(choice.name) {
                Some(value) if choice.allows(value) => {}
                Some(value) => return Err(choice.refuse(&value.to_string())),
                None => {
                    let allowed = choice.allowed();
                    return Err(Refusal::Setup(format!("option {} is missing: {allowed}", choice.name)));
                }
            }
        }
        match &setup.components {
            Components::Standard => {}
            Components::Custom { .. } if Self::COMPONENTS.is_none() => {
                return Err(Refusal::Setup("this game is only played with the standard components".into()));
            }
            Components::Custom { name, .. } if name.is_empty() || name == STANDARD => {
                return Err(Refusal::Setup(format!("a component set of one's own cannot be named {name:?}")));
            }
            Components::Custom { .. } => {}
        }
        Self::from_checked(setup)
    }

    /// The component table that a host's file holds, in the form of a record; a file always has keys at its top.
    ///
    /// # Errors
    /// If the file has other keys.
    fn component_table(file: Json) -> Result<Json, Refusal> {
        Ok(file)
    }
}

impl Setup {
    /// The defaults of `choices`, changed by options as typed: `name=value`, a list with commas.
    ///
    /// # Errors
    /// If an option or a value does not exist, with those that do.
    pub fn typed(
        choices: &[Choice],
        seats: u8,
        components: Components,
        options: &[(String, String)],
    ) -> Result<Self, Refusal> {
        let mut setup = Self {
            seats,
            options: choices.iter().map(|choice| (choice.name.into(), choice.default())).collect(),
            components,
        };
        for (name, text) in options {
            let choice =
                choices.iter().find(|choice| choice.name == name).ok_or_else(|| unknown_option(choices, name))?;
            setup.options.insert(name.clone(), choice.typed(text)?);
        }
        Ok(setup)
    }

    /// The value picked for an option of which one is picked.
    ///
    /// # Panics
    /// If [`Options::read`] has not checked the setup.
    #[must_use]
    pub fn one<T: Named>(&self, option: &str) -> T {
        let name = self.options[option].as_str().expect("read checks that one value is picked");
        T::named(name).expect("read checks that the value is listed")
    }

    /// The values picked for an option of which any are picked, in their order.
    ///
    /// # Panics
    /// If [`Options::read`] has not checked the setup.
    pub fn any<T: Named>(&self, option: &str) -> impl Iterator<Item = T> {
        let names = self.options[option].as_array().expect("read checks that a list is picked");
        names.iter().map(|name| {
            let name = name.as_str().expect("read checks that the list holds names");
            T::named(name).expect("read checks that the values are listed")
        })
    }
}

impl Choice {
    /// What is picked unless the host says otherwise.
    #[must_use]
    pub fn default(&self) -> Json {
        match self.pick {
            Pick::One => self.values[0].name.into(),
            Pick::Any => json!([]),
        }
    }

    /// All that can be picked; a list choice with n values has 2^n.
    fn all(&self) -> Vec<Json> {
        match self.pick {
            Pick::One => self.values.iter().map(|value| value.name.into()).collect(),
            Pick::Any => (0..1u32 << self.values.len()).map(|bits| self.subset(|i| bits >> i & 1 == 1)).collect(),
        }
    }

    /// What a sample of the choice shows: each value, or none and all of a list.
    fn sample(&self) -> Vec<Json> {
        match self.pick {
            Pick::One => self.all(),
            Pick::Any => vec![self.subset(|_| false), self.subset(|_| true)],
        }
    }

    fn subset(&self, picked: impl Fn(usize) -> bool) -> Json {
        self.values.iter().enumerate().filter(|(i, _)| picked(*i)).map(|(_, value)| value.name).collect()
    }

    fn typed(&self, text: &str) -> Result<Json, Refusal> {
        if self.pick == Pick::One {
            let value = Json::from(text);
            return if self.allows(&value) { Ok(value) } else { Err(self.refuse(&format!("{text:?}"))) };
        }
        let names: Vec<&str> = text.split(',').filter(|name| !name.is_empty()).collect();
        for (i, name) in names.iter().enumerate() {
            if !self.values.iter().any(|value| value.name == *name) {
                return Err(self.refuse(&format!("{name:?}")));
            }
            if names[..i].contains(name) {
                return Err(Refusal::Setup(format!("option {} names {name:?} twice", self.name)));
            }
        }
        Ok(self.subset(|i| names.contains(&self.values[i].name)))
    }

    fn allows(&self, value: &Json) -> bool {
        match (self.pick, value) {
            (Pick::One, Json::String(name)) => self.values.iter().any(|value| value.name == name),
            // In their order and each at most once, which is how a subset is written.
            (Pick::Any, Json::Array(names)) => {
                *value == self.subset(|i| names.iter().any(|name| name == self.values[i].name))
            }
            _ => false,
        }
    }

    fn allowed(&self) -> String {
        let names: Vec<_> = self.values.iter().map(|value| value.name).collect();
        match self.pick {
            Pick::One => format!("it is {}", join(&names, "or")),
            Pick::Any => format!("it is a list out of {}, in this order", join(&names, "and")),
        }
    }

    fn refuse(&self, value: &str) -> Refusal {
        Refusal::Setup(format!("option {} cannot be {value}: {}", self.name, self.allowed()))
    }
}

fn unknown_option(choices: &[Choice], name: &str) -> Refusal {
    let names: Vec<_> = choices.iter().map(|choice| choice.name).collect();
    Refusal::Setup(match names.as_slice() {
        [] => format!("there is no option {name:?}: this game has none"),
        [only] => format!("there is no option {name:?}: the only one is {only}"),
        _ => format!("there is no option {name:?}: there are {}", join(&names, "and")),
    })
}

/// `a, b and c` for people.
#[must_use]
pub fn join(words: &[impl AsRef<str>], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.as_ref().into(),
        [first @ .., end] => {
            let first: Vec<_> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", first.join(", "), end.as_ref())
        }
    }
}

/// Every way to set the game up with its standard components: all seat counts with all combinations of options.
#[must_use]
pub fn variants<O: Options>() -> Vec<O> {
    let mut picks = vec![Map::new()];
    for choice in O::CHOICES {
        picks = picks
            .iter()
            .flat_map(|options| {
                choice.all().into_iter().map(|value| {
                    let mut options = options.clone();
                    options.insert(choice.name.into(), value);
                    options
                })
            })
            .collect();
    }
    playable(picks)
}

/// A few setups that show the game's range: those in which at most one choice differs from the default.
#[must_use]
pub fn showcase<O: Options>() -> Vec<O> {
    let defaults: Map<_, _> = O::CHOICES.iter().map(|choice| (choice.name.into(), choice.default())).collect();
    let mut picks = vec![defaults.clone()];
    for choice in O::CHOICES {
        for value in choice.sample() {
            let mut options = defaults.clone();
            options.insert(choice.name.into(), value);
            if options != defaults {
                picks.push(options);
            }
        }
    }
    playable(picks)
}

/// The options that the game accepts, with every seat count that it accepts them for.
fn playable<O: Options>(picks: Vec<Map<String, Json>>) -> Vec<O> {
    picks
        .into_iter()
        .flat_map(|options| {
            (1..=MAX_SEATS as u8).filter_map(move |seats| {
                O::read(&Setup { seats, options: options.clone(), components: Components::Standard }).ok()
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LABEL: Text = Text::new("", "");
    const EXPANSIONS: Choice = Choice {
        name: "expansions",
        label: LABEL,
        pick: Pick::Any,
        values: &[Value { name: "zen", label: LABEL }, Value { name: "frog", label: LABEL }],
    };
    const MODE: Choice = Choice {
        name: "mode",
        label: LABEL,
        pick: Pick::One,
        values: &[Value { name: "plain", label: LABEL }, Value { name: "solo", label: LABEL }],
    };

    fn typed(name: &str, text: &str) -> Result<Json, String> {
        Setup::typed(&[MODE, EXPANSIONS], 2, Components::Standard, &[(name.into(), text.into())])
            .map(|setup| setup.options[name].clone())
            .map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn typed_lists_are_put_into_their_order() {
        assert_eq!(typed("expansions", "frog,zen").unwrap(), json!(["zen", "frog"]));
        assert_eq!(typed("expansions", "").unwrap(), json!([]));
    }

    #[test]
    fn a_refusal_lists_what_is_allowed() {
        assert_eq!(typed("mode", "x").unwrap_err(), "option mode cannot be \"x\": it is plain or solo");
        assert_eq!(
            typed("expansions", "fog").unwrap_err(),
            "option expansions cannot be \"fog\": it is a list out of zen and frog, in this order"
        );
        assert_eq!(typed("expansions", "zen,zen").unwrap_err(), "option expansions names \"zen\" twice");
        assert_eq!(typed("moode", "x").unwrap_err(), "there is no option \"moode\": there are mode and expansions");
    }

    #[test]
    fn a_record_lists_values_once_and_in_order() {
        assert!(EXPANSIONS.allows(&json!(["zen", "frog"])));
        for wrong in [json!(["frog", "zen"]), json!(["zen", "zen"]), json!("zen"), json!(["zen", 3]), json!(null)] {
            assert!(!EXPANSIONS.allows(&wrong), "{wrong}");
        }
    }
}
