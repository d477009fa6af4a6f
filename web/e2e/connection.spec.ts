import { expect, test } from "./fixtures";
import { mouse } from "./input";
import seikatsu from "./players/seikatsu";
import shikoku from "./players/shikoku";
import { expectEnd, nextTurn, playBots, playOn } from "./table";

test("a page that is loaded again in mid-turn shows the same position, and the game goes on", async ({
  page,
}) => {
  await playBots(page, seikatsu);
  await playOn(page, seikatsu, mouse(), 3);
  await nextTurn(page, -1);
  const spaces = () => page.getByRole("group", { name: "The garden" }).getByRole("button").allInnerTexts();
  const hand = () => page.getByRole("group", { name: "Your hand" }).innerHTML();
  const before = { spaces: await spaces(), hand: await hand() };
  await page.getByRole("group", { name: "Your hand" }).getByRole("button").first().click();
  await page.reload();
  await nextTurn(page, -1);
  expect({ spaces: await spaces(), hand: await hand() }).toEqual(before);
  await playOn(page, seikatsu, mouse());
  await expectEnd(page);
});

test("a server that is killed in mid-game loses nothing, and the page says what is going on", async ({
  page,
  server,
}) => {
  await playBots(page, shikoku);
  await playOn(page, shikoku, mouse(), 3);
  await nextTurn(page, -1);
  const log = page.getByRole("tabpanel", { name: "Log" }).getByRole("listitem");
  const before = await log.allInnerTexts();
  await server.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Your hand" })).toBeVisible();
  await server.start();
  await expect(page.getByText("The connection is lost.")).toHaveCount(0, { timeout: 15_000 });
  expect((await log.allInnerTexts()).slice(0, before.length)).toEqual(before);
  await playOn(page, shikoku, mouse());
  await expectEnd(page);
});

test("a move that is made while the server is away is played once it is back", async ({ page, server }) => {
  await playBots(page, shikoku);
  const at = await nextTurn(page, -1);
  await server.kill();
  await shikoku.move(page, mouse());
  await expect(page.getByText("Sending your move…")).toBeVisible();
  await server.start();
  await nextTurn(page, at!);
  await expect(page.getByText("Sending your move…")).toHaveCount(0);
});
