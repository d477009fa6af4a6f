/** What can go wrong with games that are kept on a device: each has its sentence, and nothing else is lost. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { playHere } from "./here";
import { mouse } from "./input";
import { players } from "./players/all";
import { nextTurn, playOn } from "./table";

const [player] = players;

/** A game on this device in which it is our turn; its address. */
async function gameOn(page: Page): Promise<string> {
  await page.goto("/here");
  await playHere(page, player!);
  await nextTurn(page, -1);
  return page.url();
}

/** Writes nonsense over an entry that is kept. */
function damage(page: Page, table: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        const asked = indexedDB.open("chabudai");
        asked.onsuccess = () => {
          const tx = asked.result.transaction("rows", "readwrite");
          tx.objectStore("rows").put({ table: name, n: 1, time: 0, act: '{"act":"joi' });
          tx.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    table,
  );
}

test("a table is open in one tab; the other says so, and goes on when the first is closed", async ({
  page,
  context,
}) => {
  const address = await gameOn(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText("This table is open in another tab.")).toBeVisible();
  await page.close();
  // A browser lets go of what a closed tab held when it comes to it.
  await expect(async () => {
    await other.getByRole("button", { name: "Try again" }).click({ timeout: 1000 });
    await expect(other.getByRole("region", { name: "Board" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await nextTurn(other, -1);
});

test("the engine is loaded when it is needed and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const engine = () => asked.filter((path) => /\.wasm$|host-worker/.test(path));
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Play now/ })
    .first()
    .click();
  await nextTurn(page, -1);
  expect(engine()).toEqual([]);
  await gameOn(page);
  expect(engine()).not.toEqual([]);
});

test("a damaged entry spoils its own table only, which can be put away", async ({ page }) => {
  const good = await gameOn(page);
  const bad = await gameOn(page);
  await page.goto("/learn");
  await damage(page, bad.split("/").at(-1)!);
  await page.goto(bad);
  await expect(page.getByText("is damaged and cannot be played again")).toBeVisible();
  await page.goto("/here");
  await page
    .getByRole("button", { name: /^Put away/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Put away" }).click();
  await expect(page.getByRole("button", { name: /^Put away/ })).toHaveCount(1);
  await page.goto(good);
  await nextTurn(page, -1);
});

test("a page that is older than what is kept says that it has to be loaded again", async ({ page }) => {
  await page.goto("/learn");
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const asked = indexedDB.open("chabudai", 99);
        asked.onsuccess = () => {
          asked.result.close();
          done();
        };
      }),
  );
  await page.goto("/here");
  await expect(page.getByText("of a newer version of this page").first()).toBeVisible();
});

test("a device without room says so, keeps what was there, and goes on when there is room", async ({
  page,
}) => {
  // The disk of whoever keeps the games is full from the moment that the page says so.
  await page.route(/host-worker/, async (route) => {
    const response = await route.fetch();
    const full = (): void => {
      const { add } = IDBObjectStore.prototype;
      new BroadcastChannel("full").onmessage = ({ data }) => {
        const refuse = (): never => {
          throw new DOMException("there is no room", "QuotaExceededError");
        };
        IDBObjectStore.prototype.add = data ? refuse : add;
      };
    };
    await route.fulfill({ response, body: `(${full.toString()})();${await response.text()}` });
  });
  const setFull = (full: boolean) =>
    page.evaluate((data) => new BroadcastChannel("full").postMessage(data), full);
  await gameOn(page);
  const at = await nextTurn(page, -1);
  await setFull(true);
  await player!.move(page, mouse());
  await expect(page.getByText("There is no room left on this device").first()).toBeVisible();
  await setFull(false);
  await page.reload();
  expect(await nextTurn(page, -1), "nothing else is lost").toBe(at);
  await playOn(page, player!, mouse(), 2);
});

test.describe("a newer client", () => {
  test.use({ serviceWorkers: "allow" });

  test("is kept and announced, and the game that is on goes on with the files of the old one", async ({
    page,
    server,
  }) => {
    await page.goto("/here");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.reload();
    await playHere(page, player!);
    await playOn(page, player!, mouse(), 1);
    await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js?newer").then(() => {}));
    await expect(page.getByText("A new version is ready.").first()).toBeVisible();
    await server.kill();
    await playOn(page, player!, mouse(), 2);
  });
});
