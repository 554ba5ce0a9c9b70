// SHA-256 (FIPS 180-4), for the check of the seed: crypto.subtle is missing on plain http, which is what a LAN has.
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Hexadecimal, small letters. */
export function sha256(bytes: Uint8Array): string {
  const size = (Math.floor((bytes.length + 8) / 64) + 1) * 64;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(size - 4, (bytes.length * 8) >>> 0);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < size; block += 64) {
    for (let i = 0; i < 64; i++) w[i] = i < 16 ? words.getUint32(block + i * 4) : spread(w, i);
    compress(hash, w);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function spread(w: Uint32Array, i: number): number {
  const early = w[i - 15] ?? 0;
  const late = w[i - 2] ?? 0;
  const a = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const b = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return (w[i - 16] ?? 0) + a + (w[i - 7] ?? 0) + b;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
