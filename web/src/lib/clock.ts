/** Deadlines are the server's; a player's clock may be wrong. The `Date` of each answer says by how much. */
let ahead = 0;

/** Learns the server's time from an answer's `Date`; a second's precision is enough for a countdown. */
export function hearServerTime(date: string | null, here = Date.now()): void {
  const there = date === null ? NaN : Date.parse(date);
  // Below two seconds the difference is rounding and the network, not a wrong clock.
  if (!Number.isNaN(there)) ahead = Math.abs(there - here) < 2000 ? 0 : there - here;
}

/** The server's time, in milliseconds since 1970. */
export function serverNow(here = Date.now()): number {
  return here + ahead;
}

/** What a clock here shows at a time of the server. */
export function hereAt(there: number): number {
  return there - ahead;
}

/** The time left until a deadline as people read it: `0:09`, `12:30`, `3:05:00`, and days from two on. */
export function timeLeft(milliseconds: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = seconds >= 172_800 ? Math.floor(seconds / 86_400) : 0;
  const rest = seconds - days * 86_400;
  const [hours, minutes, last] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return { days, clock: hours > 0 ? `${hours}:${two(minutes)}:${two(last)}` : `${minutes}:${two(last)}` };
}
