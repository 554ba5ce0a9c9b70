// Quests on the board of Escape: what bars the exit says so, and what cannot be undone is asked twice.
import { describe, expect, it } from 'vitest';
import { actsOf, isChosen } from '../src/games/temple/acts';
import { midway } from '../src/games/temple/gallery/positions';
import { bring, MODULES } from '../src/games/temple/modules';
import { lyingIn, talliesOf, whyOfModules } from '../src/games/temple/modules/asking';
import { altar, barred, quests } from '../src/games/temple/modules/quests/gallery/positions';
import { readPosition } from '../src/games/temple/view';
import { waysOf } from '../src/games/temple/ways';
import type { Shown } from '../src/games/table';
import type { Move, View } from '../src/games/temple/wire';

await bring(MODULES);

const acts = (position: Shown<View, Move>) => actsOf(readPosition(position), []);

describe('quests', () => {
  it('push the ghost by a button for every side, with its price', () => {
    const pushes = acts(quests).filter((act) => act.word === 'push-ghost');
    expect(pushes.map((act) => act.details?.['side'])).toEqual(['north', 'east', 'west']);
    expect(pushes.every((act) => act.cost.join() === 'torch,torch')).toBe(true);
  });
  it('ask twice before a die goes onto the altar, and louder for the last one', () => {
    const [act] = acts(altar).filter(({ id }) => id === 'sacrifice');
    expect(act && isChosen(act)).toBe(true);
    const view = { ...altar.view, players: altar.view.players.map((one) => ({ ...one, dice: one.dice.slice(0, 1) })) };
    const last = acts({ ...altar, view, legal: altar.legal.slice(0, 2) }).find(({ id }) => id === 'sacrifice');
    expect([last?.word, last && isChosen(last)]).toEqual(['sacrifice-last', true]);
  });
  it('say at the exit why nobody leaves', () => {
    expect(acts(barred).find(({ id }) => id === 'barred')).toMatchObject({ moves: [], why: expect.any(String) as string });
    expect(whyOfModules({ place: 6 }, readPosition(barred))).not.toBeNull();
    expect(lyingIn(barred.view.rooms[6] as never, barred.view)[0]?.Over).toBeDefined();
  });
  it('say why a door of the ghost is closed', () => {
    const temple = readPosition(quests);
    const east = waysOf(temple)[1];
    expect(east && whyOfModules({ way: east }, temple)).not.toBeNull();
  });
  it('are not heard of where they are not in play', () => {
    expect(talliesOf(midway.view)).toEqual([]);
    expect(talliesOf(quests.view).map(({ number }) => number)).toEqual([3, 2]);
  });
});
