# `make run` and `make test` are all that a newcomer needs.

.PHONY: run test test-rust test-web e2e lint golden types fuzz simulation bench load

ENGINE = web/src/local/engine.wasm

# The table at http://127.0.0.1:8080, kept in chabudai.db. The same build as for tests; `cargo build --release` makes the one to
# install, with the client inside it.
run: web/dist/index.html
	@test -s $(ENGINE) || echo "no compiler for WebAssembly can be had here: offline play is left out"
	cargo run --package chabudai -- serve

# The client first: it is part of the program that the others test.
test: web/dist/index.html test-web test-rust e2e

test-rust:
	scripts/need postgres
	scripts/with-postgres cargo test --workspace

test-web: web/node_modules $(ENGINE)
	cd web && npm test
	cargo build --quiet --package wasm --example answers
	cd web && node scripts/parity.mjs

# Whole games in a real browser, with the program as `cargo test` built it.
e2e: web/dist/index.html
	scripts/need chromium
	cargo build --package chabudai
	cd web && CHROMIUM="$$(../scripts/chromium-bin)" npm run e2e

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch web/node_modules

# The rules and the bots for the browser. Empty where it cannot be built; `make -B web/src/local/engine.wasm` tries again.
CRATES = table seikatsu yokai-septet miyabi shikoku bots games protocol room wasm
$(ENGINE): Cargo.toml Cargo.lock $(shell find $(CRATES:%=crates/%/src) $(CRATES:%=crates/%/Cargo.toml) -type f)
	scripts/wasm-engine $@

WEB = $(shell find locales web/src web/scripts web/public web/index.html web/vite.config.ts -type f -not -path $(ENGINE))
web/dist/index.html: web/node_modules $(ENGINE) $(WEB)
	cd web && npm run build

# What CI asks besides the tests.
lint: web/node_modules
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --quiet
	cd web && npm run format && npm run check

# Writes the golden transcripts anew. Read the difference before you commit it.
golden:
	INSTA_UPDATE=always cargo test --workspace golden

# Writes the client's TypeScript types anew, from the Rust ones and from the translation files.
types: web/node_modules
	UPDATE_TYPES=1 cargo test --package server --test suite types
	cd web && node scripts/words.mjs

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

# Lets worlds live in which everything breaks; a failure names its seed. `cargo test -p simulation` has 2,000 of them.
WORLDS ?= 100000
FROM ?= 10000
simulation:
	cargo run --package simulation -- --worlds $(WORLDS) --from $(FROM)

bench:
	cargo run --release --package chabudai -- bench

# What a server stands; `make load LOAD="--worst --seconds 60"` lets one person do their worst.
load:
	cargo run --release --package load -- $(LOAD)
