export type Phase = "set-up" | "play" | "collect" | "over";
export type Turn = "chance" | { move: number[] } | "over";
export interface Place {
  card: number;
  seat: number;
}
export interface Held {
  cards: number;
  taken: number[];
}
export interface Public {
  phase: Phase;
  turn: Turn;
  steps: number[];
  would_win: number[];
  order: number[];
  line: Place[];
  stayed_put: number[];
  previous: Place[];
  hands: Held[];
  deck: number;
  removed: number[];
  unseen: number[];
  icons: number[];
}
export interface Private {
  hand: number[];
}
export type Event =
  | { event: "dealt"; line: Place[]; deck: number }
  | { event: "played"; seat: number; card: number }
  | { event: "climbed"; seat: number; card: number; from: number; to: number }
  | { event: "stayed-put"; seat: number; card: number }
  | { event: "pagoda-reached"; seats: number[]; winners: number[] }
  | { event: "rotated"; card: number; order: number[] }
  | { event: "drew"; seat: number; left: number }
  | { event: "took"; seat: number; card: number }
  | { event: "removed"; card: number };
