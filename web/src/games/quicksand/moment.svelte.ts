// The moment that the board shows. One frame loop for all timers: it asks the clock, and writes only when a step of time is over.
import { still } from '../../look/motion.svelte';

/** Fine enough for sand to look as if it flowed; without motion only levels and seconds change. */
const STEP = 50;
const CALM_STEP = 250;

export class Moment {
  /** Game time in ms. */
  now = $state(0);
  #read: () => number;

  constructor(read: () => number) {
    this.#read = read;
    this.now = read();
  }

  /** Follows the clock until the answer is called. `onframe` hears every frame, for sound. */
  follow(onframe?: (now: number) => void): () => void {
    let frame = 0;
    const look = (): void => {
      const exact = this.#read();
      const step = still() ? CALM_STEP : STEP;
      if (exact - this.now >= step || exact < this.now) this.now = exact;
      onframe?.(exact);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }
}
