// What the page shows of a game in turns: not its newest position but the one that is being told, beat by beat.
import type { Happening, Position } from '../wire';
import { DEVICE_CLOCK, Queue, type Clock } from './queue';
import type { Tale } from './tale';
import { held, needed, type Tempo } from './tempo';

/** After a long gap the board simply shows the new position. */
const FLOWN_AT_MOST = 12;

/** A picture, what led to it, and which part of the whole story that is. */
export interface Beat {
  position: Position;
  story: readonly Happening[];
  from: number;
  upTo: number;
  /** Whose hands did it know what they did: its picture is seen to its end, and no more. */
  own: boolean;
}
export interface News {
  position: Position;
  /** What it adds to the position before, and to how long a story. */
  added: readonly Happening[];
  from: number;
  own: boolean;
  /** The first position of all: nobody is told how it came to this. */
  first: boolean;
}
export interface Circumstances {
  tempo: () => Tempo;
  /** Against the clock nothing waits for a tale. */
  realTime: () => boolean;
  /** Somebody looks at the page. */
  watched: () => boolean;
  /** A beat in the reader's words. */
  words: (beat: Beat) => string;
}

const isDue = (position: Position | null): boolean => position?.seat != null && position.expected.includes(position.seat);

export class Storyteller {
  /** The position that is told. */
  position = $state.raw<Position | null>(null);
  /** What led to it. */
  story = $state.raw<readonly Happening[]>([]);
  /** Which part of the whole story that is: up to there all is told. */
  from = $state(0);
  upTo = $state(0);
  /** How many beats wait. */
  behind = $state(0);
  /** All is told, and the last picture was seen to its end. */
  idle = $state(true);
  /** Somebody holds the tale. */
  stopped = $state(false);
  /** Something came while nobody looked. */
  missed = $state(false);
  /** How the game is told; until its code is here, every happening for itself. */
  tale: Tale = {};
  /** No beats until a person is awaited: somebody has seen enough. */
  #hurried = false;
  #queue: Queue<Beat>;
  #circumstances: Circumstances;

  constructor(circumstances: Circumstances, clock: Clock = DEVICE_CLOCK) {
    this.#circumstances = circumstances;
    this.#queue = new Queue<Beat>(
      {
        holds: (beat, waiting) => this.#holds(beat, waiting),
        tell: (beat) => this.#tell(beat, beat.story),
        jump: (skipped) => this.#jump(skipped),
        onchange: () => this.#note(),
      },
      clock,
    );
  }

  hear(news: News): void {
    const { watched, realTime } = this.#circumstances;
    const { position, added, first, own } = news;
    const otherEyes = this.position?.seat !== position.seat;
    const atOnce = this.#circumstances.tempo() === 'once' || realTime() || this.#hurried || !watched();
    if (!first && (!watched() || added.length > FLOWN_AT_MOST)) this.missed = true;
    // Whose turn goes on while others act is never made to wait.
    const stillMine = this.behind === 0 && isDue(this.position) && isDue(position);
    const plain = own || stillMine || otherEyes || position.paused || added.length > FLOWN_AT_MOST;
    if (atOnce || plain) this.#queue.show(this.#whole(news));
    else this.#queue.hear(this.#beats(news));
  }
  hasten(): void {
    this.#queue.hasten();
  }
  catchUp(): void {
    this.#queue.catchUp();
  }
  stop(): void {
    this.#queue.stop();
  }
  goOn(): void {
    this.#queue.goOn();
  }
  /** To now, and what comes next at once, until `rest`. */
  hurry(): void {
    this.#hurried = true;
    this.catchUp();
  }
  rest(): void {
    this.#hurried = false;
  }
  retime(): void {
    if (this.#circumstances.tempo() === 'once') this.catchUp();
    else this.#queue.retime();
  }
  /** Whoever looks again is not told the past at length. */
  lookAgain(): void {
    if (this.behind > 0) this.missed = true;
    this.catchUp();
  }

  #whole({ position, added, from, own, first }: News): Beat {
    const upTo = from + added.length;
    return { position, story: first || added.length > FLOWN_AT_MOST ? [] : added, from: Math.max(from, upTo - FLOWN_AT_MOST), upTo, own };
  }
  #beats(news: News): Beat[] {
    const groups = this.tale.beats?.(news.added) ?? news.added.map((one) => [one]);
    if (groups.length <= 1) return [this.#whole(news)];
    let from = news.from;
    return groups.map((story) => {
      const beat = { position: news.position, story, from, upTo: from + story.length, own: false };
      from = beat.upTo;
      return beat;
    });
  }
  #holds(beat: Beat, waiting: number): number {
    if (this.#circumstances.realTime() || beat.story.length === 0) return 0;
    const picture = this.tale.lasts?.(beat.story, beat.position.view) ?? 0;
    const tempo = this.#circumstances.tempo();
    // What is not told is seen nonetheless: the end of a game waits for its last picture.
    if (beat.own || tempo === 'once') return picture;
    return held(needed(this.#circumstances.words(beat), picture), tempo, waiting);
  }
  #tell(beat: Beat, story: readonly Happening[]): void {
    this.position = beat.position;
    this.story = story;
    if (beat.upTo > beat.from) this.from = beat.from;
    this.upTo = beat.upTo;
  }
  /** Nothing flies: too much would at once. */
  #jump(skipped: readonly Beat[]): void {
    for (const beat of skipped) this.#tell(beat, []);
  }
  #note(): void {
    this.behind = this.#queue.behind;
    this.idle = this.#queue.idle;
    this.stopped = this.#queue.stopped;
  }
}
