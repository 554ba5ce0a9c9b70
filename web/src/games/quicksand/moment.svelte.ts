// The moment that the board shows. It asks the clock a few times a second, in step with the screen, and rests in between:
// a phone in somebody's hand must stay cool, and a page that nobody sees asks nothing.
import { still } from '../../look/motion.svelte';

/** ms between two looks: fine enough for sand to sink evenly; without motion only levels and seconds change. */
const STEP = 100;
const CALM_STEP = 250;
const A_FRAME = 16;

export class Moment {
  /** Game time in ms. */
  now = $state(0);
  #read: () => number;

  constructor(read: () => number) {
    this.#read = read;
    this.now = read();
  }

  /** Follows the clock until the answer is called. */
  follow(): () => void {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const look = (): void => {
      this.now = this.#read();
      rest = setTimeout(() => (frame = requestAnimationFrame(look)), (still() ? CALM_STEP : STEP) - A_FRAME);
    };
    look();
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
    };
  }
}
