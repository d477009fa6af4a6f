/** A few small sounds made on the spot; silent unless the player switched them on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** A piece of wood on a wooden table: somebody moved. */
export function knock(): void {
  strike([{ frequency: 420, seconds: 0.08, loudness: 0.25 }]);
}

/** A small bell: it is the player's turn. */
export function bell(): void {
  strike([
    { frequency: 880, seconds: 0.9, loudness: 0.12 },
    { frequency: 2217, seconds: 0.5, loudness: 0.04 },
  ]);
}

/** Three rising notes: the game is over. */
export function ending(): void {
  strike([
    { frequency: 440, seconds: 0.5, loudness: 0.12 },
    { frequency: 587, seconds: 0.6, loudness: 0.12, after: 0.16 },
    { frequency: 880, seconds: 1.1, loudness: 0.12, after: 0.32 },
  ]);
}

interface Note {
  frequency: number;
  seconds: number;
  loudness: number;
  after?: number;
}

function strike(notes: readonly Note[]): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const { frequency, seconds, loudness, after = 0 } of notes) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { frequency, type: "sine" });
    const volume = new GainNode(context, { gain: loudness });
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
