// Rooms are told as people find them: by name, and so many from the start.
import { describe, expect, it, vi } from 'vitest';
import { sayAdvised } from '../src/games/temple/advised';
import { calendar } from '../src/games/temple/modules/calendar/gallery/positions';
import { gears, shortcut } from '../src/games/temple/modules/labyrinth/gallery/positions';
import { trip } from '../src/games/temple/modules/travellers/gallery/positions';
import { bring, MODULES } from '../src/games/temple/modules';
import { askedOf } from '../src/games/temple/modules/asking';
import type { Face } from '../src/games/temple/kinds';
import { itemOf, tellSpot } from '../src/games/temple/telling';
import { readPosition } from '../src/games/temple/view';
import type { Move, Room } from '../src/games/temple/wire';
import { learnGame, say, speak } from '../src/words/reader.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });
await bring(MODULES);
await learnGame('temple', MODULES);

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  it('no two rooms of a temple are told alike, and none by a number', () => {
    speak(language);
    const spots = trip.view.rooms.flatMap((room) => (room ? [tellSpot(trip.view, room)] : []));
    expect(new Set(spots).size).toBe(spots.length);
    expect(tellSpot(trip.view, trip.view.rooms[trip.view.start])).toBe(say('room-start'));
  });
  it('a friend is asked along to a room that both find', () => {
    speak(language);
    expect(askedOf(readPosition(trip), String)[0]?.said).toContain(tellSpot(trip.view, trip.view.rooms[3]));
  });
  it('a hint says which rooms it is about', () => {
    speak(language);
    const advised = (position: typeof trip, move: Move | undefined) => (move ? sayAdvised(move, position, ['Ana', 'Bilal']) : undefined);
    const moves = (position: typeof trip, type: string) => position.legal.map(({ move }) => move).find((move) => move.type === type);
    expect(advised(trip, moves(trip, 'hop'))).toContain(tellSpot(trip.view, trip.view.rooms[2]));
    expect(advised(trip, moves(trip, 'hop-together'))).toContain('Bilal');
    const days = advised(calendar, moves(calendar, 'swap-days'));
    for (const place of [1, 2]) expect(days).toContain(tellSpot(calendar.view, calendar.view.rooms[place]));
    expect(days).not.toContain('…');
    expect(advised(gears, moves(gears, 'shift'))).toMatch(/1 (rangée|row)/);
    expect(sayAdvised({ type: 'leave', double_keys: 0 }, trip, [])).toBeUndefined();
  });
  it('a hint names marked dice only where a roll leaves any', () => {
    speak(language);
    const told = (dice: Face[]) =>
      sayAdvised(
        { type: 'roll', keys: 1 },
        { ...trip, view: { ...trip.view, players: trip.view.players.map((player) => ({ ...player, dice })) } },
        [],
      );
    expect([told(['key', 'torch']), told(['key', 'black'])]).toEqual([say('temple-advised-roll'), say('temple-advised-roll-all')]);
  });
  it('rooms of one name are told apart by all that their pictures show', () => {
    speak(language);
    const [one] = (shortcut.view.known ?? []).filter(({ name }) => name === 'cursed-3');
    if (!one) throw new Error('no such room');
    const told = (room: Room): string => itemOf({ type: 'pick-room', room: 'cursed-3' }, { ...shortcut.view, known: [room] }, String).label;
    const kinds: Room[] = [
      { ...one, open: ['south', 'north'] },
      { ...one, open: ['south', 'west'] },
      { ...one, open: ['south', 'west', 'east'] },
      { ...one, open: ['south'] },
      { ...one, open: ['south', 'north'], cost: ['torch', 'torch'] },
      { ...one, open: ['south', 'north'], prizes: [{ gems: 1, symbols: ['key', 'key', 'key', 'key'] }] },
      { ...one, open: ['south', 'north'], prizes: [], marks: ['curse'] },
    ];
    expect(new Set(kinds.map(told)).size).toBe(kinds.length);
    expect(told({ ...one, open: ['south', 'west', 'east'] })).toMatch(/(à gauche, à droite|left, right)\.$/);
  });
});
