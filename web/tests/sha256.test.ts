import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesOf, sha256 } from '../src/line/sha256';

it('gives the published digests', () => {
  expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('agrees with the machine’s own at every length around the block size', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

it('reads a seed as it is written', () => {
  expect([...bytesOf('00ff10')]).toEqual([0, 255, 16]);
});
