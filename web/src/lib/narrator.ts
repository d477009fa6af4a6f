/** Tells in words and sounds what happens at a table. */
import { type AnyGameUi, tellPrompt, tellStep } from "./games";
import type { Listener, LiveTable } from "./live-table.svelte";
import { notices } from "./notices.svelte";
import { namesFor, playersAt } from "./people";
import { problemInWords } from "./problems";
import { bell, ending, knock } from "./sound";
import { winnersInWords } from "./verdict";
import { say } from "./words.svelte";

export function narrator(ui: AnyGameUi, table: () => LiveTable): Listener {
  const players = () => playersAt(table().table?.places ?? []);
  const names = () => namesFor(table().you.seat, players());
  return {
    stepped({ told, outcome }) {
      const { view, you, ourTurn } = table();
      if (view === null) return;
      const news = told
        // One knows one's own moves, but not those that a bot made.
        .filter(({ seat, stand_in }) => seat !== you.seat || seat === null || stand_in !== undefined)
        .flatMap((step) => tellStep(ui, step, view.public, names()))
        .map(({ text }) => text);
      if (ourTurn) news.push(tellPrompt(ui, view, names()));
      if (outcome !== null) news.push(winnersInWords(outcome, players(), you.seat));
      const words = news.join(" ");
      if (words !== "") notices.tell(words);
      if (outcome !== null) ending();
      else if (ourTurn) bell();
      else knock();
    },
    refused(problem) {
      notices.show(problemInWords(problem, names(), ui.words));
    },
    why(reason) {
      const told = reason === null ? say("play-why-fine") : ui.words.tell("reason", reason, names());
      notices.show(told ?? say("problem-illegal"));
    },
    undoAnswered(answer, by) {
      // What is granted is seen, and who thought better of it knows.
      if (answer === "lapsed") notices.show(say("play-undo-lapsed"));
      else if (answer === "refused" && by !== null)
        notices.show(say("play-undo-refused", { name: names().of(by) }));
    },
  };
}
