//! What a text is made of. The build script reads this file too.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// The names in a text, each as often as it stands there.
#[derive(Default)]
pub(crate) struct Mentions<'a> {
    /// `$card`
    pub(crate) variables: Vec<&'a str>,
    /// Other messages, which are given the same variables: `{ points }`
    pub(crate) messages: Vec<&'a str>,
    /// Terms, which are given none: `{ -brand }`
    pub(crate) terms: Vec<&'a str>,
}

impl<'a> Mentions<'a> {
    /// Adds the names of a text.
    pub(crate) fn add(&mut self, pattern: &'a Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &'a Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| self.add(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &'a InlineExpression<&'a str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::MessageReference { id, .. } => self.messages.push(id.name),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.push(id.name);
                arguments.iter().for_each(|arguments| self.add_arguments(arguments));
            }
            InlineExpression::VariableReference { id } => self.variables.push(id.name),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
        }
    }

    fn add_arguments(&mut self, arguments: &'a CallArguments<&'a str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments.positional.iter().chain(named).for_each(|argument| self.add_inline(argument));
    }
}
