import { expect, test } from "./fixtures";
import { mouse, touch } from "./input";
import { firstToMove, person, sitDown } from "./people";
import seikatsu from "./players/seikatsu";
import { expectEnd, nextTurn, playOn } from "./table";

test("two people play each other while a third watches, and everybody sees the same end", async ({
  browser,
  baseURL,
}) => {
  const aiko = await person(browser, baseURL!, "Aiko");
  const basile = await person(browser, baseURL!, "Basile");
  const chiyo = await person(browser, baseURL!, "Chiyo");

  await sitDown(aiko, basile);
  await chiyo.goto(aiko.url());
  await expect(chiyo.getByText("Basile", { exact: true })).toBeVisible();
  await aiko.getByRole("button", { name: "Start the game" }).click();

  await expect(chiyo.getByText("You are watching.")).toBeVisible();
  await expect(chiyo.getByRole("group", { name: "Your hand" })).toHaveCount(0);

  await basile.getByRole("tab", { name: "Chat" }).click();
  await basile.getByLabel("Message to everybody at the table").fill("Good luck <b>Aiko</b>!");
  await basile.getByRole("button", { name: "Send" }).click();
  await chiyo.getByRole("tab", { name: /Chat/ }).click();
  await expect(chiyo.getByText("Good luck <b>Aiko</b>!", { exact: true })).toBeVisible();

  await Promise.all([playOn(aiko, seikatsu, mouse()), playOn(basile, seikatsu, mouse())]);
  for (const page of [aiko, basile, chiyo]) await expectEnd(page);
  const verdict = /(Aiko|Basile) has won\./.exec(await chiyo.locator("main").innerText());
  expect(verdict).not.toBeNull();
  const winner = verdict![1] === "Aiko" ? aiko : basile;
  await expect(winner.getByRole("region", { name: "The game is over" })).toContainText("You have won!");

  await aiko.getByRole("button", { name: "Play again" }).click();
  await basile.getByRole("link", { name: "To the next game" }).click();
  await expect(basile).toHaveURL(aiko.url());
  for (const page of [aiko, basile, chiyo]) await page.context().close();
});

test("a place that is kept for somebody is theirs by a link of its own", async ({ browser, baseURL }) => {
  const host = await person(browser, baseURL!, "Host");
  const guest = await person(browser, baseURL!, "Guest");
  await host.goto("/new/seikatsu");
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByLabel("Place 2").selectOption("reserved");
  await host.getByLabel("For whom").fill("Gisèle");
  await host.getByRole("button", { name: "Open the table" }).click();
  await guest.goto(await host.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await expect(guest.getByText("Kept for Gisèle")).toBeVisible();
  await expect(guest.getByRole("button", { name: /Sit down|Take the place/ })).toHaveCount(0);
  await guest.goto(await host.getByRole("textbox", { name: "Link for Gisèle" }).inputValue());
  await guest.getByRole("button", { name: "Take the place kept for you" }).click();
  await expect(host.getByText("Guest", { exact: true })).toBeVisible();
  await host.getByRole("button", { name: "Start the game" }).click();
  await nextTurn(await firstToMove(host, guest), -1);
  for (const page of [host, guest]) await page.context().close();
});

test("a move that showed its player a tile is taken back only if the other agrees", async ({
  browser,
  baseURL,
}) => {
  const aiko = await person(browser, baseURL!, "Aiko");
  const basile = await person(browser, baseURL!, "Basile");
  await sitDown(aiko, basile);
  await aiko.getByRole("button", { name: "Start the game" }).click();
  const mover = await firstToMove(aiko, basile);
  const other = mover === aiko ? basile : aiko;
  await seikatsu.move(mover, mouse());
  await nextTurn(other, -1);

  const wish = other.getByText(/^(Aiko|Basile) would like to take a move back\.$/);
  await mover.getByRole("button", { name: "Take back" }).click();
  await expect(mover.getByText("The others must agree.")).toBeVisible();
  await expect(wish).toBeVisible();
  await other.getByRole("button", { name: "Refuse" }).click();
  await expect(mover.getByText("The others must agree.")).toHaveCount(0);
  await expect(mover.getByRole("region", { name: "Messages" })).toContainText("did not agree");
  await expect(other.locator("[data-ours=true]")).toBeVisible();

  // A no holds for the position; after another move one may ask again.
  await seikatsu.move(other, mouse());
  await nextTurn(mover, -1);
  await mover.getByRole("button", { name: "Take back" }).click();
  await other.getByRole("button", { name: "Agree" }).click();
  await nextTurn(mover, -1);
  await expect(wish).toHaveCount(0);
  for (const page of [aiko, basile]) await page.context().close();
});

test("on a phone a question lies over the board, which stays where it is", async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
  const aiko = await person(browser, baseURL!, "Aiko", phone);
  const basile = await person(browser, baseURL!, "Basile", phone);
  await sitDown(aiko, basile);
  await aiko.getByRole("button", { name: "Start the game" }).click();
  const mover = await firstToMove(aiko, basile);
  const other = mover === aiko ? basile : aiko;
  await seikatsu.move(mover, touch());
  await nextTurn(other, -1);
  const garden = other.getByRole("group", { name: "The garden" });
  const before = await garden.boundingBox();
  await mover.getByRole("button", { name: "Take back" }).tap();
  for (const name of ["Agree", "Refuse"]) {
    await expect(other.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await garden.boundingBox()).toEqual(before);
  await other.getByRole("button", { name: "Refuse" }).tap();
  await expect(mover.getByRole("region", { name: "Messages" })).toContainText("did not agree");
  for (const page of [aiko, basile]) await page.context().close();
});

test("whoever leaves is told for how long the seat is kept, and may let a bot finish", async ({
  browser,
  baseURL,
}) => {
  const aiko = await person(browser, baseURL!, "Aiko");
  const basile = await person(browser, baseURL!, "Basile");
  await sitDown(aiko, basile);
  await aiko.getByRole("button", { name: "Start the game" }).click();
  await firstToMove(aiko, basile);

  await basile.getByRole("button", { name: "Leave" }).click();
  await expect(basile.getByRole("dialog")).toContainText("Your seat is kept for 5 minutes.");
  await basile.getByRole("button", { name: "Leave the table" }).click();
  await expect(aiko.getByText(/^The seat is kept until .*\.$/)).toBeVisible();

  await basile.goto(aiko.url());
  await expect(aiko.getByText(/^The seat is kept until/)).toHaveCount(0);
  await basile.getByRole("button", { name: "Leave" }).click();
  await basile.getByRole("button", { name: "Let a bot finish" }).click();
  await expect(basile.getByRole("heading", { name: "My tables" })).toBeVisible();
  await expect(aiko.getByText("a bot plays for them")).toBeVisible();
  await playOn(aiko, seikatsu, mouse(), 1);
  await expect(aiko.getByText(/^A bot played for Basile, who is away: /).first()).toBeVisible();
  for (const page of [aiko, basile]) await page.context().close();
});

test("a recovery code makes another browser the same person", async ({ browser, baseURL }) => {
  const laptop = await person(browser, baseURL!, "Aiko");
  const phone = await person(browser, baseURL!, "Somebody");
  await laptop.getByRole("button", { name: "Make a recovery code" }).click();
  const code = await laptop.getByRole("textbox", { name: "Recovery code" }).inputValue();

  await phone.getByLabel("Use a code from another device").fill("wrong-code");
  await phone.getByRole("button", { name: "Use the code" }).click();
  await expect(phone.getByLabel("Nickname")).toHaveValue("Somebody");
  await phone.getByLabel("Use a code from another device").fill(code);
  await phone.getByRole("button", { name: "Use the code" }).click();
  await expect(phone.getByRole("region", { name: "Messages" })).toContainText("Welcome back.");
  await expect(phone.getByLabel("Nickname")).toHaveValue("Aiko");
  for (const page of [laptop, phone]) await page.context().close();
});
