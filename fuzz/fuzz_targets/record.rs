//! Any bytes as a record: refused or accepted, never a panic, and what is accepted is written as a referee would.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Record;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = Record::from_json(text) else { return };
    let Ok(entry) = games::find(&record.game) else { return };
    if let Ok(table) = (entry.referee)(&record) {
        let mut rewritten = table.record();
        rewritten.extra = record.extra.clone();
        assert_eq!(rewritten, record);
    }
});
