// What makes a temple tense: darkness by the clock, ways home by the plan, and what has come together in a room.
import { describe, expect, it } from 'vitest';
import { countedIn } from '../src/games/temple/counting';
import { PERSON, PLAYERS, VIEW, room } from '../src/games/temple/gallery/positions';
import { join } from '../src/games/temple/modules/asking';
import { module as treasures } from '../src/games/temple/modules/treasures';
import { DARKEST, litWays, tensionAt, totalLeft, wayTo } from '../src/games/temple/tension';
import type { CueAt, Player, Room, View } from '../src/games/temple/wire';

const degrees = (view: View, moments: readonly number[]): number[] => moments.map((now) => tensionAt(view, now).degree);

describe('tension', () => {
  it('begins before the gong, rises to the slam, and is gone after it', () => {
    expect(degrees(VIEW, [0, 159_999, 170_000, 180_000, 195_000, 209_999, 210_001])).toEqual([0, 0, 0.2, 0.4, 0.7, 1, 0]);
    expect(degrees(VIEW, [540_000, 570_000, 599_999, 600_001])).toEqual([0.4, 0.7, 1, 0]);
    expect(degrees({ ...VIEW, over: true }, [205_000])).toEqual([0]);
  });
  it('needs no gong, and no clock makes none', () => {
    const sand: CueAt[] = [{ at: 200_000, what: 'slam', number: 1 }];
    expect(degrees({ ...VIEW, timeline: sand }, [100_000, 160_000, 170_000, 199_999])).toEqual([0, 0.2, 0.4, 1]);
    expect(degrees({ ...VIEW, timeline: [] }, [100_000])).toEqual([0]);
  });
  it('leads to the start before a slam, at the end to the exit if it is found', () => {
    const exit = VIEW.rooms.findIndex((one) => one?.special === 'exit');
    expect([100_000, 175_000, 200_000, 560_000].map((now) => tensionAt(VIEW, now).goal)).toEqual([null, VIEW.start, VIEW.start, exit]);
    const unfound = { ...VIEW, rooms: VIEW.rooms.map((one) => (one?.special === 'exit' ? null : one)) };
    expect(tensionAt(unfound, 560_000)).toMatchObject({ goal: null });
  });
  it('counts all that is left', () => {
    expect([totalLeft(VIEW, 0), totalLeft(VIEW, 590_500), totalLeft(VIEW, 700_000)]).toEqual([600_000, 9_500, 0]);
    expect(totalLeft({ timeline: [] }, 0)).toBe(null);
  });
  it('leaves what is printed on a room to be read: 4.5 to 1', () => {
    const bright = (colour: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = colour.map((part, i) => {
        const share = (part * (1 - DARKEST) + ([10, 4, 0][i] ?? 0) * DARKEST) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [ink, paper] = [bright([0x2b, 0x21, 0x18]), bright([0xff, 0xf8, 0xe6])];
    expect((paper + 0.05) / (ink + 0.05)).toBeGreaterThan(4.5);
  });
});

describe('the way home', () => {
  // 0 start - 1 - 2, and 3 below 2 joined to 4 below 1; 5 may not be entered and lies between 4 and the start.
  const cost: Room['cost'] = ['adventurer'];
  const rooms: Room[] = [
    room('start', 0, 0, 'south', cost, { special: 'start', ways: ['east', 'south'] }),
    room('a', 1, 0, 'west', cost, { ways: ['west', 'east'] }),
    room('b', 2, 0, 'west', cost, { ways: ['west', 'south'] }),
    room('c', 2, 1, 'north', cost, { ways: ['north', 'west'] }),
    room('d', 1, 1, 'east', cost, { ways: ['east', 'west'] }),
    room('e', 0, 1, 'east', [], { ways: ['east', 'north'] }),
    room('f', 9, 9, 'south', cost, { ways: [] }),
  ];
  const sides = (from: number): string =>
    wayTo(rooms, from, 0)
      .map(({ side }) => side[0])
      .join('');
  it('goes through the fewest rooms, never through one that nobody may enter', () => {
    expect([0, 1, 2, 3, 4].map(sides)).toEqual(['', 'w', 'ww', 'nww', 'enww']);
    expect(wayTo(rooms, 6, 0)).toEqual([]);
  });
  it('is lit for the reader, and for everybody where nobody reads alone', () => {
    const people = [2, 3, null].map((place): Player => ({ ...PERSON, place }));
    const view = { rooms, players: people };
    expect(litWays(view, 0, 0).map(({ place }) => place)).toEqual([2, 1]);
    expect(litWays(view, 0, null).map(({ place }) => place)).toEqual([2, 1, 3]);
    expect([litWays(view, 0, 2), litWays(view, null, 0)]).toEqual([[], []]);
  });
});

describe('what has come together in a room', () => {
  const torches = (number: number, gems: number) => ({ gems, symbols: Array.from({ length: number }, () => 'torch' as const) });
  const shrine = room('torches-1', 5, 5, 'south', ['adventurer'], { prizes: [torches(4, 1), torches(7, 2), torches(10, 3)] });
  const counted = (people: Partial<Player>[], inside: Room = shrine) => {
    const players = people.map((one) => ({ ...PERSON, dice: [], place: VIEW.rooms.length, ...one }));
    const view = { ...VIEW, keys_needed: 4, rooms: [...VIEW.rooms, inside], players };
    const found = countedIn(view, inside, VIEW.rooms.length);
    return found && [found.have, found.want];
  };
  it('is all that is pledged and the fullest hand, towards the next prize', () => {
    expect(counted([])).toBe(null);
    expect(counted([{ dice: ['key', 'adventurer'] }])).toBe(null);
    expect(counted([{ dice: ['torch', 'torch', 'key'] }])).toEqual([2, 4]);
    expect(counted([{ pledged: ['torch', 'torch', 'torch'] }, { dice: ['torch', 'torch'] }, { dice: ['torch'] }])).toEqual([5, 7]);
    const tiles: Partial<Player>[] = [
      { pledged: ['torch', 'torch'], pledged_treasures: ['torches', 'keys'] },
      { dice: ['torch', 'torch'] },
    ];
    expect(counted(tiles)).toEqual([4, 7]);
    const leave = join(treasures);
    expect(counted(tiles)).toEqual([6, 7]);
    leave();
    expect(
      counted([{ dice: ['torch', 'torch', 'torch', 'torch', 'torch'], worth: [{ face: 'torch', symbol: 'torch', times: 2 }] }]),
    ).toEqual([10, 10]);
  });
  it('counts each symbol only as often as it is asked for, and nothing where the gems shine already', () => {
    const mixed = { ...shrine, prizes: [{ gems: 1, symbols: ['torch', 'torch', 'key'] as Room['cost'] }] };
    expect(counted([{ dice: ['torch', 'torch', 'torch', 'torch'] }], mixed)).toEqual([2, 3]);
    expect(counted([{ dice: ['torch', 'torch'] }], { ...shrine, used: true })).toBe(null);
    expect(counted([{ dice: ['torch'], place: 0 }])).toBe(null);
  });
  it('is keys at the exit, of one hand alone', () => {
    const exit = room('exit', 5, 5, 'south', ['adventurer'], { special: 'exit' });
    expect(counted([{ dice: ['key', 'key'] }, { dice: ['key', 'key', 'key'], pledged: ['key'] }], exit)).toEqual([3, 4]);
  });
  it('is there in the gallery: two torches are pledged, two are in hand', () => {
    const place = PLAYERS[1]?.place ?? 0;
    expect(countedIn(VIEW, VIEW.rooms[place] ?? shrine, place)).toMatchObject({ have: 4, want: 4, faces: ['torch'] });
  });
});
