//! Where events go.

/// A listener to what happens in a game.
pub trait Tell<E> {
    /// Something happened. It is only put into words if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: playouts pay nothing for events.
impl<E> Tell<E> for () {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

/// Events are gathered in their order.
impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
