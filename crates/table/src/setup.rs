//! What is settled before the first step: seats, options, components.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
use ts_rs::TS;

use crate::{MAX_SEATS, Needs, Refusal, shown_as};

/// One thing that the host chooses, told as data: commands, screens and refusals need no knowledge of the game.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Choice {
    /// Its key in a record.
    pub name: &'static str,
    /// How many of the values are picked.
    pub pick: Pick,
    /// The names of what can be picked.
    pub values: &'static [&'static str],
}

/// How many values of a [`Choice`] are picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "table/")]
pub enum Pick {
    /// Exactly one; the first listed unless the host says otherwise.
    One,
    /// Any of them, none unless the host says otherwise; a record lists them in their order.
    Any,
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    /// The version of the game's rules.
    pub rules: u16,
    /// How many seats.
    pub seats: u8,
    /// Every option by its name.
    pub options: Map<String, Json>,
    /// The component set.
    pub components: Components,
}

/// The version of whatever was written before there were versions.
pub(crate) const FIRST_RULES: u16 = 1;

/// A setup as it is written: components as `"standard"`, or a host's own name and table.
#[derive(Clone, Serialize, Deserialize, TS)]
#[ts(rename = "Setup", export_to = "table/")]
struct Written {
    /// The version of the game's rules.
    #[serde(default = "first_rules")]
    rules: u16,
    /// How many seats.
    seats: u8,
    /// Every option by its name.
    #[ts(type = "{ [name: string]: string | Array<string> }")]
    options: Map<String, Json>,
    /// The name of the component set.
    components: String,
    /// The component set, unless it is the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    component_table: Option<Json>,
}

shown_as!(Setup, Written);

const fn first_rules() -> u16 {
    FIRST_RULES
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        let Setup { rules, seats, options, components } = setup;
        let (components, component_table) = match components {
            Components::Standard => (STANDARD.into(), None),
            Components::Custom { name, table } => (name, Some(table)),
        };
        Self { rules, seats, options, components, component_table }
    }
}

impl TryFrom<Written> for Setup {
    type Error = Refusal;

    fn try_from(written: Written) -> Result<Self, Refusal> {
        let Written { rules, seats, options, components, component_table } = written;
        Ok(Self { rules, seats, options, components: Components::of(components, component_table)? })
    }
}

impl Components {
    /// The set with this name, and its table unless it is the standard one.
    pub(crate) fn of(name: String, table: Option<Json>) -> Result<Self, Refusal> {
        let key = || "component_table".into();
        match (name == STANDARD, table) {
            (true, None) => Ok(Self::Standard),
            (true, Some(_)) => Err(Refusal::Key { key: key(), needs: Needs::ToBeAbsent }),
            (false, Some(table)) => Ok(Self::Custom { name, table }),
            (false, None) => Err(Refusal::Key { key: key(), needs: Needs::ToBeThere }),
        }
    }
}

/// The options of a game: a value of this type is a game that can be played.
pub trait Options: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The newest version of the game's rules; all from 1 on can be played.
    const RULES: u16;

    /// What the host chooses, by a version of the rules.
    fn choices(rules: u16) -> &'static [Choice];

    /// Whether the game can be played with other components than its own, by a version of the rules.
    fn takes_components(_rules: u16) -> bool {
        false
    }

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
        if !(FIRST_RULES..=Self::RULES).contains(&setup.rules) {
            let known = (FIRST_RULES..=Self::RULES).map(|rules| rules.to_string()).collect();
            return Err(Refusal::NoRules { rules: setup.rules, known });
        }
        let choices = Self::choices(setup.rules);
        if let Some(name) = setup.options.keys().find(|name| choices.iter().all(|choice| choice.name != *name)) {
            return Err(no_option(choices, name));
        }
        for choice in choices {
            match setup.options.get(choice.name) {
                Some(value) if choice.allows(value) => {}
                Some(value) => return Err(choice.refuse(value.to_string())),
                None => {
                    let (option, pick, allowed) = (choice.name.into(), choice.pick, choice.allowed());
                    return Err(Refusal::NoPick { option, pick, allowed });
                }
            }
        }
        match &setup.components {
            Components::Custom { .. } if !Self::takes_components(setup.rules) => Err(Refusal::StandardOnly),
            Components::Custom { name, .. } if name.is_empty() || name == STANDARD => {
                Err(Refusal::SetName { name: name.clone() })
            }
            _ => Self::from_checked(setup),
        }
    }

    /// The same setup by the newest rules: what newer versions added is as it is by default.
    #[must_use]
    fn newest(setup: &Setup) -> Setup {
        let mut newest = Setup { rules: Self::RULES, ..setup.clone() };
        for choice in Self::choices(Self::RULES) {
            newest.options.entry(choice.name).or_insert_with(|| choice.default());
        }
        newest
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
        rules: u16,
        choices: &[Choice],
        seats: u8,
        components: Components,
        options: &[(String, String)],
    ) -> Result<Self, Refusal> {
        let mut setup = Self {
            rules,
            seats,
            options: choices.iter().map(|choice| (choice.name.into(), choice.default())).collect(),
            components,
        };
        for (name, text) in options {
            let choice = choices.iter().find(|choice| choice.name == name).ok_or_else(|| no_option(choices, name))?;
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
            Pick::One => self.values[0].into(),
            Pick::Any => json!([]),
        }
    }

    /// All that can be picked; a list choice with n values has 2^n.
    fn all(&self) -> Vec<Json> {
        match self.pick {
            Pick::One => self.values.iter().map(|&value| value.into()).collect(),
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
        self.values.iter().enumerate().filter(|(i, _)| picked(*i)).map(|(_, value)| *value).collect()
    }

    fn typed(&self, text: &str) -> Result<Json, Refusal> {
        if self.pick == Pick::One {
            let value = Json::from(text);
            return if self.allows(&value) { Ok(value) } else { Err(self.refuse(format!("{text:?}"))) };
        }
        let names: Vec<&str> = text.split(',').filter(|name| !name.is_empty()).collect();
        for (i, name) in names.iter().enumerate() {
            if !self.values.contains(name) {
                return Err(self.refuse(format!("{name:?}")));
            }
            if names[..i].contains(name) {
                return Err(Refusal::Twice { option: self.name.into(), value: (*name).into() });
            }
        }
        Ok(self.subset(|i| names.contains(&self.values[i])))
    }

    fn allows(&self, value: &Json) -> bool {
        match (self.pick, value) {
            (Pick::One, Json::String(name)) => self.values.contains(&name.as_str()),
            // In their order and each at most once, which is how a subset is written.
            (Pick::Any, Json::Array(names)) => {
                *value == self.subset(|i| names.iter().any(|name| name == self.values[i]))
            }
            _ => false,
        }
    }

    fn allowed(&self) -> Vec<String> {
        self.values.iter().map(|&value| value.into()).collect()
    }

    fn refuse(&self, value: String) -> Refusal {
        Refusal::NoValue { option: self.name.into(), value, pick: self.pick, allowed: self.allowed() }
    }
}

fn no_option(choices: &[Choice], option: &str) -> Refusal {
    let options = choices.iter().map(|choice| choice.name.into()).collect();
    Refusal::NoOption { option: option.into(), options }
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

/// Every way to set the game up by the newest rules with its standard components: all seat counts with all combinations
/// of options.
#[must_use]
pub fn variants<O: Options>() -> Vec<O> {
    let mut picks = vec![Map::new()];
    for choice in O::choices(O::RULES) {
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
    let defaults: Map<_, _> =
        O::choices(O::RULES).iter().map(|choice| (choice.name.into(), choice.default())).collect();
    let mut picks = vec![defaults.clone()];
    for choice in O::choices(O::RULES) {
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
                let setup =
                    Setup { rules: O::RULES, seats, options: options.clone(), components: Components::Standard };
                O::read(&setup).ok()
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXPANSIONS: Choice = Choice { name: "expansions", pick: Pick::Any, values: &["zen", "frog"] };
    const MODE: Choice = Choice { name: "mode", pick: Pick::One, values: &["plain", "solo"] };

    fn typed(name: &str, text: &str) -> Result<Json, String> {
        Setup::typed(1, &[MODE, EXPANSIONS], 2, Components::Standard, &[(name.into(), text.into())])
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
