// Somebody has drawn the exchange of souls, and a room is lit.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';

const cursed = PLAYERS.with(0, {
  ...PERSON,
  place: 5,
  curses: [{ name: 'souls', lifted_by: ['adventurer', 'key', 'torch'] }],
  treasures: ['big-torch'],
  choices: [{ kind: 'name', until: 125_000 }],
});
export const souls = shown({ ...VIEW, modules: ['curses', 'extras', 'treasures'], players: cursed, fate: [], fate_until: null }, [
  { type: 'name', to: 1 },
  { type: 'name', to: 2 },
  { type: 'name', to: 3 },
]);
