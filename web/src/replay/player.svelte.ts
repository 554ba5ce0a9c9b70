// Plays a timeline: play, pause, step, jump, speed. It knows nothing of games, only of moments.
import type { Clock } from '../wire';
import { stepAt, type Timeline } from './timeline';

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

export class Player {
  step = $state(0);
  playing = $state(false);
  /** True when the last change was a single step forward: only then may things fly where they go. */
  onward = $state(false);
  private chosen = $state<Speed>('1');
  private line = $state.raw<Timeline>({ starts: [0], length: 0 });
  /** Show time at which playing (or the last jump) began, and the device's clock then. */
  private from = $state(0);
  private since = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** In real time every moment counts; in turns only the steps do. */
  constructor(private readonly realTime = false) {}

  get length(): number {
    return this.line.length;
  }

  /** The clock of the step shown, as boards read it: game time from `at`, the moments of all steps. */
  clock(at: readonly number[]): Clock {
    const step = at[this.step] ?? 0;
    const still = { now: step, time: this.since, running: false, alarm: null, rate: 0, starts: null };
    if (!this.realTime) return still;
    const running = this.playing && !this.atEnd;
    const now = step + this.from - (this.line.starts[this.step] ?? 0);
    return { ...still, now, running, alarm: at[this.step + 1] ?? null, rate: running ? Number(this.chosen) : 0 };
  }

  /** The moment of show time at which a step begins. */
  startOf(step: number): number {
    return this.line.starts[step] ?? 0;
  }

  get last(): number {
    return this.line.starts.length - 1;
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  get speed(): Speed {
    return this.chosen;
  }

  set speed(next: Speed) {
    this.mark(this.moment());
    this.chosen = next;
    this.plan();
  }

  /** A new timeline of the same game keeps the place (another reader's eyes); of another game it begins anew. */
  show(line: Timeline, keepPlace: boolean): void {
    this.line = line;
    this.go(keepPlace ? Math.min(this.step, this.last) : 0);
  }

  /** The moment of show time. */
  moment(): number {
    if (!this.playing) return this.from;
    return Math.min(this.line.length, this.from + (Date.now() - this.since) * Number(this.chosen));
  }

  play(): void {
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.mark(this.realTime ? this.from : (this.line.starts[this.step] ?? 0));
    this.plan();
  }

  pause(): void {
    this.mark(this.moment());
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  go(step: number): void {
    const wanted = Math.max(0, Math.min(this.last, step));
    this.onward = wanted === this.step + 1;
    this.step = wanted;
    this.mark(this.line.starts[wanted] ?? 0);
    if (this.playing && this.atEnd) this.playing = false;
    this.plan();
  }

  /** To any moment of show time, between two steps too. */
  seek(moment: number): void {
    const wanted = Math.max(0, Math.min(this.line.length, moment));
    this.onward = false;
    this.step = stepAt(this.line, wanted);
    this.mark(wanted);
    if (this.playing && this.atEnd) this.playing = false;
    this.plan();
  }

  /** Ends all that ticks, when the page goes. */
  close(): void {
    clearTimeout(this.timer);
  }

  private mark(moment: number): void {
    this.from = moment;
    this.since = Date.now();
  }

  private plan(): void {
    clearTimeout(this.timer);
    const next = this.line.starts[this.step + 1];
    if (!this.playing || next === undefined) return;
    this.timer = setTimeout(() => this.follow(), Math.max(0, (next - this.moment()) / Number(this.chosen)));
  }

  private follow(): void {
    // A page that slept in the background catches up at once instead of rushing through.
    const moment = this.moment();
    const step = Math.max(this.step + 1, stepAt(this.line, moment));
    this.onward = step === this.step + 1;
    this.step = step;
    if (this.realTime) this.mark(Math.max(moment, this.line.starts[step] ?? 0));
    if (this.atEnd) {
      this.mark(this.line.length);
      this.playing = false;
      return;
    }
    this.plan();
  }
}
