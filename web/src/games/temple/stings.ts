// Short sounds for what no event of the story says by itself: masks that fall, and the exit that is found.
import type { SoundName } from '../../sound/palette';
import { locked, stuck } from './view';
import type { Player, View } from './wire';

const golds = (player: Player): number => player.dice.filter((face) => face === 'gold').length;
const grows = (before: View, after: View, count: (player: Player) => number, seats: readonly number[]): boolean =>
  seats.some((seat) => {
    const [one, other] = [before.players[seat], after.players[seat]];
    return one !== undefined && other !== undefined && count(other) > count(one);
  });

/** What is heard when one position follows another. Own masks all sound; where nobody's hand is shown, only that somebody is locked in. */
export function stingOf(before: View, after: View, me: number | null): SoundName | null {
  if (after.exit_found && !before.exit_found) return 'turn';
  const all = after.players.map((_, seat) => seat);
  if (me === null) return grows(before, after, (player) => Number(stuck(player)), all) ? 'mask' : null;
  if (grows(before, after, locked, [me])) return 'mask';
  return grows(before, after, golds, [me]) ? 'gold' : null;
}
