import { test as base } from "@playwright/test";
import { Server } from "./server";

/** Tests with a server: one a worker, started when it is first needed. */
export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
});

export { expect } from "@playwright/test";
