//! What JavaScript calls: it writes a question into memory that it was given, and reads the answer where it is told.
#![allow(unsafe_code, reason = "memory is shared with JavaScript")]

use std::cell::RefCell;
use std::time::Duration;

use bots::Runtime;

use crate::Engine;

thread_local! {
    static ENGINE: RefCell<(Engine, String)> = RefCell::default();
}

#[link(wasm_import_module = "browser")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    safe fn now() -> f64;
}

/// The browser's clock; each Worker is a thread of its own.
struct Browser;

impl Runtime for Browser {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(now() / 1000.0)
    }
}

/// Room for a question of so many bytes.
#[unsafe(no_mangle)]
extern "C" fn question(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Answers the question that was written there, and returns how long the answer is.
///
/// # Safety
/// `start` and `length` are those of a [`question`], which is used up.
#[unsafe(no_mangle)]
unsafe extern "C" fn answer(start: *mut u8, length: usize) -> usize {
    // SAFETY: the caller hands back what `question` gave away.
    let question = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(start, length)) };
    ENGINE.with_borrow_mut(|(engine, last)| {
        *last = engine.answer(&String::from_utf8_lossy(&question), &Browser);
        last.len()
    })
}

/// Where the last answer is, until the next question.
#[unsafe(no_mangle)]
extern "C" fn last_answer() -> *const u8 {
    ENGINE.with_borrow(|(_, last)| last.as_ptr())
}
