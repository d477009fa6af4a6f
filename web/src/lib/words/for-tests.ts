/** Tests speak English as soon as they start. */
import { language, loadWords } from "../words.svelte";
import { gamesWithWords } from "./files";

await language.start();
for (const game of gamesWithWords()) await loadWords(game);
