/** Made by `scripts/words-plugin.mjs`: the cards of all games, by language. */
declare module "virtual:cards" {
  const cards: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default cards;
}
