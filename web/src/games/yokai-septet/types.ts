export type Mode = "classic" | "next-sevens" | "next-sevens-short" | "duel";
export type Stage = "deal" | "pass" | "discard" | "play" | "over";
export type Reason = "bosses" | "greed" | "empty-hands" | "seals";
export interface RoundEnd { reason: Reason; winners: number[]; bosses: string[]; points: number }
export interface Trick { leader: number; cards: string[]; winner?: number }
export interface Standing { seats: number[]; points: number; seals: string[]; tricks: number; bosses: string[] }
export interface OpenRows { up: (string | null)[]; down: (string | null)[] }
export type Turn = "chance" | "over" | { move: number[] };
export interface Public {
  options: { mode: Mode; goal: "seven-points" | "two-rounds" };
  turn: Turn; stage: Stage; round: number; trump_card: string | null; trump: string | null;
  shown: { seat: number; card: string } | null; leader: number | null;
  hands: { cards: number; lacks: string[] }[]; rows?: OpenRows[]; sides: Standing[]; tricks: Trick[]; round_end: RoundEnd | null;
}
export interface Gift { seat: number; card: string }
export interface Choose { count: number; from: string[]; to: number[] }
export interface Private { hand: string[]; choose: Choose | null; passed: Gift[] | null; received: Gift[] | null; discarded: string | null }
export type Event =
  | { event: "dealt"; round: number; trump?: string; rows?: string[][] }
  | { event: "chose"; seat: number } | { event: "passed" } | { event: "discarded" }
  | { event: "showed" | "played"; seat: number; card: string }
  | { event: "trump-set"; suit: string } | { event: "lacked"; seat: number; suit: string }
  | { event: "trick-won"; seat: number; bosses: string[]; tricks: number }
  | { event: "turned-up"; seat: number; place: number; card: string }
  | { event: "sealed"; seats: number[]; suit: string; seals: number }
  | { event: "round-ended"; round: number; end: RoundEnd };
