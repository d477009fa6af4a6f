/** Two people with one phone at a table of the server, and somebody else with a phone of their own. */
import type { WebSocket } from "@playwright/test";
import { expect, test } from "./fixtures";
import { touch } from "./input";
import { person } from "./people";
import shikoku from "./players/shikoku";
import { playShared } from "./shared";
import { playOn } from "./table";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

test("two people share a phone, and it is covered whenever it is handed on", async ({ browser, baseURL }) => {
  const shared = await person(browser, baseURL!, "Aiko", phone);
  const other = await person(browser, baseURL!, "Chiyo", phone);
  await shared.goto("/new/shikoku");
  await shared.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await shared.getByRole("button", { name: "Open the table" }).tap();
  await shared.getByText("Somebody else plays with this device").tap();
  await shared.getByLabel("Nickname").fill("Basile");
  await shared.locator("form").getByRole("button", { name: "Sit down" }).tap();
  await expect(shared.getByText("Basile", { exact: true })).toBeVisible();
  await other.goto(shared.url());
  await other.getByRole("button", { name: "Sit down at place 3" }).tap();

  // Whose hands the phone is told of, by the wires that tell it.
  const seats = new Map<WebSocket, Set<number>>();
  shared.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; view?: { seat: number | null } };
      const seat = message.view?.seat ?? null;
      if (message.type === "view" && seat !== null) {
        seats.set(socket, (seats.get(socket) ?? new Set()).add(seat));
      }
    }),
  );
  const told = () => [...seats].filter(([socket]) => !socket.isClosed()).flatMap(([, hands]) => [...hands]);
  await shared.getByRole("button", { name: "Start the game" }).tap();
  const holders = new Set<string>();
  const together = playShared(shared, shikoku, touch(), 400, async ({ holder, hand }) => {
    if (holder === null) {
      await expect(shared.getByRole("group", { name: "Your hand" })).toHaveCount(0);
      await expect(shared.getByRole("region", { name: "Board" })).toHaveCount(0);
      await expect.poll(told, "a covered phone is told of no hand").toEqual([]);
      return;
    }
    holders.add(holder);
    expect(hand.length).toBeGreaterThan(0);
    expect(told(), "whoever holds the phone is shown one hand").toHaveLength(1);
  });
  await Promise.all([together, playOn(other, shikoku, touch())]);
  expect([...holders].sort()).toEqual(["Aiko", "Basile"]);
  await expect(shared.getByRole("heading", { name: "The game is over" })).toBeVisible();
  for (const page of [shared, other]) await page.context().close();
});
