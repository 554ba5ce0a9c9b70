import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, NotAccepted, type Connection, type Greeting } from '../src/line/line';
import { ServerClock } from '../src/line/server-clock';
import type { FromServer } from '../src/wire';
import { PaperSocket } from './paper-socket';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function setUp(greeting: () => Greeting = () => ({ code: 'ABC234', token: 't', version: 0 })) {
  const sockets: PaperSocket[] = [];
  const heard: FromServer[] = [];
  const states: Connection[] = [];
  const ends: string[] = [];
  const line = new Line({
    open: () => {
      const socket = new PaperSocket();
      sockets.push(socket);
      return socket;
    },
    greet: greeting,
    hear: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    onend: (word) => ends.push(word),
  });
  line.connect();
  const socket = (): PaperSocket => {
    const newest = sockets.at(-1);
    if (!newest) throw new Error('nobody dialled');
    return newest;
  };
  return { line, sockets, socket, heard, states, ends };
}

describe('hello', () => {
  it('comes first and says who, where and how far', () => {
    let version = 0;
    const { socket, line } = setUp(() => ({ code: 'ABC234', token: 'secret', version, language: 'fr' }));
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', code: 'ABC234', token: 'secret', version: 0, language: 'fr', protocol: 4 });
    version = 7;
    line.renew();
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', version: 7 });
  });

  it('holds other messages back until it is answered', () => {
    const { socket, line } = setUp();
    void line.send({ type: 'start' });
    socket().onopen?.();
    expect(socket().sent.map((message) => message['type'])).toEqual(['hello']);
    socket().say({ type: 'accepted', id: socket().id('hello') });
    expect(socket().sent.map((message) => message['type'])).toEqual(['hello', 'start']);
  });

  it('with a key that does not fit ends the line; trouble in the house does not', () => {
    const wrong = setUp();
    wrong.socket().onopen?.();
    wrong.socket().say({ type: 'refused', id: wrong.socket().id('hello'), word: 'bad-token', sentence: '' });
    expect(wrong.ends).toEqual(['bad-token']);
    vi.advanceTimersByTime(60_000);
    expect(wrong.sockets).toHaveLength(1);

    const passing = setUp();
    passing.socket().onopen?.();
    passing.socket().say({ type: 'refused', id: passing.socket().id('hello'), word: 'failed', sentence: '' });
    vi.advanceTimersByTime(1_000);
    expect(passing.ends).toEqual([]);
    expect(passing.sockets).toHaveLength(2);
    passing.socket().onopen?.();
    passing.socket().say({ type: 'refused', id: passing.socket().id('hello'), word: 'not-read', sentence: '' });
    vi.advanceTimersByTime(2_000);
    expect(passing.ends).toEqual([]);
    expect(passing.sockets).toHaveLength(3);
  });
});

describe('a message', () => {
  it('is resolved by its own answer, or rejected with the house’s sentence', async () => {
    const { socket, line } = setUp();
    socket().welcome();
    const said = line.send({ type: 'say', text: 'hi' });
    const moved = line.send({ type: 'move', move: 3 });
    socket().say({ type: 'refused', id: socket().id('move'), word: 'illegal', sentence: 'No.', rule: 'DST-PLACE-6' });
    socket().say({ type: 'accepted', id: socket().id('say'), number: 4 });
    await expect(said).resolves.toMatchObject({ number: 4 });
    await expect(moved).rejects.toBeInstanceOf(NotAccepted);
    await expect(moved).rejects.toMatchObject({ answer: { rule: 'DST-PLACE-6' } });
  });

  it('never answered is sent again after a gap, in order, under the same id; an answered one is not', async () => {
    const { socket, line } = setUp();
    socket().welcome();
    const done = line.send({ type: 'move', move: 1 });
    socket().say({ type: 'accepted', id: socket().id('move') });
    await done;
    void line.send({ type: 'move', move: 2 });
    void line.send({ type: 'say', text: 'oh' });
    const ids = [socket().id('move'), socket().id('say')];
    socket().break();
    vi.advanceTimersByTime(1_000);
    socket().welcome();
    const again = socket().sent.filter((message) => message['type'] === 'move' || message['type'] === 'say');
    expect(again.map((message) => message['id'])).toEqual(ids);
    expect(again[0]).toMatchObject({ move: 2 });
  });

  it('has an id that no other visit uses', () => {
    const one = setUp();
    const other = setUp();
    one.socket().onopen?.();
    other.socket().onopen?.();
    expect(one.socket().id('hello')).not.toBe(other.socket().id('hello'));
  });
});

describe('coming back', () => {
  it('waits longer each time, and never for ever', () => {
    const { sockets, socket } = setUp();
    const pauses: number[] = [];
    for (let round = 0; round < 9; round++) {
      const count = sockets.length;
      const start = Date.now();
      socket().break();
      while (sockets.length === count) vi.advanceTimersByTime(50);
      pauses.push(Date.now() - start);
    }
    expect(pauses[0]).toBeLessThan(700);
    expect(pauses[3]).toBeGreaterThan(1_500);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(19_000);
  });

  it('begins with short pauses again after a connection that held', () => {
    const { sockets, socket } = setUp();
    for (let round = 0; round < 6; round++) {
      socket().break();
      vi.advanceTimersByTime(30_000);
    }
    socket().welcome();
    const echo = setInterval(() => socket().say({ type: 'pong', id: '', time: Date.now() }), 1_000);
    vi.advanceTimersByTime(6_000);
    clearInterval(echo);
    const count = sockets.length;
    socket().break();
    vi.advanceTimersByTime(700);
    expect(sockets.length).toBe(count + 1);
  });

  it('does not happen once the line was closed, or the house said not to', () => {
    const { sockets, socket, line } = setUp();
    socket().welcome();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);

    const sent = setUp();
    sent.socket().welcome();
    sent.socket().say({ type: 'closed', word: 'sent-away', sentence: '', again: false });
    vi.advanceTimersByTime(60_000);
    expect(sent.sockets).toHaveLength(1);
    expect(sent.ends).toEqual(['sent-away']);
  });
});

describe('a house that goes down', () => {
  const closing = { type: 'closed', word: 'house-closing', sentence: 'The house is closing.', again: true } as const;

  it('is left at once for the next one, by each a little differently, and nobody is told that anything is lost', () => {
    const pauses = [...Array(40).keys()].map(() => {
      const { sockets, socket, states, ends } = setUp();
      socket().welcome();
      const from = states.length;
      const start = Date.now();
      socket().say(closing);
      expect(socket().closed).toBe(true); // however long the house takes to hang up
      while (sockets.length === 1) vi.advanceTimersByTime(10);
      const pause = Date.now() - start;
      socket().welcome();
      expect(states.slice(from)).not.toContain('lost');
      expect(states.at(-1)).toBe('live');
      expect(ends).toEqual([]);
      return pause;
    });
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1_510);
    expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(300);
  });

  it('is left quickly even after a row of failures, and what was not answered is sent to the next one', () => {
    const { sockets, socket, line } = setUp();
    for (let round = 0; round < 6; round++) {
      socket().break();
      vi.advanceTimersByTime(30_000);
    }
    socket().welcome();
    void line.send({ type: 'move', move: 5 });
    const id = socket().id('move');
    const count = sockets.length;
    socket().say(closing);
    vi.advanceTimersByTime(1_510);
    expect(sockets).toHaveLength(count + 1);
    socket().welcome();
    expect(socket().id('move')).toBe(id);
  });

  it('without a word is left as quickly: back within a second, and live before anybody worries', () => {
    const { sockets, socket, states } = setUp();
    socket().welcome();
    const from = states.length;
    socket().break();
    vi.advanceTimersByTime(610);
    expect(sockets).toHaveLength(2);
    socket().welcome();
    vi.advanceTimersByTime(1_000);
    expect(states.slice(from)).not.toContain('lost');
  });

  it('is said to be lost when nobody takes its place', () => {
    const { socket, states } = setUp();
    socket().welcome();
    socket().break();
    vi.advanceTimersByTime(2_600);
    expect(states.at(-1)).toBe('lost');
  });
});

describe('a frozen server', () => {
  it('is given up four seconds after a move that it does not answer, and the next one gets the move', () => {
    const { sockets, socket, line } = setUp();
    socket().welcome();
    socket().say({ type: 'pong', id: socket().id('ping'), time: 0 });
    void line.send({ type: 'move', move: 1 });
    const id = socket().id('move');
    vi.advanceTimersByTime(4_010);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
    socket().welcome();
    expect(socket().id('move')).toBe(id);
  });

  it('is given up within three and a half seconds where the sand runs', () => {
    const { sockets, socket } = setUp();
    socket().welcome(2_000);
    socket().say({ type: 'pong', id: socket().id('ping'), time: 0 });
    vi.advanceTimersByTime(3_510);
    expect(sockets).toHaveLength(2);
  });

  it('is not taken for a network that is merely bad: each time we wait longer, until a line holds', () => {
    const { sockets, socket } = setUp();
    vi.advanceTimersByTime(4_010);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(7_900);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(3);
    socket().welcome();
    vi.advanceTimersByTime(5_100);
    socket().say({ type: 'pong', id: socket().id('ping'), time: 0 });
    vi.advanceTimersByTime(7_500 + 4_010);
    expect(sockets).toHaveLength(4);
  });
});

describe('the heart', () => {
  it('beats at least as often as the house asks', () => {
    const { socket } = setUp();
    socket().welcome(10_000);
    const answer = (): void => socket().say({ type: 'pong', id: socket().id('ping'), time: Date.now() });
    answer();
    const before = socket().sent.length;
    vi.advanceTimersByTime(5_100);
    answer();
    vi.advanceTimersByTime(5_100);
    expect(socket().sent.length - before).toBeGreaterThanOrEqual(2);
  });

  it('answers an echo at once with the time it was given', () => {
    const { socket } = setUp();
    socket().welcome();
    socket().say({ type: 'pong', id: socket().id('ping'), time: 555, echo: true });
    expect(socket().last('ping')).toMatchObject({ echo: 555 });
  });

  it('gives a dead line up sooner where hearts beat faster', () => {
    const { socket, sockets, states } = setUp();
    socket().welcome(2_000);
    socket().say({ type: 'pong', id: socket().id('ping'), time: 0 });
    vi.advanceTimersByTime(1_000 + 1_500); // the next beat, and no answer to it
    expect(states.at(-1)).toBe('slow');
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
  });

  it('says slow when no answer comes, then dials again, then live', () => {
    const { socket, sockets, states } = setUp();
    socket().welcome();
    expect(states.at(-1)).toBe('live');
    socket().say({ type: 'pong', id: socket().id('ping'), time: 0 });
    vi.advanceTimersByTime(7_600);
    vi.advanceTimersByTime(3_000);
    expect(states.at(-1)).toBe('slow');
    vi.advanceTimersByTime(4_000);
    expect(states.at(-1)).toBe('lost');
    expect(sockets).toHaveLength(2);
    socket().welcome();
    expect(states.at(-1)).toBe('live');
  });

  it('a socket that never opens is given up too', () => {
    const { sockets } = setUp();
    vi.advanceTimersByTime(11_000);
    expect(sockets.length).toBeGreaterThan(1);
  });
});

describe('the clock', () => {
  it('takes the middle of the fastest journey for the moment the house spoke', () => {
    const clock = new ServerClock();
    clock.compare(1_000, 1_040, 5_020);
    expect(clock.offset).toBe(4_000);
    clock.compare(2_000, 2_900, 6_900);
    expect(clock.offset).toBe(4_000);
    clock.compare(3_000, 3_020, 7_011);
    expect(clock.offset).toBe(4_001);
  });
});
