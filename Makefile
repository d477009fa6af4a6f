# `make run` and `make test` are all that a newcomer needs.

.PHONY: run test lint golden types fuzz bench

# Until the table is served in the browser: one game at the terminal, step by step.
run:
	cargo run --release --package chabudai -- simulate seikatsu --seats 3 --tell

test:
	cargo test --workspace

# What CI asks besides the tests.
lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- --deny warnings

# Writes the golden transcripts anew. Read the difference before you commit it.
golden:
	INSTA_UPDATE=always cargo test --workspace golden

# Writes the client's TypeScript types anew from the Rust ones.
types:
	UPDATE_TYPES=1 cargo test --package server --test suite types

# Feeds damaged records to the referee until it finds a panic or the time is up.
FUZZ_SECONDS ?= 60
CORPUS = fuzz/corpus/record
fuzz:
	command -v cargo-fuzz || cargo install cargo-fuzz --locked
	cargo build --release --package chabudai
	mkdir -p $(CORPUS)
	for game in $$(target/release/chabudai games --json | sed -n 's/^    "id": "\(.*\)",/\1/p'); do \
		target/release/chabudai simulate $$game --records $(CORPUS)/$$game.json; \
	done
	RUSTC_BOOTSTRAP=1 cargo fuzz run record -- -max_total_time=$(FUZZ_SECONDS) -max_len=20000

bench:
	cargo run --release --package chabudai -- bench
