/** What `crates/wasm/src/abi.rs` exports, as a function from a question's text to the answer's. Plain, so that scripts have it too. */

/**
 * @typedef {{
 *   memory: WebAssembly.Memory,
 *   question(length: number): number,
 *   answer(start: number, length: number): number,
 *   last_answer(): number,
 * }} Exports
 */

/**
 * An instance of the engine. One that has thrown is of no more use.
 * @param {WebAssembly.Module} module
 * @returns {(question: string) => string}
 */
export function instance(module) {
  const { exports } = new WebAssembly.Instance(module, { browser: { now: () => performance.now() } });
  const { memory, question, answer, last_answer } = /** @type {Exports} */ (/** @type {unknown} */ (exports));
  return (text) => {
    const bytes = new TextEncoder().encode(text);
    const start = question(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, start);
    const length = answer(start, bytes.length);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, last_answer(), length));
  };
}
