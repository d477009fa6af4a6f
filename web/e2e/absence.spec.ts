/** Deadlines, votes and coming back, at a server whose times are short. */
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import { firstToMove, person, sitDown } from "./people";
import seikatsu from "./players/seikatsu";
import { playOn } from "./table";

test.use({ flags: ["--vote-grace", "0", "--shortest-limit", "2"] });

test("a bot plays for somebody who is away once the others vote for it, until they are back", async ({
  browser,
  baseURL,
}) => {
  const aiko = await person(browser, baseURL!, "Aiko");
  const basile = await person(browser, baseURL!, "Basile");
  await sitDown(aiko, basile);
  await aiko.getByRole("button", { name: "Start the game" }).click();
  await firstToMove(aiko, basile);
  await basile.goto("/");

  await aiko.getByRole("button", { name: "Let a bot play for Basile" }).click();
  await expect(aiko.getByText("a bot plays for them")).toBeVisible();
  await playOn(aiko, seikatsu, mouse(), 2);

  await basile.goto(aiko.url());
  await expect(basile.getByText("A bot is playing for you.")).toBeVisible();
  await basile.getByRole("button", { name: "I’m back" }).click();
  await expect(basile.getByText("A bot is playing for you.")).toHaveCount(0);
  await expect(aiko.getByText("a bot plays for them")).toHaveCount(0);
  for (const page of [aiko, basile]) await page.context().close();
});

test("one missed deadline is one move by a bot, the second hands the seat over", async ({ page }) => {
  await page.goto("/");
  const places = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const setup = await page.evaluate(async () => {
    const games = (await (await fetch("/api/games")).json()) as {
      id: string;
      variants: { seats: number }[];
    }[];
    return games.find(({ id }) => id === "seikatsu")!.variants.find(({ seats }) => seats === 2);
  });
  const table = { game: "seikatsu", setup, places, move_limit: 2 };
  const opened = await page.request.post("/api/tables", { data: table });
  const { id } = (await opened.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/start`);
  await page.goto(`/t/${id}`);
  const log = page.getByRole("list", { name: "Log" });
  await expect(log.getByText(/^Time ran out: a bot played for you: /).first()).toBeVisible();
  // Then bots play it to its end at once, which is shown instead of the log.
  await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
  await expect(page.getByText("A bot is playing for you.")).toHaveCount(0);
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(log.getByText(/^A bot played for you while you were away: /).first()).toBeVisible();
});
