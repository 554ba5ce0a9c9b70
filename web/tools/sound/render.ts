// Renders pieces in the browser, through the very chain that the page plays through, at full volume, and measures them there.
import { fill, sound } from '../../src/sound/air.ts';
import { bands, longestSilence, loudest, loudness, onset, peak, RATE, type Bands } from './figures.ts';
import { PIECES, TAIL, type Piece } from './pieces.ts';

export interface Figures extends Bands {
  readonly name: string;
  readonly kind: Piece['kind'];
  /** LUFS: of beds all in all, else of the loudest 400 ms. */
  readonly loud: number;
  readonly peak: number;
  /** Seconds until something is heard. */
  readonly onset: number | null;
  /** Seconds: the longest time without a sound. */
  readonly silence: number;
  readonly pace: number | null;
}

async function rendered({ seconds, sounds }: Piece): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  const air = fill(context);
  for (const { at, notes, loud } of sounds) for (const note of notes) sound(air, note, at / 1000 + note.at, loud);
  return (await context.startRendering()).getChannelData(0);
}

export async function measure(): Promise<Figures[]> {
  const found: Figures[] = [];
  for (const piece of PIECES) {
    const samples = await rendered(piece);
    found.push({
      name: piece.name,
      kind: piece.kind,
      loud: piece.kind === 'bed' ? loudness(samples) : loudest(samples),
      peak: peak(samples),
      onset: onset(samples),
      silence: longestSilence(samples.subarray(0, piece.seconds * RATE - TAIL * RATE)),
      pace: piece.pace ?? null,
      ...bands(samples),
    });
  }
  return found;
}
