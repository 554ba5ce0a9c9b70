// A replay is fetched page by page: where the reader is, then round about it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LobbyError } from '../src/line/lobby';
import { Book } from '../src/replay/book.svelte';
import type { ReplayPage } from '../src/wire';

const STEPS = 100;
const pageFrom = (start: number, size = 10): ReplayPage => {
  const last = Math.min(STEPS, start + size);
  const then = Array.from({ length: last - start - 1 }, (_, at) => ({ number: start + at + 1, at: 0 }));
  return {
    start,
    first: { number: start, at: 0, seat: null, act: null, story: [], views: [{}], movers: [] },
    then,
    next: last < STEPS ? last : null,
  };
};

describe('the book of a replay', () => {
  let asked: number[];
  const fetched =
    (size = 10) =>
    (_: unknown, from: number): Promise<ReplayPage> => {
      asked.push(from);
      return Promise.resolve(pageFrom(from, size));
    };
  beforeEach(() => (asked = []));
  afterEach(() => vi.useRealTimers());

  it('reads on from where the reader is, then what came before', async () => {
    const book = new Book('all', STEPS, fetched(), pageFrom(0));
    await book.turnTo(75);
    expect(asked).toEqual([75, 85, 95, 10, 20, 30, 40, 50, 60, 70]);
    expect(book.held().map(({ place }) => place)).toEqual(Array.from({ length: STEPS }, (_, place) => place));
    expect(book.at(42)?.number).toBe(42);
  });

  it('shows the step before until the right one is here', async () => {
    const book = new Book('all', STEPS, fetched(), pageFrom(0));
    expect(book.at(50)).toBeUndefined();
    expect(book.near(50)?.number).toBe(9);
    await book.ready(50);
    expect(book.near(50)?.number).toBe(50);
    expect(asked).toEqual([50]);
  });

  it('holds only so many pages, and those near the reader', async () => {
    const book = new Book('all', STEPS, fetched(1));
    await book.turnTo(0);
    expect(asked.length).toBe(24);
    await book.turnTo(60);
    expect(book.at(60)?.number).toBe(60);
    expect(book.held().length).toBe(24);
    await book.turnTo(61);
    expect(
      book
        .held()
        .map(({ place }) => place)
        .slice(-2),
    ).toEqual([60, 61]);
  });

  it('asks a busy house again, and says what is really wrong', async () => {
    vi.useFakeTimers();
    const words = ['thinkers-busy', 'record-illegal'];
    const book = new Book('0', STEPS, () => Promise.reject(new LobbyError(words.shift() ?? '', 'A sentence.')));
    const reading = book.turnTo(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(book.trouble).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    await reading;
    expect(book.trouble).toBeInstanceOf(LobbyError);
  });

  it('stops when it is closed', async () => {
    const book = new Book('all', STEPS, fetched());
    const reading = book.turnTo(0);
    book.close();
    await reading;
    expect(asked).toEqual([0]);
  });
});
