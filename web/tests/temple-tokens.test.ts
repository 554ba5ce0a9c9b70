// Condemned, the totem, exchange and teleport, cursed gems and the calendar on the board.
import { expect, it } from 'vitest';
import { actsOf } from '../src/games/temple/acts';
import { shown } from '../src/games/temple/gallery/positions';
import { bring, MODULES } from '../src/games/temple/modules';
import { carriedBy, lyingIn, targetOf, talliesOf, whyOfModules } from '../src/games/temple/modules/asking';
import { calendar, eternal } from '../src/games/temple/modules/calendar/gallery/positions';
import { condemned } from '../src/games/temple/modules/condemned/gallery/positions';
import { exchange, leap } from '../src/games/temple/modules/exchange/gallery/positions';
import { jewels } from '../src/games/temple/modules/jewels/gallery/positions';
import { totem } from '../src/games/temple/modules/totem/gallery/positions';
import { ordered } from '../src/games/temple/modules/totem/tower.svelte';
import { ranked } from '../src/games/temple/rank';
import { readPosition } from '../src/games/temple/view';
import { say } from '../src/words/reader.svelte';

await bring(MODULES);
const acts = (position: typeof totem) => ranked(actsOf(readPosition(position), []), null);
const ids = (position: typeof totem): string[] => acts(position).map((act) => act.id);
const lying = (position: typeof totem, place: number) => {
  const room = position.view.rooms[place];
  return room ? lyingIn(room, position.view) : [];
};

it('who is condemned reads at the exit why they stay, and may break the curse', () => {
  const shown = acts(condemned);
  expect(shown.find((act) => act.id === 'condemned')).toMatchObject({ word: 'leave', moves: [] });
  expect(shown.find((act) => act.id === 'condemned')?.why).toBeTruthy();
  expect(shown.find((act) => act.id === 'counter')).toMatchObject({ asks: true, tiles: ['treasure-counterspell'] });
});

it('the gem that is sure comes before the next die, which says nothing of its odds', () => {
  expect(ids(totem)).toEqual(['call-totem', 'stack-black', 'stack-gold']);
  expect(acts(totem)[0]?.details).toEqual({ gems: 1, height: 7 });
  expect(acts(totem)[1]).toMatchObject({ word: 'stack', details: { face: 'black' } });
  expect(talliesOf(totem.view).map((one) => one.number)).toContain(7);
});

it('a tower keeps its order: new dice come on top, and who leaves takes their own out of it', () => {
  expect(ordered([], [2, 1])).toEqual([0, 0, 1]);
  expect(ordered([1, 0], [2, 1])).toEqual([1, 0, 0]);
  expect(ordered([1, 0, 1, 0], [0, 2])).toEqual([1, 1]);
  expect(ordered([1, 0, 1], [])).toEqual([]);
});

it('a curse is given once a visit', () => {
  expect(acts(exchange)[0]).toMatchObject({ id: 'barter', bright: true });
  expect(acts(exchange)[0]?.moves).toHaveLength(2);
  const parts = { ...exchange.view.parts, exchange: { token: 3, bearer: null, across: [null], may_give: [false] } };
  const given = shown({ ...exchange.view, parts }, []);
  expect(acts(given).find((act) => act.id === 'barter')?.why).toBeTruthy();
});

it('a leap says where it leads, and whoever carries the token shows it', () => {
  expect(acts(leap)[0]).toMatchObject({ id: 'leap', details: { room: 'cursed-8' } });
  expect(lying(leap, 3).map((one) => one.sign)).toContain('token');
  const parts = { ...leap.view.parts, exchange: { token: null, bearer: 3, across: [null], may_give: [false] } };
  expect(carriedBy({ ...leap.view, parts }, 3).map((one) => one.sign)).toContain('token');
});

it('rooms that need words say what they are when they are tapped', () => {
  const tapped = (position: typeof totem, place: number): string | null => whyOfModules({ place }, readPosition(position));
  expect(tapped(totem, 1)).toContain(say('temple-totem-height', { height: 7 }));
  expect(tapped(exchange, 1)).toBe(say('temple-room-exchange'));
  expect(tapped(leap, 2)).toBe(say('temple-room-teleport'));
  const parts = { ...leap.view.parts, exchange: { token: null, bearer: 3, across: [null], may_give: [false] } };
  expect(tapped(shown({ ...leap.view, parts }, []), 2)).toContain(say('temple-teleport-carried'));
  expect(tapped(leap, 0)).toBeNull();
});

it('a position that the reader does not know is covered', () => {
  expect([1, 2, 3].map((place) => lying(jewels, place)[0]?.said)).toEqual([
    'temple-room-position',
    'temple-room-jewel',
    'temple-room-jewel-told',
  ]);
  expect(carriedBy(jewels.view, 0).map((one) => one.sign)).toContain('jewel-ruby');
  expect(ids(jewels)).toEqual(['peek-0', 'tell']);
  expect(targetOf({ type: 'tell', place: 2 }, readPosition(jewels))).toBe(2);
});

it('a room whose day has come shines, and one whose day has not says so', () => {
  expect(lying(calendar, 2)[0]).toMatchObject({ sign: 'day-gear', glow: '#37c978' });
  expect(lying(calendar, 1)[0]?.glow).toBeUndefined();
  expect(acts(eternal).find((act) => act.id === 'day')?.why).toBeTruthy();
  expect(acts(calendar)[0]).toMatchObject({ id: 'swap-days', cost: ['key', 'key', 'key'] });
});
