import { createHash } from "node:crypto";
import { test as base } from "@playwright/test";
import { Server } from "./server";

/** Tests with a server of their own. A test meets the same deals every time, and others when it is repeated. */
export const test = base.extend<{ server: Server; flags: string[] }>({
  /** What the server is started with besides the usual. */
  flags: [[], { option: true }],
  server: async ({ flags }, use, { titlePath, repeatEachIndex }) => {
    const name = [...titlePath, repeatEachIndex].join(" ");
    const server = new Server(createHash("sha256").update(name).digest().readUInt32BE(), flags);
    await server.start();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
});

export { expect } from "@playwright/test";
