// Trap rooms on the board: who is held is told why, and what moves as no step does leaves its way.
import { describe, expect, it, vi } from 'vitest';
import { bring, MODULES } from '../src/games/temple/modules';
import { actsOf } from '../src/games/temple/acts';
import { asideOf, carriedBy, standOf, trailsOf } from '../src/games/temple/modules/asking';
import { abyss, adrift, rescue, summoned } from '../src/games/temple/modules/traps/gallery/positions';
import { roundTo } from '../src/games/temple/modules/traps/going';
import { readPosition } from '../src/games/temple/view';
import { waysOf } from '../src/games/temple/ways';
import { whyNotWay } from '../src/games/temple/why';

await bring(MODULES);

vi.mock('../src/words/reader.svelte', async (original) => ({ ...(await original<object>()), say: (id: string) => id }));

const whyNot = (position: Parameters<typeof readPosition>[0], side: number) => {
  const temple = readPosition(position);
  const way = waysOf(temple)[side];
  return way && whyNotWay(way, temple, []);
};

describe('who hangs', () => {
  it('is below the others, is told why, and climbs for what the tile asks', () => {
    expect([0, 1].map((seat) => standOf(abyss.view, seat) !== null)).toEqual([true, false]);
    expect(whyNot(abyss, 2)).toBe('temple-why-hangs');
    expect(actsOf(readPosition(abyss), []).find((act) => act.word === 'climb')?.cost).toEqual(['torch', 'torch', 'torch']);
    expect(carriedBy(abyss.view, 0).map((one) => one.name)).toContain('temple-hangs');
  });
  it('makes the way free for others', () => {
    expect(waysOf(readPosition(rescue)).map((way) => way.free)).toEqual([true, false, false, false]);
  });
});

it('nobody goes up a slide', () => {
  const player = { ...rescue.view.players[0], place: 3 } as (typeof rescue.view.players)[0];
  const inSlide = { ...rescue, view: { ...rescue.view, players: rescue.view.players.with(0, player) } };
  expect(whyNot(inSlide, 1)).toBe('temple-why-slide');
  expect(whyNot(inSlide, 0)).not.toBe('temple-why-slide');
});

describe('a platform that waits', () => {
  it('is drawn beside the temple, with the reader on it', () => {
    const temple = readPosition(adrift);
    expect(temple.here).toMatchObject({ name: 'platform', x: 2.5, y: 1, ways: [], gaps: [] });
    expect(asideOf(adrift.view)[0]?.place).toBe(5);
    expect(whyNot(adrift, 0)).toBe('temple-why-waits');
  });
  it('comes from there when it is placed', () => {
    const [trail] = trailsOf(readPosition(adrift).view, abyss.view);
    expect(trail).toMatchObject({ place: 5 });
    expect([trail?.cells[0], trail?.cells.at(-1)]).toEqual([
      { x: 2.5, y: 1 },
      { x: 1, y: 1 },
    ]);
  });
  it('goes round the temple clockwise', () => {
    const cells = roundTo({ x: 0, y: -2 }, { x: -2, y: 0 }, { x: 0, y: 0, wide: 1, high: 1 });
    const east = cells.findIndex(({ x }) => x > 1.5);
    const south = cells.findIndex(({ y }) => y > 1.5);
    expect(east).toBeGreaterThan(0);
    expect(south).toBeGreaterThan(east);
  });
  it('does not move again by itself', () => {
    expect(trailsOf(abyss.view, abyss.view)).toEqual([]);
  });
});

it('all who are summoned leave a way behind', () => {
  expect(trailsOf(rescue.view, summoned.view).map((trail) => trail.cells[0])).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 1 },
  ]);
});
