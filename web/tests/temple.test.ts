// The plan, the log and the calls of Escape.
import { describe, expect, it } from 'vitest';
import { late, midway } from '../src/games/temple/gallery/positions';
import { bring, MODULES } from '../src/games/temple/modules';
import { isMurmur } from '../src/games/temple/murmurs';
import { cameraOf, CELL, standing } from '../src/games/temple/plan';
import { Steady } from '../src/games/temple/steady';
import { callsFor, readPosition } from '../src/games/temple/view';
import type { Room, View } from '../src/games/temple/wire';

await bring(MODULES);

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
  it('or in the middle of what lies below its edge', () => {
    const [x, y] = at(cameraOf(rooms, 1, 374, 300, false, 48), rooms[1]?.x ?? 0, rooms[1]?.y ?? 0);
    expect([x, y]).toEqual([expect.closeTo(187), expect.closeTo(174)]);
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

it('what the dice show is not told line by line', () => {
  const line = (event: string, seat: number) => ({ id: 0, text: '', seat, event });
  expect([
    isMurmur(line('rolled', 0), 0),
    isMurmur(line('pledged', 1), 0),
    isMurmur(line('pledged', 0), 0),
    isMurmur(line('gong', 0), 0),
  ]).toEqual([true, true, false, false]);
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
