// Beats one after the other, each held as long as it needs. It knows no game, no page, and no clock but the one it is handed.

export interface Clock {
  now: () => number;
  /** Rings once after so many ms; what it answers takes that back. */
  after: (ms: number, ring: () => void) => () => void;
}
export const DEVICE_CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

export interface Wishes<Beat> {
  /** ms that a beat is held, while so many wait behind it. */
  holds: (beat: Beat, waiting: number) => number;
  tell: (beat: Beat) => void;
  /** All of these at once: the last one is where the game stands now. */
  jump: (skipped: readonly Beat[]) => void;
  /** How far the tale has come. */
  onchange: () => void;
}

export class Queue<Beat> {
  #wishes: Wishes<Beat>;
  #clock: Clock;
  #waiting: Beat[] = [];
  /** The beat that is being told; none when its time is over. */
  #beat: Beat | null = null;
  /** ms for which it was already held, not counting since `#since`. */
  #held = 0;
  #since = 0;
  #takeBack: (() => void) | null = null;
  #stopped = false;

  constructor(wishes: Wishes<Beat>, clock: Clock = DEVICE_CLOCK) {
    this.#wishes = wishes;
    this.#clock = clock;
  }

  /** How many beats are still to be told. */
  get behind(): number {
    return this.#waiting.length;
  }
  /** All is told, and the last beat was held to its end. */
  get idle(): boolean {
    return this.#beat === null && this.#waiting.length === 0;
  }
  get stopped(): boolean {
    return this.#stopped;
  }

  /** More to tell, after what waits already. */
  hear(beats: readonly Beat[]): void {
    this.#waiting.push(...beats);
    if (this.#beat === null && !this.#stopped) this.#next();
    this.#wishes.onchange();
  }
  /** This is told now: whatever waited is over with it. */
  show(beat: Beat): void {
    this.#waiting = [];
    this.#begin(beat);
    this.#wishes.onchange();
  }
  /** Enough of this beat; where the tale was stopped it goes on. */
  hasten(): void {
    this.#stopped = false;
    this.#next();
    this.#wishes.onchange();
  }
  /** To where the game stands now. */
  catchUp(): void {
    this.#stopped = false;
    const skipped = this.#waiting;
    this.#waiting = [];
    this.#end();
    if (skipped.length > 0) this.#wishes.jump(skipped);
    this.#wishes.onchange();
  }
  stop(): void {
    if (this.#stopped) return;
    this.#pause();
    this.#stopped = true;
    this.#wishes.onchange();
  }
  goOn(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#carryOn();
  }
  /** Beats are held otherwise from now on: the one that is told, too. */
  retime(): void {
    this.#pause();
    if (!this.#stopped) this.#carryOn();
  }

  #carryOn(): void {
    this.#run();
    if (this.#beat === null) this.#next();
    this.#wishes.onchange();
  }

  /** The next beat that takes any time. */
  #next(): void {
    this.#end();
    while (this.#beat === null) {
      const beat = this.#waiting.shift();
      if (beat === undefined) return;
      this.#begin(beat);
    }
  }
  #begin(beat: Beat): void {
    this.#end();
    this.#beat = beat;
    this.#wishes.tell(beat);
    if (!this.#stopped) this.#run();
  }
  #end(): void {
    this.#takeBack?.();
    this.#takeBack = null;
    this.#beat = null;
    this.#held = 0;
  }
  #run(): void {
    if (this.#beat === null) return;
    const left = this.#wishes.holds(this.#beat, this.#waiting.length) - this.#held;
    if (left <= 0) {
      this.#beat = null;
      this.#held = 0;
      return;
    }
    this.#since = this.#clock.now();
    this.#takeBack = this.#clock.after(left, () => {
      this.#next();
      this.#wishes.onchange();
    });
  }
  #pause(): void {
    if (this.#takeBack === null) return;
    this.#takeBack();
    this.#takeBack = null;
    this.#held += this.#clock.now() - this.#since;
  }
}
