// The tower of dice as people see it: in the order in which they were laid, and what slips or falls before their eyes.
import type { Happening } from '../../../../wire';

/** The dice that lie there, the lowest first, each by the seat of its owner: those known stay where they are, new ones come on top. */
export function ordered(known: readonly number[], stack: readonly number[]): number[] {
  const nth = (seat: number, at: number): number => known.slice(0, at + 1).filter((one) => one === seat).length;
  const stay = known.filter((seat, at) => nth(seat, at) <= (stack[seat] ?? 0));
  const missing = (number: number, seat: number): number => Math.max(0, number - stay.filter((one) => one === seat).length);
  return [...stay, ...stack.flatMap((number, seat) => Array.from({ length: missing(number, seat) }, () => seat))];
}

/** Dice that have left the tower, from which height; all of it, or the one that was added. */
export interface Loose {
  readonly seats: readonly number[];
  readonly from: number;
}

const SHOWN = 1700; // ms until they are out of sight

class Tower {
  order = $state.raw<readonly number[]>([]);
  loose = $state.raw<Loose | null>(null);
  #timer = 0;
  #told: readonly Happening[] = [];

  /** A new position, and what led to it, which is told once. */
  see(stack: readonly number[], story: readonly Happening[]): void {
    const end = (story === this.#told ? [] : story).findLast(({ name }) => name === 'die-slipped' || name === 'totem-fell');
    const seat = Number(end?.details['seat']);
    if (end?.name === 'totem-fell') this.#let({ seats: [...this.order, seat], from: 0 });
    else if (end) this.#let({ seats: [seat], from: Number(end.details['number']) - 1 });
    this.#told = story;
    this.order = ordered(this.order, stack);
  }

  #let(loose: Loose): void {
    clearTimeout(this.#timer);
    this.loose = loose;
    this.#timer = window.setTimeout(() => (this.loose = null), SHOWN);
  }
}

export const tower = new Tower();
