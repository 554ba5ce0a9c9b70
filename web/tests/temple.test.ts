import { describe, expect, it } from 'vitest';
import { fullest, late, lost, midway, tasks } from '../src/games/temple/gallery/positions';
import { actsOf } from '../src/games/temple/acts';
import { demandOf } from '../src/games/temple/demands';
import { goes, leftBy, rollOf, settled, toggled, type Die } from '../src/games/temple/dice';
import { draggedWith, laid, takersOf } from '../src/games/temple/drag';
import type { Face } from '../src/games/temple/kinds';
import { bring, MODULES } from '../src/games/temple/modules';
import { isMurmur } from '../src/games/temple/murmurs';
import { cameraOf, CELL, standing } from '../src/games/temple/plan';
import { inSight, isFate, ranked } from '../src/games/temple/rank';
import { shaker } from '../src/games/temple/shake';
import { arranged, LATE, tooSoon } from '../src/games/temple/slots';
import { EIGHTH, GONGS_APART, shownCue, strokesBetween } from '../src/games/temple/soundtrack';
import { Steady } from '../src/games/temple/steady';
import { VOICES } from '../src/games/temple/voices';
import { callsFor, clockText, nextCue, readPosition } from '../src/games/temple/view';
import { waysOf } from '../src/games/temple/ways';
import { countedFaces, missing } from '../src/games/temple/why';
import type { CueAt, Move, Player, Room, View } from '../src/games/temple/wire';

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

it('what is missing of a price is what the dice in hand do not show', () => {
  expect(missing(['adventurer', 'key', 'key'], hand('key', 'torch'))).toEqual(['adventurer', 'key']);
  expect(missing(['key'], hand('key'))).toEqual([]);
});

it('what did not change is the same thing, and is not drawn again', () => {
  const kept = new Steady<{ rooms: { gems: number }[] }>();
  const before = kept.of({ rooms: [{ gems: 1 }, { gems: 2 }] });
  const after = kept.of({ rooms: [{ gems: 1 }, { gems: 3 }] });
  expect([after.rooms[0] === before.rooms[0], after.rooms[1] === before.rooms[1]]).toEqual([true, false]);
  expect(kept.of({ rooms: [{ gems: 1 }, { gems: 3 }] })).toBe(after);
});

describe('the plan', () => {
  const rooms = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, -4],
  ].map(([x, y]) => ({ x, y }) as Room);
  const at = (camera: ReturnType<typeof cameraOf>, x: number, y: number) => [
    camera.x + (x + 0.5) * CELL * camera.scale,
    camera.y + (y + 0.5) * CELL * camera.scale,
  ];
  it('has the reader in its middle', () => {
    for (const place of [0, 1, 3]) {
      const [x, y] = at(cameraOf(rooms, place, 374, 300), rooms[place]?.x ?? 0, rooms[place]?.y ?? 0);
      expect([x, y]).toEqual([expect.closeTo(187), expect.closeTo(150)]);
    }
  });
  it('or shows all rooms at once', () => {
    const camera = cameraOf(rooms, null, 374, 300);
    for (const room of rooms) {
      const [x = 0, y = 0] = at(camera, room.x, room.y);
      const half = (CELL * camera.scale) / 2;
      expect([x - half >= 0, x + half <= 374, y - half >= 0, y + half <= 300]).toEqual([true, true, true, true]);
    }
  });
  it('lets six stand in a room without standing on each other', () => {
    const spots = Array.from({ length: 6 }, (_, i) => standing(i, 6)).map(({ x, y }) => `${x},${y}`);
    expect(new Set(spots).size).toBe(6);
  });
});

const TIMELINE: CueAt[] = [
  { at: 180_000, what: 'gong', number: 1 },
  { at: 210_000, what: 'slam', number: 1 },
  { at: 360_000, what: 'gong', number: 2 },
  { at: 390_000, what: 'slam', number: 2 },
  { at: 540_000, what: 'gong', number: 3 },
  { at: 600_000, what: 'collapse', number: 3 },
];

describe('the soundtrack', () => {
  const voices = (from: number, to: number, voice: string) => strokesBetween(TIMELINE, from, to).filter((stroke) => stroke.voice === voice);
  it('strikes as many gongs as the countdown has', () => {
    expect(voices(0, 600_001, 'gong').map((stroke) => stroke.at)).toEqual([
      180_000,
      360_000,
      360_000 + GONGS_APART,
      540_000,
      540_000 + GONGS_APART,
      540_000 + 2 * GONGS_APART,
    ]);
    expect(voices(0, 600_001, 'slam').map((stroke) => stroke.at)).toEqual([210_000, 390_000]);
    expect(voices(0, 600_001, 'collapse').map((stroke) => stroke.at)).toEqual([600_000]);
  });
  it('is the same piece in whatever portions it is played: who comes back hears it from the middle', () => {
    const whole = strokesBetween(TIMELINE, 170_000, 215_000);
    const parts: typeof whole = [];
    for (let at = 170_000; at < 215_000; at += 137) parts.push(...strokesBetween(TIMELINE, at, Math.min(215_000, at + 137)));
    expect(parts).toEqual(whole);
  });
  it('rises towards each gong, and beats faster in a countdown', () => {
    const beats = (from: number): number =>
      strokesBetween(TIMELINE, from, from + 16 * EIGHTH).filter((stroke) => stroke.voice !== 'tick').length;
    const loudest = (from: number): number => Math.max(...strokesBetween(TIMELINE, from, from + 16 * EIGHTH).map((stroke) => stroke.loud));
    expect(beats(2_000)).toBeLessThan(beats(150_000));
    expect(loudest(2_000)).toBeLessThan(loudest(170_000));
    expect(beats(150_000)).toBeLessThan(beats(206_000));
    expect(beats(212_000)).toBeLessThan(beats(190_000));
  });
  it('ticks in countdowns, twice a second at their end', () => {
    expect(voices(0, 180_000, 'tick')).toEqual([]);
    expect(voices(181_000, 190_000, 'tick')).toHaveLength(9);
    expect(voices(200_500, 205_500, 'tick')).toHaveLength(10);
  });
  it('is silent after the fall, and calm for ever in practice', () => {
    expect(strokesBetween(TIMELINE, 600_001, 700_000)).toEqual([]);
    const practice = strokesBetween([], 500_000, 508_000);
    expect(practice.length).toBeGreaterThan(0);
    expect(practice.every((stroke) => stroke.loud < 0.3)).toBe(true);
  });
  it('has a sound for every voice', () => {
    for (const notes of Object.values(VOICES))
      for (const note of notes) expect(note.loud > 0 && note.lasts > 0 && note.pitch > 0).toBe(true);
  });
  it('is shown too, for a moment', () => {
    expect([179_999, 180_000, 182_999, 183_000].map((now) => shownCue(TIMELINE, now)?.what)).toEqual([
      undefined,
      'gong',
      'gong',
      undefined,
    ]);
  });
});

describe('the clock', () => {
  it('counts to the next cue, and knows a countdown', () => {
    const view = { timeline: TIMELINE, next_cue: 1 } as unknown as View;
    expect(nextCue(view)).toMatchObject({ cue: { what: 'slam' }, gong: { number: 1 }, from: 180_000 });
    expect(nextCue({ ...view, next_cue: 2 })).toMatchObject({ cue: { what: 'gong' }, gong: null, from: 210_000 });
    expect(nextCue({ ...view, next_cue: 6 })).toBe(null);
  });
  it('is read in minutes and seconds', () => {
    expect([180_000, 59_001, 500, 0, -5].map(clockText)).toEqual(['3:00', '1:00', '0:01', '0:00', '0:00']);
  });
});

describe('a shaken phone', () => {
  it('rolls once for a shake of many pushes, and not for a walk', () => {
    const shaken = shaker();
    const push = (x: number, at: number): boolean => shaken({ x, y: 0, z: null }, at);
    expect([push(4, 0), push(20, 100), push(-22, 200), push(25, 400), push(20, 900)]).toEqual([false, true, false, false, true]);
  });
});

it('what the dice show is not told line by line', () => {
  const line = (event: string, seat: number) => ({ id: 0, text: '', seat, event });
  expect([
    isMurmur(line('rolled', 0), 0),
    isMurmur(line('pledged', 1), 0),
    isMurmur(line('pledged', 0), 0),
    isMurmur(line('gong', 0), 0),
  ]).toEqual([true, true, false, false]);
});

describe('an advised roll', () => {
  it('marks the dice that it leaves as they are, of each face as many as do not go', () => {
    const dice = hand('key', 'key', 'torch', 'black', 'unrolled', 'gold');
    expect(leftBy({ type: 'roll', adventurers: 0, keys: 1, torches: 0, golds: 0 }, dice)).toEqual([1, 2, 5]);
    expect(leftBy({ type: 'roll', adventurers: 0, keys: 2, torches: 1, golds: 1 }, dice)).toEqual([]);
  });
});

describe('calls', () => {
  const temple = readPosition(midway);
  const at = (now: number, next: number): View => ({ ...temple.view, now, next_cue: next });
  it('have four places: help, gather, where to, wait', () => {
    expect(callsFor(temple)).toEqual(['gold-mask', 'gems-here', 'exit-found', 'wait-for-me']);
    expect(
      callsFor({ ...temple, here: temple.here && { ...temple.here, used: true }, view: { ...temple.view, exit_found: false } }),
    ).toEqual(['gold-mask', 'come-here', 'on-my-way', 'wait-for-me']);
    expect(callsFor({ ...temple, view: at(185_000, 1) })[2]).toBe('go-home');
    expect(callsFor({ ...temple, view: at(545_000, 5) })[2]).toBe('exit-found');
  });
  it('of those who are out point the way; who watches, and a game that is over, have none', () => {
    expect(callsFor(readPosition(late))).toEqual(['exit-found']);
    expect(callsFor({ ...temple, mine: null })).toEqual([]);
    expect(callsFor({ ...temple, view: { ...temple.view, over: true } })).toEqual([]);
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
