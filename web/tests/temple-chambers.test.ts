// Special rooms on the board: which part of a double room lies beyond a side, and what is offered with the Chalice.
import { describe, expect, it } from 'vitest';
import { actsOf, isChosen } from '../src/games/temple/acts';
import { takersOf } from '../src/games/temple/drag';
import { bring, MODULES } from '../src/games/temple/modules';
import { behind, chalice, links } from '../src/games/temple/modules/chambers/gallery/positions';
import { areaOf, spotsOf } from '../src/games/temple/plan';
import { beside, halfOf, readPosition } from '../src/games/temple/view';

await bring(MODULES);

const rooms = chalice.view.rooms;
const placeOf = (name: string): number => rooms.findIndex((room) => room?.name === name);
const at = (name: string) => rooms[placeOf(name)] ?? null;

describe('a double room', () => {
  it('has its rear behind the side across the stairs, and its front behind all others', () => {
    expect(beside(rooms, placeOf('basic-7'), 'south')).toBe(placeOf('double-1-rear'));
    expect(beside(rooms, placeOf('treasury'), 'east')).toBe(placeOf('double-1'));
    expect(beside(rooms, placeOf('double-1-rear'), 'north')).toBe(placeOf('basic-7'));
  });
  it('has no neighbour through the inner wall, nor by a side of the other part', () => {
    expect(beside(rooms, placeOf('double-1'), 'north')).toBeNull();
    expect(beside(rooms, placeOf('double-1-rear'), 'west')).toBeNull();
  });
  it('lies in two halves of its cell, as it is turned', () => {
    const half = (name: string) => {
      const room = at(name);
      return room && halfOf(rooms, room)?.side;
    };
    expect([half('double-1'), half('double-1-rear')]).toEqual(['south', 'north']);
    expect([half('double-2'), half('double-2-rear')]).toEqual(['east', 'west']);
    expect(half('treasury')).toBeUndefined();
    expect(areaOf({ x: 1, y: 0 }, 'east')).toEqual({ left: 150, top: 0, width: 50, height: 100 });
    for (const side of ['north', 'east', 'south', 'west'] as const) {
      const { x, y } = spotsOf(side).pawn(0, 1);
      expect(side === 'north' || side === 'west' ? Math.min(x, y) : Math.max(x, y)).not.toBe(50);
    }
  });
});

describe('the Chalice', () => {
  it('is carried for a torch more', () => {
    const east = actsOf(readPosition(chalice), []).find((act) => act.id === 'carry-east');
    expect(east?.cost).toEqual(['adventurer', 'adventurer', 'torch']);
  });
  it('is not left behind without a question, by a tap nor by dragged dice', () => {
    const [leave] = actsOf(readPosition(behind), []).filter((act) => act.word === 'leave');
    expect(leave && isChosen(leave)).toBe(true);
    const keys = [{ id: 0, face: 'key', kept: false, pledged: false }] as unknown as Parameters<typeof takersOf>[3];
    expect([...takersOf([], leave ? [leave] : [], [], keys).keys()]).toEqual([]);
    const [saved] = actsOf(readPosition({ ...behind, view: { ...behind.view, parts: {} } }), []).filter((act) => act.word === 'leave');
    expect(saved && isChosen(saved)).toBe(false);
  });
});

describe('connected rooms', () => {
  it('say why they cannot be fired yet', () => {
    const act = actsOf(readPosition(links), []).find((one) => one.id === 'connect');
    expect(act).toMatchObject({ moves: [] });
    expect(act?.why).toBeTruthy();
  });
});
