// Plays the palette with WebAudio. Sound is never the only carrier of anything, so every failure is silence.
import { keep, kept } from '../look/kept';
import { PALETTE, type Note, type SoundName } from './notes';

let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let level = bounded(Number(kept('volume') ?? '0.6'));
let hushed = kept('muted') === 'yes';

export function bounded(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.6;
}
export const volume = (): number => level;
export const muted = (): boolean => hushed;

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
  // Ears hear loudness as a power of amplitude: squaring makes the slider feel even.
  if (master && context) master.gain.setTargetAtTime(hushed ? 0 : level * level, context.currentTime, 0.015);
}

/** Browsers let a page sound only after a touch or key; call this from one. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    const soft = context.createDynamicsCompressor();
    master.connect(soft).connect(context.destination);
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const grains = hiss.getChannelData(0);
    for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;
    master.gain.value = hushed ? 0 : level * level;
  }
  if (context.state === 'suspended') void context.resume();
}

/** `inSeconds` lets a real-time game set a sound on the server's clock instead of the moment of arrival. */
export function play(name: SoundName, inSeconds = 0): void {
  playNotes(PALETTE[name], inSeconds);
}

/** Notes of a game's own, such as a soundtrack; `loud` makes them softer. */
export function playNotes(notes: readonly Note[], inSeconds = 0, loud = 1): void {
  if (!context || !master || hushed || level === 0) return;
  const start = context.currentTime + Math.max(0, inSeconds);
  for (const note of notes) sound(context, master, { ...note, loud: note.loud * loud }, start + note.at);
}

function sound(air: AudioContext, out: GainNode, note: Note, at: number): void {
  const end = at + note.lasts;
  const envelope = air.createGain();
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(note.loud, at + (note.attack ?? 0.005));
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  if (note.wave === 'noise') {
    const source = air.createBufferSource();
    source.buffer = hiss;
    source.loop = true;
    const band = air.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(note.pitch, at);
    if (note.glide) band.frequency.exponentialRampToValueAtTime(note.glide, end);
    source.connect(band).connect(envelope);
    source.start(at);
    source.stop(end);
  } else {
    const source = air.createOscillator();
    source.type = note.wave;
    source.frequency.setValueAtTime(note.pitch, at);
    if (note.glide) source.frequency.exponentialRampToValueAtTime(note.glide, end);
    source.connect(envelope);
    source.start(at);
    source.stop(end);
  }
}
