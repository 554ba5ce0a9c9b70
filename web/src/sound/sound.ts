// Plays the palette with WebAudio. Sound is never the only carrier of anything, so every failure is silence.
import { keep, kept } from '../look/kept';
import { fill, sound, type Air } from './air';
import type { Note } from './note';
import { PALETTE, type SoundName } from './palette';

let context: AudioContext | null = null;
let air: Air | null = null;
let level = bounded(Number(kept('volume') ?? '0.6'));
let hushed = kept('muted') === 'yes';

export function bounded(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.6;
}
export const volume = (): number => level;
export const muted = (): boolean => hushed;
// Ears hear loudness as a power of amplitude: squaring makes the slider feel even.
const gain = (): number => (hushed ? 0 : level * level);

export function setVolume(value: number): void {
  level = bounded(value);
  keep('volume', String(level));
  tune();
}

export function setMuted(value: boolean): void {
  hushed = value;
  keep('muted', value ? 'yes' : 'no');
  tune();
}

function tune(): void {
  if (air && context) air.volume.gain.setTargetAtTime(gain(), context.currentTime, 0.015);
}

/** Browsers let a page sound only after a touch or key; call this from one. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  if (!context) {
    context = new AudioContext();
    air = fill(context);
    air.volume.gain.value = gain();
  }
  if (context.state === 'suspended') void context.resume();
}

/** `inSeconds` lets a real-time game set a sound on the server's clock instead of the moment of arrival. */
export function play(name: SoundName, inSeconds = 0): void {
  playNotes(PALETTE[name], inSeconds);
}

/** Notes of a game's own, such as a soundtrack; `loud` makes them softer. */
export function playNotes(notes: readonly Note[], inSeconds = 0, loud = 1): void {
  if (!context || !air || hushed || level === 0) return;
  const start = context.currentTime + Math.max(0, inSeconds - slowness(context));
  for (const note of notes) sound(air, note, start + note.at, loud);
}

/** Seconds from the clock of the sound to the ear, long where a speaker hangs on the air: what can be set earlier is. */
const slowness = (of: AudioContext): number => ('outputLatency' in of && Number.isFinite(of.outputLatency) ? of.outputLatency : 0);
