// What has come together for the task of a room: all that is pledged there, and what the fullest hand in it shows.
import { timesOf } from './dice';
import type { Face } from './kinds';
import { pledgedBesides } from './modules/asking';
import { kindsOf, repeat } from './paying';
import { seatsAt } from './view';
import type { Player, Room, View } from './wire';

export interface Counted {
  readonly have: number;
  readonly want: number;
  /** The symbols that it is about. */
  readonly faces: readonly Face[];
}

const shown = (faces: readonly Face[], symbol: Face, worth: Player['worth']): number =>
  faces.reduce((sum, face) => sum + timesOf(worth, face, symbol), 0);

function pledged(people: readonly Player[], symbol: Face, view: View): number {
  return people.reduce((sum, one) => {
    const besides = pledgedBesides(one, view).filter((face) => face === symbol).length;
    return sum + shown(one.pledged, symbol, one.worth) + besides;
  }, 0);
}

/** How much of a task is there when one of the people pays the rest. */
function towards(task: readonly Face[], people: readonly Player[], view: View, given: boolean): number {
  const hands = people.map((one) =>
    kindsOf(task).reduce((sum, { face, number }) => {
      const there = (given ? pledged(people, face, view) : 0) + shown(one.dice, face, one.worth);
      return sum + Math.min(number, there);
    }, 0),
  );
  return Math.max(0, ...hands);
}

/** The count that stands in a room: towards the next prize that is not reached, or the last; null where nothing has come together. */
export function countedIn(view: View, room: Room, place: number): Counted | null {
  const people = seatsAt(view, place).flatMap((seat) => view.players[seat] ?? []);
  // Everybody opens the last door for themselves.
  const leaving = room.special === 'exit';
  const tasks = leaving ? [repeat<Face>('key', view.keys_needed)] : room.used ? [] : room.prizes.map(({ symbols }) => symbols);
  const counts = tasks
    .filter((task) => task.length > 0)
    .map((task) => ({ have: towards(task, people, view, !leaving), want: task.length, faces: [...new Set(task)] }));
  const next = counts.find(({ have, want }) => have < want) ?? counts.at(-1);
  return next && next.have > 0 ? next : null;
}
