// The Labyrinth and the new quest rooms on the board.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { actsOf } from '../src/games/temple/acts';
import Choice from '../src/games/temple/Choice.svelte';
import { demandOf } from '../src/games/temple/demands';
import { bring, MODULES } from '../src/games/temple/modules';
import { askedOf, carriedBy, lyingIn, shoutedAt, talliesOf } from '../src/games/temple/modules/asking';
import { gears, genie, shortcut } from '../src/games/temple/modules/labyrinth/gallery/positions';
import { stationOf } from '../src/games/temple/modules/trials/stars';
import Ties from '../src/games/temple/modules/trials/Ties.svelte';
import { asked, mind, stars } from '../src/games/temple/modules/trials/gallery/positions';
import { ranked } from '../src/games/temple/rank';
import { itemOf } from '../src/games/temple/telling';
import { readPosition } from '../src/games/temple/view';

await bring(MODULES);
const acts = (position: typeof gears) => ranked(actsOf(readPosition(position), []), null).map((act) => act.id);

it('gears are one button for all lines, and cost two torches', () => {
  const shift = actsOf(readPosition(gears), []).find((act) => act.id === 'shift');
  expect(shift).toMatchObject({ cost: ['torch', 'torch'], bright: true });
  expect(shift?.moves).toHaveLength(12);
  expect(acts(gears)).toEqual(['shift', 'rub-lamp', 'shortcut', 'time-out']);
});

it('the genie and the pile ask for a choice', () => {
  expect(demandOf(readPosition(genie))).toMatchObject({ kind: 'wish', until: 124_000 });
  expect(demandOf(readPosition(shortcut))?.moves).toHaveLength(12);
});

it('a room of the pile is chosen by its picture, with its price', () => {
  const { view, moves } = readPosition(shortcut);
  const items = moves.map((move) => itemOf(move, view, String));
  expect(items.map((item) => item.room?.name)).toEqual(shortcut.view.coming);
  const html = render(Choice as unknown as Component, { props: { title: '', seconds: 9, items, onpick: () => undefined } }).body;
  expect(html.match(/class="price/g)).toHaveLength(12);
  expect(html.match(/aria-label="temple-room /g)).toHaveLength(12);
});

it('a false alarm is told by its moment', () => {
  expect(shoutedAt(gears.view)).toBeNull();
  const labyrinth = { lamp: [], shouted: 7_000 };
  expect(shoutedAt({ ...gears.view, parts: { ...gears.view.parts, labyrinth } })).toBe(7_000);
});

it('what a friend waits for is answered where it is shown, and taken back there', () => {
  const offers = (position: typeof asked) => askedOf(readPosition(position), String).map(({ seat, answers }) => [seat, answers[0]?.id]);
  expect(offers(asked)).toEqual([[3, 'confirm-3']]);
  expect(offers(mind)).toEqual([[0, 'cancel']]);
});

it('snakes are counted, and bonds are seen at both seats', () => {
  expect(talliesOf(asked.view).map((one) => one.number)).toContain(2);
  expect(carriedBy(asked.view, 0).map((one) => one.sign)).toContain('curse-bonds');
  const room = asked.view.rooms[1];
  expect(room && lyingIn(room, asked.view)).toHaveLength(2);
});

it('the stars take two keys', () => {
  expect(actsOf(readPosition(stars), []).find((act) => act.word === 'align')?.cost).toEqual(['key', 'key']);
});

it('of a curse that stays it is said that nothing lifts it', () => {
  expect(carriedBy(gears.view, 0).flatMap((one) => (one.harms ? [one.price?.said] : []))).toEqual([
    'temple-never-lifted',
    'temple-never-lifted',
  ]);
});

it('bonds name the friend, and hang as a rope between both on the plan', () => {
  const named: number[] = [];
  carriedBy(asked.view, 0, (seat) => `${named.push(seat)}`);
  expect(named).toEqual([1]);
  expect(render(Ties, { props: { view: asked.view } }).body).toContain('data-ties="1"');
});

it('who waits for a yes points where they wish to go', () => {
  expect(render(Ties, { props: { view: mind.view } }).body).toContain('data-wish="0"'); // to the east
  expect(render(Ties, { props: { view: stars.view } }).body).not.toContain('data-wish');
});

it('the rooms that the stars want are known by what is printed', () => {
  const wanted = stars.view.rooms.flatMap((room) => (room && stationOf(room) >= 0 ? [`${stationOf(room)} ${room.name}`] : []));
  expect(wanted).toEqual(['1 start', '0 constellation', '2 torches-2', '4 exit']);
});
