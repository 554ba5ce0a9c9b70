// Dice in the hand: kept, rolled, worth more, dragged, shaken.
import { describe, expect, it } from 'vitest';
import { midway, tasks } from '../src/games/temple/gallery/positions';
import { actsOf } from '../src/games/temple/acts';
import { goes, leftBy, rollOf, settled, toggled, type Die } from '../src/games/temple/dice';
import { draggedWith, laid, takersOf } from '../src/games/temple/drag';
import type { Face } from '../src/games/temple/kinds';
import { bring, MODULES } from '../src/games/temple/modules';
import { shaker } from '../src/games/temple/shake';
import { readPosition } from '../src/games/temple/view';
import { waysOf } from '../src/games/temple/ways';
import { missing } from '../src/games/temple/why';
import type { Move, Player } from '../src/games/temple/wire';

await bring(MODULES);
const hand = (...faces: Face[]): Die[] => faces.map((face, id) => ({ id, face, kept: false, pledged: false, spun: 0 }));
const faces = (dice: readonly Die[]): Face[] => dice.map((die) => die.face);
const tray = (dice: Face[], pledged: Face[] = []) => ({ dice, pledged });

describe('the dice in the hand', () => {
  it('keep their places when nothing changes, however the house sorts them', () => {
    const before = hand('torch', 'gold', 'key');
    expect(settled(before, tray(['gold', 'key', 'torch']), false)).toEqual(before);
  });
  it('that were kept stay where they are, and the others get the new faces', () => {
    const before = toggled(hand('key', 'torch', 'black', 'adventurer'), 1);
    const after = settled(before, tray(['key', 'key', 'torch', 'black']), true);
    expect(faces(after)).toEqual(['key', 'torch', 'black', 'key']);
    expect(after.map((die) => die.spun)).toEqual([1, 0, 0, 1]);
    expect(after[1]?.kept).toBe(true);
  });
  it('that were spent have no face, and are kept no longer', () => {
    const before = toggled(hand('key', 'adventurer', 'torch'), 0);
    const after = settled(before, tray(['torch', 'unrolled', 'unrolled']), false);
    expect(faces(after)).toEqual(['unrolled', 'unrolled', 'torch']);
    expect(after.some((die) => die.kept)).toBe(false);
  });
  it('that were pledged are the same dice in another tray', () => {
    const after = settled(hand('key', 'torch', 'torch'), tray(['key'], ['torch', 'torch']), false);
    expect(after.map((die) => [die.id, die.pledged])).toEqual([
      [0, false],
      [1, true],
      [2, true],
    ]);
  });
  it('grow by a gift and shrink by a slam', () => {
    expect(settled(hand('key', 'black'), tray(['key', 'unrolled', 'black']), false)).toHaveLength(3);
    expect(faces(settled(hand('key', 'black', 'torch'), tray(['key', 'torch']), false))).toEqual(['key', 'torch']);
  });
  it('that are worth nothing are let go, cannot be kept, and go with every roll', () => {
    const worth = [{ face: 'adventurer', symbol: 'adventurer', times: 0 } as const];
    const before = toggled(hand('adventurer', 'key'), 0);
    const tied = settled(before, { ...tray(['adventurer', 'key']), worth }, false);
    expect(tied.map((die) => [die.bound ?? false, die.kept])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(toggled(tied, 0)[0]?.kept).toBe(false);
    expect(tied.map(goes)).toEqual([true, true]);
    expect(settled(tied, tray(['adventurer', 'key']), false)[0]?.bound).toBe(false);
  });
  it('are never kept when locked or without a face', () => {
    const dice = hand('black', 'unrolled', 'gold');
    expect([0, 1, 2].reduce(toggled, dice).map((die) => die.kept)).toEqual([false, false, true]);
    expect(dice.map(goes)).toEqual([false, true, true]);
  });
});

describe('the roll', () => {
  const rolls: Move[] = [
    { type: 'roll', adventurers: 0, keys: 0, torches: 0, golds: 0 },
    { type: 'roll', adventurers: 1, keys: 0, torches: 0, golds: 0 },
    { type: 'roll', adventurers: 1, keys: 1, torches: 0, golds: 0 },
    { type: 'roll', adventurers: 1, keys: 2, torches: 0, golds: 0 },
  ];
  it('names all dice that are not kept', () => {
    expect(rollOf(rolls, hand('adventurer', 'key', 'key', 'unrolled'), 'roll')).toBe(rolls[3]);
    expect(rollOf(rolls, toggled(hand('adventurer', 'key', 'key'), 1), 'roll')).toBe(rolls[2]);
  });
  it('is the largest that the house allows, where it allows less', () => {
    expect(rollOf(rolls.slice(0, 2), hand('adventurer', 'key', 'key'), 'roll')).toBe(rolls[1]);
  });
  it('is none where the house lists none', () => {
    expect(rollOf(rolls.slice(1), toggled(hand('adventurer'), 0), 'roll')).toBe(null);
    expect(rollOf(rolls, hand('key'), 'roll-carefully')).toBe(null);
  });
});

describe('dice that are worth more', () => {
  const worth = [
    { face: 'torch', symbol: 'torch', times: 2 },
    { face: 'gold', symbol: 'key', times: 1 },
    { face: 'key', symbol: 'key', times: 0 },
  ] satisfies Player['worth'];
  it('pay as often as they count', () => {
    expect(missing(['torch', 'torch', 'key'], hand('torch', 'gold'), worth)).toEqual([]);
    expect(missing(['torch', 'torch', 'torch', 'key'], hand('torch', 'key'), worth)).toEqual(['torch', 'key']);
  });
  it('are taken by what they stand for', () => {
    const ways = waysOf(readPosition(tasks)).map((way) => ({ ...way, move: { type: 'discover', side: way.side } as const }));
    expect([...takersOf(ways, [], [], hand('gold'), worth).keys()]).toEqual(['way-east']);
    expect([...takersOf(ways, [], [], hand('key'), worth).keys()]).toEqual([]);
  });
});

it('what is missing of a price is what the dice in hand do not show', () => {
  expect(missing(['adventurer', 'key', 'key'], hand('key', 'torch'))).toEqual(['adventurer', 'key']);
  expect(missing(['key'], hand('key'))).toEqual([]);
});

describe('a shaken phone', () => {
  it('rolls once for a shake of many pushes, and not for a walk', () => {
    const shaken = shaker();
    const push = (x: number, at: number): boolean => shaken({ x, y: 0, z: null }, at);
    expect([push(4, 0), push(20, 100), push(-22, 200), push(25, 400), push(20, 900)]).toEqual([false, true, false, false, true]);
  });
});

describe('an advised roll', () => {
  it('marks the dice that it leaves as they are, of each face as many as do not go', () => {
    const dice = hand('key', 'key', 'torch', 'black', 'unrolled', 'gold');
    expect(leftBy({ type: 'roll', adventurers: 0, keys: 1, torches: 0, golds: 0 }, dice)).toEqual([1, 2, 5]);
    expect(leftBy({ type: 'roll', adventurers: 0, keys: 2, torches: 1, golds: 1 }, dice)).toEqual([]);
  });
});

describe('dragged dice', () => {
  const temple = readPosition(midway);
  const [ways, acts] = [waysOf(temple), actsOf(temple, [])];
  const takers = (...faces: Face[]) => takersOf(ways, acts, temple.moves, hand(...faces));
  it('are taken only by what is open now and costs one of their faces', () => {
    expect([...takers('adventurer').keys()]).toEqual(['way-north', 'way-east', 'explore', 'enter-east-treasure-keys']);
    expect([...takers('gold').keys()]).toEqual(['help-0', 'help-1', 'lift-mask-0']);
    expect([...takers('torch').keys()]).toEqual(['activate-0', 'pledge-torch', 'lift-mask-0']);
    expect(
      takersOf(
        ways.map((way) => ({ ...way, move: null })),
        [],
        temple.moves,
        hand('adventurer'),
      ).size,
    ).toBe(0);
  });
  it('send what a tap would send; a pledge is of as many as were dragged', () => {
    expect(takers('adventurer').get('way-north')?.move).toEqual({ type: 'discover', side: 'north' });
    expect(takers('torch').get('pledge-torch')?.move).toEqual({ type: 'pledge', face: 'torch', number: 1 });
    expect(takers('torch', 'torch').get('pledge-torch')?.move).toEqual({ type: 'pledge', face: 'torch', number: 2 });
  });
  it('go together where they are kept, and locked ones not at all', () => {
    const dice = toggled(toggled(hand('key', 'torch', 'black', 'key'), 0), 1);
    expect(draggedWith(dice, 0).map((die) => die.id)).toEqual([0, 1]);
    expect(draggedWith(dice, 3).map((die) => die.id)).toEqual([3]);
    expect(draggedWith(dice, 2)).toEqual([]);
  });
  it('laid aside are kept, and laid back go again', () => {
    const dice = hand('key', 'black', 'torch');
    const aside = laid(dice, dice, true);
    expect(aside.map((die) => die.kept)).toEqual([true, false, true]);
    expect(laid(aside, aside.slice(0, 1), false).map((die) => die.kept)).toEqual([false, false, true]);
  });
});
