// The steps of a replay as one reader saw them: pages are fetched where the reader is, then round about it, until all
// are there or enough are held. A page far away is let go and fetched again when somebody goes there.
import { LobbyError } from '../line/lobby';
import type { ReplayPage, ReplayStep } from '../wire';
import { stepsOf } from './pages';
import type { Eyes } from './source';

const MOST = 24; // pages held
const LATER = 2000; // ms until a busy house is asked again
const BUSY = ['too-fast', 'thinkers-busy', 'uploads-busy', 'thinkers-failed', 'unreachable'];

interface Leaf {
  readonly start: number;
  readonly steps: readonly ReplayStep[];
}

export class Book {
  /** What cannot be had, as the house says it. */
  trouble = $state.raw<unknown>(null);
  private leaves = $state.raw<readonly Leaf[]>([]);
  private place = 0;
  private turning = false;
  private open = false;

  constructor(
    readonly eyes: Eyes,
    private readonly steps: number,
    private readonly fetchPage: (eyes: Eyes, from: number) => Promise<ReplayPage>,
    first?: ReplayPage,
  ) {
    if (first) this.put(first);
  }

  /** The step at a place, if it is here. */
  at(place: number): ReplayStep | undefined {
    const leaf = this.leafOf(place);
    return leaf?.steps[place - leaf.start];
  }

  /** The nearest step at or before a place, to be shown until that one is here. */
  near(place: number): ReplayStep | undefined {
    const before = this.leaves.filter((leaf) => leaf.start <= place);
    const leaf = before.reduce<Leaf | undefined>((best, one) => (best && end(best) > end(one) ? best : one), undefined);
    return this.at(place) ?? leaf?.steps.at(-1) ?? this.leaves[0]?.steps[0];
  }

  /** All steps that are here, in order, each with its place. */
  held(): { place: number; step: ReplayStep }[] {
    let next = 0;
    return this.leaves.flatMap((leaf) => {
      const fresh = leaf.steps.map((step, at) => ({ place: leaf.start + at, step })).filter(({ place }) => place >= next);
      next = Math.max(next, end(leaf));
      return fresh;
    });
  }

  /** Until the step at a place is here. */
  async ready(place: number): Promise<void> {
    while (!this.leafOf(place)) await this.fetchFrom(place);
  }

  /** Opens it at a place: what is missing there is fetched first. */
  async turnTo(place: number): Promise<void> {
    this.place = place;
    this.open = true;
    if (this.turning) return;
    this.turning = true;
    try {
      for (let from = this.wanted(); from !== null; from = this.wanted()) await this.fetchFrom(from);
    } catch (error) {
      this.trouble = error;
    } finally {
      this.turning = false;
    }
  }

  /** Fetches no more until it is opened again. */
  close(): void {
    this.open = false;
  }

  private async fetchFrom(from: number): Promise<void> {
    try {
      this.put(await this.fetchPage(this.eyes, from));
    } catch (error) {
      if (!(error instanceof LobbyError && BUSY.includes(error.word))) throw error;
      await new Promise((done) => setTimeout(done, LATER));
    }
  }

  private wanted(): number | null {
    return this.open ? this.missing() : null;
  }

  /** Where to read on: here, else further on, else whatever is still missing. */
  private missing(): number | null {
    const here = this.leafOf(this.place) ? null : this.place;
    if (here !== null || this.leaves.length >= MOST) return here;
    return this.gapFrom(this.place) ?? this.gapFrom(0);
  }

  private gapFrom(place: number): number | null {
    let from = place;
    for (let leaf = this.leafOf(from); leaf; leaf = this.leafOf(from)) from = end(leaf);
    return from < this.steps ? from : null;
  }

  private leafOf(place: number): Leaf | undefined {
    return this.leaves.find((leaf) => leaf.start <= place && place < end(leaf));
  }

  private put(page: ReplayPage): void {
    const leaves = [...this.leaves, { start: page.start, steps: stepsOf(page) }].sort((a, b) => a.start - b.start);
    const distance = (leaf: Leaf): number => Math.abs(leaf.start - this.place);
    const farthest = leaves.reduce((far, leaf) => (distance(leaf) > distance(far) ? leaf : far));
    this.leaves = leaves.length > MOST ? leaves.filter((leaf) => leaf !== farthest) : leaves;
  }
}

const end = (leaf: Leaf): number => leaf.start + leaf.steps.length;
