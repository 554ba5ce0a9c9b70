// How notes become sound in any air: that of the page, or that of a rendering which is measured (tools/sound).
import type { Note } from './note';

export interface Air {
  readonly context: BaseAudioContext;
  /** Where every note goes in. */
  readonly bus: AudioNode;
  /** The master volume, behind all that evens the mix: it is the same mix at any volume. */
  readonly volume: GainNode;
  readonly hiss: AudioBuffer;
}

const NEARLY_SILENT = 0.0001; // an exponential ramp never comes to nothing
const HISS = 2; // seconds, repeated

export function fill(context: BaseAudioContext): Air {
  const volume = context.createGain();
  const even = context.createDynamicsCompressor();
  // Holds back what piles up, and leaves alone what sounds by itself.
  even.threshold.value = -12;
  even.knee.value = 8;
  even.ratio.value = 16;
  even.attack.value = 0.002;
  even.release.value = 0.2;
  even.connect(volume).connect(context.destination);
  return { context, bus: even, volume, hiss: hissOf(context) };
}

/** Noise that is the same on every device and in every rendering: a row of numbers, and no chance. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const hiss = context.createBuffer(1, HISS * context.sampleRate, context.sampleRate);
  const grains = hiss.getChannelData(0);
  let seed = 0x5e4a1;
  for (let i = 0; i < grains.length; i++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    grains[i] = seed / 2 ** 31;
  }
  return hiss;
}

/** Sets a note on the clock of its air; `loud` makes it softer. */
export function sound(air: Air, note: Note, at: number, loud = 1): void {
  const { context } = air;
  const end = at + note.lasts;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(NEARLY_SILENT, at);
  envelope.gain.exponentialRampToValueAtTime(Math.max(NEARLY_SILENT, note.loud * loud), at + (note.attack ?? 0.005));
  envelope.gain.exponentialRampToValueAtTime(NEARLY_SILENT, end);
  envelope.connect(air.bus);
  if (note.wave === 'noise') breathe(air, note, at, end).connect(envelope);
  else tone(context, note, at, end).connect(envelope);
}

function breathe({ context, hiss }: Air, note: Note, at: number, end: number): AudioNode {
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  tune(band.frequency, note, at, end);
  // Each pitch has grains of its own, else breaths that meet would be one louder breath.
  source.start(at, (note.pitch / 997) % HISS);
  source.stop(end);
  return source.connect(band);
}

function tone(context: BaseAudioContext, note: Note, at: number, end: number): AudioNode {
  const source = context.createOscillator();
  source.type = note.wave as OscillatorType;
  tune(source.frequency, note, at, end);
  source.start(at);
  source.stop(end);
  return source;
}

function tune(frequency: AudioParam, { pitch, glide }: Note, at: number, end: number): void {
  frequency.setValueAtTime(pitch, at);
  if (glide) frequency.exponentialRampToValueAtTime(glide, end);
}
