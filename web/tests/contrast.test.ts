// Reads the design tokens and holds them to the promised contrast, at noon and at night.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/look/tokens.css', import.meta.url), 'utf8');
type Hour = 'noon' | 'night';

function colour(name: string, hour: Hour): string {
  const both = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css);
  const one = new RegExp(`--${name}: (#\\w+);`).exec(css);
  const found = both ? both[hour === 'noon' ? 1 : 2] : one?.[1];
  if (!found) throw new Error(`no colour --${name}`);
  return found;
}

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'paper-raised', 'paper-sunken'];
const inks = ['ink', 'ink-soft', 'ink-accent', 'ink-link', 'ink-good', 'ink-bad'];

describe.each<Hour>(['noon', 'night'])('%s', (hour) => {
  it.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))('%s is readable on %s', (ink, ground) => {
    expect(contrast(colour(ink, hour), colour(ground, hour))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['act-ink', 'act'],
    ['act-ink', 'act-strong'],
    ['danger-ink', 'danger'],
    ['ink', 'sky-high'],
    ['ink', 'sky-low'],
  ] as const)('%s is readable on %s', (ink, ground) =>
    expect(contrast(colour(ink, hour), colour(ground, hour))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(grounds.flatMap((ground) => ['seat-edge', 'focus', 'line-strong', 'act'].map((mark) => [mark, ground] as const)))(
    'the symbol colour %s stands out from %s',
    (mark, ground) => expect(contrast(colour(mark, hour), colour(ground, hour))).toBeGreaterThanOrEqual(3),
  );
});

describe('the last pictures', () => {
  const scene = readFileSync(new URL('../src/ending/Scene.svelte', import.meta.url), 'utf8');
  const hours = [...scene.matchAll(/\n {2}\.(\w+) \{\n {4}--high/g)].map((found) => found[1] ?? '');
  it('have their hours', () => expect(hours).toContain('gold'));
  it.each(hours)('can be read on the nearest dune in the light of %s', (hour) => {
    const colours = scene.slice(scene.indexOf(`.${hour} {\n    --high`));
    for (const ground of ['d3', 'ground']) {
      const found = new RegExp(`--${ground}: (#\\w+)`).exec(colours)?.[1] ?? '';
      for (const ink of ['#fff6e2', ...(hour === 'gold' ? ['#ffe9a8'] : [])]) expect(contrast(ink, found)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
