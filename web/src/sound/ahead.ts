// A piece on the clock of a game is set a little ahead, portion by portion, so that all devices sound together.

/** ms of time: no look at the clock is further from the next. */
const AHEAD = 450;
/** A longer gap is a pause, or a page that slept: what it missed is not made up for. */
const LEAP = 1500;

export interface Portion {
  /** Game time in ms. */
  readonly from: number;
  readonly to: number;
}

export class Ahead {
  #set = -Infinity;

  /** What is to be set now, once and without a gap; null where all is set already. `rate`: game time per time. */
  next(now: number, rate: number): Portion | null {
    const to = now + AHEAD * rate;
    const from = this.#set < now - LEAP || this.#set > to + LEAP ? now : this.#set;
    if (to <= from) return null;
    this.#set = to;
    return { from, to };
  }
}

/** In how many seconds a moment of game time comes. */
export const untilSounded = (at: number, now: number, rate: number): number => Math.max(0, at - now) / rate / 1000;
