/** Tells in words and sounds what happens at a table. */
import type { TableInfo } from "../gen/protocol/TableInfo";
import { alerts } from "./alerts.svelte";
import { type AnyGameUi, tellPrompt, tellStep } from "./games";
import type { Listener, LiveTable } from "./live-table.svelte";
import { muted } from "./muted.svelte";
import { notices } from "./notices.svelte";
import { namesFor, playersAt } from "./people";
import { problemInWords } from "./problems";
import { bell, ending, knock } from "./sound";
import { winnersInWords } from "./verdict";
import { cardWords, say } from "./words.svelte";

/** Who has sat down since, in words. */
function newcomers(before: TableInfo, after: TableInfo): string[] {
  const names = ({ places }: TableInfo): string[] =>
    places.flatMap((place) => (place.kind === "person" ? [place.name] : []));
  const [old, now] = [names(before), names(after)];
  return now.filter((name) => !old.includes(name)).map((name) => say("room-sat-down", { name }));
}

export function narrator(ui: AnyGameUi, table: () => LiveTable): Listener {
  const players = () => playersAt(table().table?.places ?? []);
  const names = () => namesFor(table().you.seat, players());
  /** Calls a player who looks at another page. */
  const call = (...words: string[]): void => {
    const { table: info } = table();
    if (words.length === 0 || info === null) return;
    void alerts.show(cardWords(info.game).name, words.join(" "), info.id);
  };
  return {
    stepped({ told, outcome }) {
      const { view, you, ourTurn } = table();
      if (view === null) return;
      const news = told
        // One knows one's own moves, but not those that a bot made.
        .filter(({ seat, stand_in }) => seat !== you.seat || seat === null || stand_in !== undefined)
        .flatMap((step) => tellStep(ui, step, names()))
        .map(({ text }) => text);
      if (ourTurn) news.push(tellPrompt(ui, view, names()));
      if (outcome !== null) news.push(winnersInWords(outcome, players(), you.seat));
      const words = news.join(" ");
      if (words !== "") notices.tell(words);
      if (outcome !== null) ending();
      else if (ourTurn) bell();
      else knock();
      if (ourTurn || outcome !== null) call(words);
    },
    said({ seat, name, speaker, text }) {
      const { you, reading, table: info } = table();
      if (
        reading ||
        (info !== null && !muted.hears(info.id, { speaker, seat })) ||
        (seat !== null && seat === you.seat)
      )
        return;
      const words = say("play-said", { name, text });
      notices.show(words);
      call(words);
    },
    tableChanged(before, after) {
      const seat = table().you.seat;
      const { undo } = after;
      if (undo !== null && before.undo === null && seat !== null && undo.waiting_for.includes(seat)) {
        call(say("play-undo-asks", { name: names().of(undo.seat) }));
      }
      if (after.status === "waiting") call(...newcomers(before, after));
      if (before.status === "waiting" && after.status === "playing" && seat !== null) call(say("play-begun"));
    },
    refused(problem) {
      notices.show(problemInWords(problem, names(), ui.words));
    },
    why(reason) {
      const told = reason === null ? say("play-why-fine") : ui.words.tell("reason", reason, names());
      notices.show(told ?? say("problem-illegal"));
    },
    undone(seat) {
      notices.show(say("play-undone", { name: names().of(seat) }));
    },
    undoAnswered(answer, by) {
      // What is granted is seen, and who thought better of it knows.
      if (answer === "lapsed") notices.show(say("play-undo-lapsed"));
      else if (answer === "refused" && by !== null)
        notices.show(say("play-undo-refused", { name: names().of(by) }));
    },
  };
}
