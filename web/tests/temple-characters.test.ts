// Characters and travellers on the board: the choice before it begins, powers as buttons, offers as one tap.
import { expect, it } from 'vitest';
import { actsOf } from '../src/games/temple/acts';
import { bring, MODULES } from '../src/games/temple/modules';
import { answersOf, askedOf, awaitedUntil, beganAt, carriedBy, targetOf } from '../src/games/temple/modules/asking';
import { casting, powers, used } from '../src/games/temple/modules/characters/gallery/positions';
import { swap, trip } from '../src/games/temple/modules/travellers/gallery/positions';
import { ranked } from '../src/games/temple/rank';
import { nextCue, readPosition } from '../src/games/temple/view';

await bring(MODULES);
const acts = (position: typeof casting) => ranked(actsOf(readPosition(position), []), null).map((act) => act.id);

it('before it begins something is chosen, and then all times count from the signal', () => {
  expect(awaitedUntil(casting.view)).toBe(casting.view.now + 23_000);
  expect(awaitedUntil(powers.view)).toBeNull();
  expect(beganAt(powers.view)).toBe(7_000);
  expect(nextCue({ ...powers.view, next_cue: 0 })?.from).toBe(7_000);
});

it('a room is turned by one of three buttons, each with the rooms that it is for', () => {
  expect(acts(powers)).toEqual(['turn-1', 'turn-2']);
  const temple = readPosition(powers);
  const [quarter] = actsOf(temple, []);
  expect(quarter?.moves.map((move) => targetOf(move, temple))).toEqual([2, 3]);
});

it('a power that was used has a button that says why not', () => {
  expect(actsOf(readPosition(used), [])).toMatchObject([{ id: 'power-down', moves: [], cost: ['black', 'black', 'black'] }]);
  expect(carriedBy(used.view, 0)[0]).toMatchObject({ sign: 'hero-priest', rule: 'ESC-M6-PRIEST-A' });
  expect(carriedBy(trip.view, 0)[0]?.rule).toBe('ESC-Q-CHAR-TELE-A');
  expect(carriedBy(trip.view, 1)[0]?.rule).toBe('ESC-Q-CHAR-TRICK-P');
});

it('what a friend offers is answered where it is shown, and taken back by who offers it', () => {
  const offers = (position: typeof casting) =>
    askedOf(readPosition(position), String).map(({ seat, answers }) => [seat, ...answers.map((one) => one.id)]);
  expect(offers(swap)).toEqual([[1, 'accept-1', 'decline-1']]);
  expect(offers(trip)).toEqual([[0, 'take-back']]);
  expect(acts(trip)).toEqual(['hop', 'hop-1']);
});

it('another room is an answer to where a drawn one goes', () => {
  expect(answersOf('place-room', [{ type: 'redraw' }, { type: 'withdraw' }])).toEqual([{ type: 'redraw' }]);
});

it('a walk ends where its steps lead', () => {
  const temple = readPosition(powers);
  expect(targetOf({ type: 'walk', path: 'W' }, temple)).toBe(0);
  expect(targetOf({ type: 'walk', path: 'WW' }, temple)).toBe(2);
});
