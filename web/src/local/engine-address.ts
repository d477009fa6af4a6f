/** Where the engine is. `make` builds it; a client that was built without one plays with a server only. */
const built = import.meta.glob<string>("./engine.wasm", { query: "?url", import: "default", eager: true });

export const engineAddress: string | undefined = __ENGINE__ ? built["./engine.wasm"] : undefined;
