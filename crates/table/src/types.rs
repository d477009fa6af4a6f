//! What views and events look like to a client: TypeScript types, made from the Rust ones.
//!
//! Most are derived. Types with a `Serialize` of their own are [shown as](crate::shown_as) whatever that writes.

use std::io;
use std::marker::PhantomData;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Choice, Game, Outcome, Record, Refusal, Ruling, Setup, WhyNot, view};

/// Writes the types of the contract itself into the folder `table` of `dir`.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    export_type::<Choice>(dir)?;
    export_type::<Ruling>(dir)?;
    export_type::<Refusal>(dir)?;
    export_type::<WhyNot<()>>(dir)?;
    export_type::<Setup>(dir)?;
    export_type::<Record>(dir)?;
    export_type::<Outcome>(dir)?;
    export_type::<view::Written<(), ()>>(dir)
}

/// Writes the types of a game's views and events, and all that they are made of, into `dir`: a game's own into a folder
/// with its name.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types_of<G: Game>(dir: &Path) -> io::Result<()> {
    export_type::<G::Public>(dir)?;
    export_type::<G::Private>(dir)?;
    export_type::<G::Event>(dir)?;
    export_type::<G::Reason>(dir)
}

/// Writes one type, and all that it is made of, into `dir`.
///
/// # Errors
/// If the files cannot be written.
pub fn export_type<T: TS + 'static>(dir: &Path) -> io::Result<()> {
    // All our numbers are small: none needs a `bigint`.
    T::export_all(&Config::new().with_large_int("number").with_out_dir(dir)).map_err(io::Error::other)
}

/// A JSON object with a `V` for every `K`: no value is one of this type, it only says how others are written.
pub struct EveryKey<K, V>(PhantomData<(K, V)>);

/// A JSON object with a `V` for some of the `K`: no value is one of this type, it only says how others are written.
pub struct SomeKeys<K, V>(PhantomData<(K, V)>);

macro_rules! object {
    ($object:ident, $pattern:literal) => {
        impl<K: TS, V: TS> TS for $object<K, V> {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(cfg: &Config) -> String {
                format!($pattern, K::name(cfg), V::name(cfg))
            }

            fn inline(cfg: &Config) -> String {
                Self::name(cfg)
            }

            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                K::visit_generics(visitor);
                visitor.visit::<K>();
                V::visit_generics(visitor);
                visitor.visit::<V>();
            }
        }
    };
}

object!(EveryKey, "Record<{}, {}>");
object!(SomeKeys, "Partial<Record<{}, {}>>");

/// Shows a type to clients as another one, which is how it is written: `shown_as!(Cards, Vec<Card>)`. The parameters
/// of a generic type come first: `shown_as!([T: TS] PerKind<T>, EveryKey<Kind, T>)`.
#[macro_export]
macro_rules! shown_as {
    ([$($parameters:tt)*] $type:ty, $shown:ty) => {
        impl<$($parameters)*> ::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                <$shown as ::ts_rs::TS>::docs()
            }

            fn ident(cfg: &::ts_rs::Config) -> String {
                <$shown as ::ts_rs::TS>::ident(cfg)
            }

            fn decl(cfg: &::ts_rs::Config) -> String {
                <$shown as ::ts_rs::TS>::decl(cfg)
            }

            fn name(cfg: &::ts_rs::Config) -> String {
                <$shown as ::ts_rs::TS>::name(cfg)
            }

            fn inline(cfg: &::ts_rs::Config) -> String {
                <$shown as ::ts_rs::TS>::inline(cfg)
            }

            fn inline_flattened(cfg: &::ts_rs::Config) -> String {
                <$shown as ::ts_rs::TS>::inline_flattened(cfg)
            }

            fn visit_dependencies(visitor: &mut impl ::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$shown as ::ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl ::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$shown as ::ts_rs::TS>::visit_generics(visitor);
            }

            fn output_path() -> Option<std::path::PathBuf> {
                <$shown as ::ts_rs::TS>::output_path()
            }
        }
    };
    ($type:ty, $shown:ty) => {
        $crate::shown_as!([] $type, $shown);
    };
}
