// Legal moves as buttons, and what is asked of the reader.
import { describe, expect, it } from 'vitest';
import { fullest, late, lost, midway, tasks } from '../src/games/temple/gallery/positions';
import { actsOf } from '../src/games/temple/acts';
import { demandOf } from '../src/games/temple/demands';
import { toggled, type Die } from '../src/games/temple/dice';
import type { Face } from '../src/games/temple/kinds';
import { bring, MODULES } from '../src/games/temple/modules';
import { cameraOf } from '../src/games/temple/plan';
import { atClock, inSight, isFate, ranked } from '../src/games/temple/rank';
import { arranged, LATE, tooSoon } from '../src/games/temple/slots';
import { readPosition } from '../src/games/temple/view';
import { waysOf } from '../src/games/temple/ways';
import { tellRoll } from '../src/games/temple/telling';
import { countedFaces, tellStuck, whyStill } from '../src/games/temple/why';
import type { Move, Player } from '../src/games/temple/wire';

await bring(MODULES);
const hand = (...faces: Face[]): Die[] => faces.map((face, id) => ({ id, face, kept: false, pledged: false, spun: 0 }));

describe('legal moves become buttons', () => {
  const temple = readPosition(midway);
  it('four sides, always in the same order', () => {
    const ways = waysOf(temple);
    expect(ways.map((way) => way.side)).toEqual(['north', 'east', 'south', 'west']);
    expect(ways.map((way) => way.kind)).toEqual(['discover', 'enter', 'wall', 'enter']);
    expect(ways.map((way) => way.move !== null)).toEqual([true, true, false, false]);
  });
  it('pay with dice alone where they can, and offer treasures besides', () => {
    const east = waysOf(temple)[1];
    expect(east?.tiles).toEqual([]);
    const aided = actsOf(temple, []).find((act) => act.word === 'enter-aided');
    expect(aided?.tiles).toEqual(['treasure-keys']);
    expect(aided?.cost).toEqual(['adventurer']);
  });
  it('pledge what was kept for it, or all', () => {
    const pledged = (kept: Face[]) => actsOf(temple, toggled(hand(...kept), 0)).find((act) => act.id === 'pledge-torch')?.details;
    expect(pledged([])).toMatchObject({ number: 2 });
    expect(pledged(['torch'])).toMatchObject({ number: 1 });
  });
  it('have different names each, and every legal move but the rolls is behind one of them', () => {
    const acts = actsOf(temple, []);
    expect(new Set(acts.map((act) => act.id)).size).toBe(acts.length);
    const offered = [...acts.flatMap((act) => act.moves), ...waysOf(temple).flatMap((way) => (way.move ? [way.move] : []))];
    const missing = temple.moves.filter((move) => !offered.includes(move) && move.type !== 'roll' && move.type !== 'pledge');
    expect(missing).toEqual([]);
  });
  it('ask at once for what cannot wait', () => {
    expect(demandOf(temple)).toBe(null);
    expect(demandOf(readPosition(lost))).toMatchObject({ kind: 'give-up', until: 215_000 });
    expect(demandOf(readPosition(late))).toMatchObject({ kind: 'give', until: null });
  });
});

describe('a temple with tasks and prices of its own', () => {
  const temple = readPosition(tasks);
  const acts = actsOf(temple, []);
  it('asks for all symbols of a task', () => {
    const fire = acts.find((act) => act.word === 'activate');
    expect(fire?.cost).toEqual(['torch', 'torch', 'torch', 'key', 'key']);
    expect(countedFaces(fire?.cost ?? [])).toBe('3 × face-torch, 2 × face-key');
  });
  it('takes a pledge of each symbol, and both may be in sight', () => {
    expect(inSight(acts, null).map((act) => act.id)).toEqual(expect.arrayContaining(['pledge-torch', 'pledge-key']));
  });
  it('costs what the reader pays, whatever is printed', () => {
    const [, east, , west] = waysOf(temple);
    expect([east?.cost, west?.cost]).toEqual([['adventurer', 'adventurer', 'key'], ['adventurer']]);
    expect(east?.room?.cost).toEqual(['adventurer', 'key']);
  });
  it('has no room where one has vanished', () => {
    expect(cameraOf(temple.view.rooms, null, 374, 300)).toEqual(cameraOf(midway.view.rooms, null, 374, 300));
  });
  it('calls what is no gem a task', () => {
    const there = { ...temple, here: temple.view.rooms[3] ?? null };
    expect(actsOf(there, []).find((act) => act.id === 'activate-0')?.word).toBe('task');
  });
});

it('of two choices the one that ends first is asked first', () => {
  const choices = [
    { kind: 'name', until: 9000 },
    { kind: 'give-up', until: 5000 },
  ];
  const temple = readPosition(lost);
  const moves: Move[] = [{ type: 'name', to: 1 }, ...temple.moves];
  expect(demandOf({ ...temple, mine: temple.mine && { ...temple.mine, choices }, moves })).toMatchObject({ kind: 'give-up', until: 5000 });
});

describe('places of buttons', () => {
  const act = (id: string) => ({ id });
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(act) as [
    { id: string },
    { id: string },
    { id: string },
    { id: string },
    { id: string },
  ];
  const ids = (slots: ReturnType<typeof arranged>): (string | null)[] => slots.map((slot) => slot.act?.id ?? null);
  it('stay when one goes, and it comes back to its own', () => {
    const two = arranged(arranged([], [a, b], 0), [b], 100);
    expect(ids(two)).toEqual([null, 'b', null, null]);
    expect(ids(arranged(two, [c, b], 200))).toEqual([null, 'b', 'c', null]);
    expect(ids(arranged(two, [a, b], 200))).toEqual(['a', 'b', null, null]);
  });
  it('are four: a better act takes that of the worst, and the others do not move', () => {
    const four = arranged([], [a, b, c, d], 0);
    expect(ids(arranged(four, [e, a, b, c, d], 100))).toEqual(['a', 'b', 'c', 'e']);
  });
  it('that have just changed hands take no tap that was meant for the one before', () => {
    const changed = arranged(arranged([], [a, b, c, d], 0), [e, a, b, c], 1000)[3];
    expect(changed && [tooSoon(changed, 1000 + LATE - 1), tooSoon(changed, 1000 + LATE)]).toEqual([true, false]);
  });
});

describe('acts by use', () => {
  const acts = actsOf(readPosition(fullest), []).filter((act) => !isFate(act));
  const words = (advised: string | null): string[] => inSight(acts, advised).map((act) => act.word);
  it('gems first, then friends; one of each kind before a second', () => {
    expect(words(null)).toEqual(['activate', 'free', 'free', 'free']);
    expect(inSight(acts, null)[0]?.details).toEqual({ gems: 3 });
    expect(ranked(acts, null)).toHaveLength(acts.length);
  });
  it('what is advised is always in sight, and first', () => {
    for (const act of acts) expect(inSight(acts, act.id)[0]?.id).toBe(act.id);
  });
  it('what ends the practice is never in sight', () => {
    const stop = { id: 'stop', word: 'stop', cost: [], tiles: [], moves: [], use: 0 };
    expect(inSight([stop], null)).toEqual([]);
    expect(ranked([stop, ...acts], null).at(-1)?.id).toBe('stop');
  });
});

describe('a boost of fate', () => {
  const moves: Move[] = [{ type: 'agree' }];
  const before = readPosition(midway);
  const temple = { ...before, moves, view: { ...before.view, fate: [] } };
  const players = temple.view.players.map((player) => ({ ...player, dice: ['black' as const], pledged: [] }));
  const locked = { ...temple, view: { ...temple.view, players } };
  it('stands at the clock, and under the thumb where nothing else can help', () => {
    const shown = [temple, locked].map(({ view }) =>
      actsOf({ ...temple, view }, []).map((act) => [act.word, act.bright, atClock(act, view)]),
    );
    expect(shown).toEqual([[['propose', false, true]], [['propose', true, false]]]);
  });
  it('is refused at the clock always', () => {
    const view = { ...locked.view, fate: [1] };
    const asked: Move[] = [...moves, { type: 'refuse' }];
    expect(actsOf({ ...locked, view, moves: asked }, []).map((act) => [act.word, atClock(act, view)])).toEqual([
      ['agree', false],
      ['refuse', true],
    ]);
  });
});

describe('why the hand does not move', () => {
  const temple = readPosition(midway);
  const still = (mine: Partial<Player>, runs = true): string =>
    whyStill(false, runs, false, { ...temple, mine: temple.mine && { ...temple.mine, ...mine }, moves: [] });
  it('is that an own act is under way, that all dice are locked, or that others are to act', () => {
    expect([still({ acts_again: true }), still({ dice: ['black', 'black'], pledged: [] }), still({})]).toEqual([
      'temple-why-busy',
      'temple-you-are-stuck',
      'temple-why-nothing',
    ]);
  });
  it('is never that a friend could help where everybody is locked', () => {
    const dice: Player['dice'] = ['black', 'black'];
    const players = temple.view.players.map((player) => ({ ...player, dice, pledged: [] }));
    const told = (spare: number): string => tellStuck({ ...temple.view, players, spare });
    expect([told(2), told(0)]).toEqual(['temple-all-stuck-fate', 'temple-all-stuck']);
    expect(tellRoll({ ...temple, view: { ...temple.view, players, spare: 0 }, mine: players[0] ?? null }, 2, 0)).toBe('temple-all-stuck');
  });
  it('is time only where time does not run', () => {
    expect([still({ acts_again: true }, false), still({ place: null }, false)]).toEqual(['temple-why-still', 'temple-you-are-out']);
  });
});
