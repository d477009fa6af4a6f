/** Ways to play a game, from the server's own catalogue. */
import type { APIRequestContext } from "@playwright/test";
import type { GameInfo } from "../src/gen/protocol/GameInfo";
import type { Setup } from "../src/gen/table/Setup";

/** What a way to play has in common with others: how many play, and each value of each option. */
function features({ seats, options }: Setup): string[] {
  const values = Object.entries(options).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}=${String(each)}`),
  );
  return [`seats=${seats}`, ...values];
}

/** As few ways to play a game as have every number of seats and every value of every option among them. */
export async function someVariants(request: APIRequestContext, game: string): Promise<Setup[]> {
  const games = (await (await request.get("/api/games")).json()) as GameInfo[];
  const { variants } = games.find(({ id }) => id === game)!;
  const missing = new Set(variants.flatMap(features));
  const news = (variant: Setup) => features(variant).filter((feature) => missing.has(feature)).length;
  const chosen: Setup[] = [];
  while (missing.size > 0) {
    const next = variants.reduce((best, each) => (news(each) > news(best) ? each : best));
    for (const feature of features(next)) missing.delete(feature);
    chosen.push(next);
  }
  return chosen;
}
