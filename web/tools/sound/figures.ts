// What a rendering is measured by: loudness as ears weigh it (ITU-R BS.1770), the highest sample, energy by band, the first sound.

export const RATE = 48_000;
/** Between these a phone can sound. */
export const PHONE = { from: 300, to: 3000 } as const;
const SILENCE = -120;

/** A filter of second order: what comes in, now and before, and what went out before. */
interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}
// The two filters of the standard, for 48 kHz: the head, and what ears do with depths.
const HEAD: Filter = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] };
const DEPTHS: Filter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

function filtered({ b, a }: Filter, samples: Float32Array): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

const decibels = (power: number): number => (power > 0 ? Math.max(SILENCE, 10 * Math.log10(power)) : SILENCE);

/** Mean power of every stretch of 400 ms, one beginning 100 ms after the other. */
function stretches(samples: Float32Array): number[] {
  const weighed = filtered(DEPTHS, filtered(HEAD, samples));
  const [long, step] = [0.4 * RATE, 0.1 * RATE];
  const found: number[] = [];
  for (let from = 0; from === 0 || from + long <= weighed.length; from += step) {
    let sum = 0;
    for (let i = from; i < Math.min(weighed.length, from + long); i++) sum += (weighed[i] ?? 0) ** 2;
    found.push(sum / long);
  }
  return found;
}
const OFFSET = -0.691;

/** How loud the loudest 400 ms are, in LUFS: for short sounds. */
export const loudest = (samples: Float32Array): number => OFFSET + decibels(Math.max(...stretches(samples)));

/** How loud it is all in all, in LUFS, silence left out as the standard says: for beds. */
export function loudness(samples: Float32Array): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  const heard = stretches(samples).filter((power) => OFFSET + decibels(power) > -70);
  const gate = OFFSET + decibels(mean(heard)) - 10;
  return OFFSET + decibels(mean(heard.filter((power) => OFFSET + decibels(power) > gate)));
}

/** The highest sample; from 1 on it clips. */
export const peak = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** Seconds until something is heard. */
export function onset(samples: Float32Array, least = 0.003): number | null {
  const found = samples.findIndex((one) => Math.abs(one) > least);
  return found < 0 ? null : found / RATE;
}

/** The longest time in which nothing is heard, in seconds. */
export function longestSilence(samples: Float32Array, least = 0.001): number {
  let [longest, since] = [0, 0];
  samples.forEach((one, i) => {
    if (Math.abs(one) > least) since = i;
    longest = Math.max(longest, i - since);
  });
  return longest / RATE;
}

export interface Bands {
  /** Shares of all energy. */
  readonly below: number;
  readonly phone: number;
  readonly above: number;
}

const BLOCK = 4096;

export function bands(samples: Float32Array): Bands {
  const energy = { below: 0, phone: 0, above: 0 };
  for (let from = 0; from === 0 || from + BLOCK <= samples.length; from += BLOCK / 2) {
    const power = powers(samples.subarray(from, from + BLOCK));
    power.forEach((one, k) => {
      const pitch = (k * RATE) / BLOCK;
      energy[pitch < PHONE.from ? 'below' : pitch <= PHONE.to ? 'phone' : 'above'] += one;
    });
  }
  const all = Math.max(1e-30, energy.below + energy.phone + energy.above);
  return { below: energy.below / all, phone: energy.phone / all, above: energy.above / all };
}

/** The power at each frequency of a block, seen through a window (Hann). */
function powers(block: Float32Array): Float64Array {
  const [re, im] = [new Float64Array(BLOCK), new Float64Array(BLOCK)];
  for (let i = 0; i < block.length; i++) re[i] = (block[i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / BLOCK));
  transform(re, im);
  return Float64Array.from({ length: BLOCK / 2 }, (_, k) => (re[k] ?? 0) ** 2 + (im[k] ?? 0) ** 2);
}

/** A fast Fourier transform in place. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
      [im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0];
    }
  }
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      const [cos, sin] = [Math.cos((-Math.PI * k) / half), Math.sin((-Math.PI * k) / half)];
      for (let at = k; at < size; at += 2 * half) {
        const [r, i] = [re[at + half] ?? 0, im[at + half] ?? 0];
        const [tr, ti] = [r * cos - i * sin, r * sin + i * cos];
        re[at + half] = (re[at] ?? 0) - tr;
        im[at + half] = (im[at] ?? 0) - ti;
        re[at] = (re[at] ?? 0) + tr;
        im[at] = (im[at] ?? 0) + ti;
      }
    }
  }
}
