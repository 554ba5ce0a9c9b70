import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whole } from '../src/storyteller/tale';
import { Room } from '../src/table/room.svelte';
import { asked, told, troubled } from '../src/table/voice';
import type { Happening, Position, SeatRow, Table } from '../src/wire';
import { learnGame, speak } from '../src/words/reader.svelte';
import { narrate, sayMove } from '../src/words/telling';
import { PaperSocket } from './paper-socket';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const seat = (number: number, more: Partial<SeatRow> = {}): SeatRow => ({
  seat: number,
  kind: 'person',
  name: ['Ana', 'Ben', 'Cléo'][number] ?? '',
  level: null,
  guest: number + 1,
  connected: true,
  away_since: null,
  by_bot: false,
  resigned: false,
  ...more,
});
const table = (more: Partial<Table> = {}): Table => ({
  type: 'table',
  code: 'ABC234',
  game: 'deserto',
  options: {},
  phase: 'playing',
  seats: [seat(0), seat(1)],
  watchers: [],
  screen: false,
  host: 1,
  open: false,
  welcoming: false,
  takeable: [],
  pace: 'full',
  bot_pace: 1400,
  skipping: false,
  grace: 0,
  seed_hash: 'promise',
  agreement: null,
  paused: false,
  pause_ends: null,
  may_pause: true,
  real_time: false,
  ready: [],
  level: 0,
  phrases: [],
  created: 0,
  rematch: null,
  ...more,
});
const laid = (who: number): Happening => ({ at: 0, name: 'laid', details: { seat: who, card: 'vizier', cell: 0 } });
const position = (version: number, story: Happening[], more: Partial<Position> = {}): Position => ({
  type: 'position',
  code: 'ABC234',
  version,
  number: version,
  seat: 0,
  view: {},
  movers: [0],
  expected: [0],
  legal: [],
  barred: [],
  since: version - story.length,
  story,
  clock: { now: 0, time: 0, running: true, alarm: null, rate: 1, starts: null },
  outcome: null,
  can_undo: false,
  paused: false,
  silent: false,
  ...more,
});

function setUp() {
  const socket = new PaperSocket();
  const room = new Room({ code: 'ABC234', token: 't', game: 'deserto', name: 'Ana', at: 0 }, () => socket);
  room.line.connect();
  socket.welcome();
  socket.say(table());
  return { room, socket };
}

describe('the end', () => {
  const over = { outcome: { rule: 'DST-END-3', scores: [1, 2], winners: [1] } };
  it('has come before these eyes where the game was still going on for them', () => {
    const { room, socket } = setUp();
    socket.say(position(1, [laid(0)]));
    expect(room.witnessed).toBe(false);
    socket.say(position(2, [laid(1)], over));
    socket.say(position(2, [], { ...over, since: 2 }));
    expect(room.witnessed).toBe(true);
  });
  it('has not where it was over when they came', () => {
    const { room, socket } = setUp();
    socket.say(position(2, [laid(0), laid(1)], over));
    socket.say(position(2, [], { ...over, since: 2 }));
    expect(room.witnessed).toBe(false);
  });
});

describe('the story', () => {
  it('is kept whole and told once: the first position is history, later ones are news', () => {
    const { room, socket } = setUp();
    socket.say(position(2, [laid(0), laid(1)]));
    expect(room.told).toHaveLength(2);
    expect(room.teller.story).toEqual([]);
    socket.say(position(3, [laid(0)]));
    expect(room.told).toHaveLength(3);
    expect(room.teller.story).toHaveLength(1);
    expect(room.teller.from).toBe(2);
  });

  it('told twice after a gap is kept once', () => {
    const { room, socket } = setUp();
    room.teller.tale = { beats: whole };
    socket.say(position(2, [laid(0), laid(1)]));
    socket.say(position(4, [laid(1), laid(0), laid(1)], { since: 1 }));
    expect(room.told).toHaveLength(4);
    expect(room.teller.story).toHaveLength(2);
  });

  it('since the last act goes on from that act where the page is loaded again', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
    const before = setUp();
    before.socket.say(position(1, [laid(1)]));
    void before.room.act({ type: 'move', move: 1 });
    before.socket.say(position(2, [laid(0)]));
    const { room, socket } = setUp();
    socket.say(position(4, [laid(1), laid(0), laid(1), laid(1)]));
    expect(room.since(0)).toBe(2);
    expect(room.beatsFrom).toBe(4);
    expect(room.since(1)).toBe(4);
    vi.unstubAllGlobals();
    vi.stubGlobal('document', { documentElement: { lang: '' } });
  });

  it('says in the next hello how far it was heard', () => {
    const { room, socket } = setUp();
    socket.say(position(2, [laid(0), laid(1)]));
    room.line.renew();
    socket.onopen?.();
    expect(socket.last('hello')).toMatchObject({ version: 2, look: 0 });
  });
});

describe('a notice', () => {
  it('can be taken back by who said it', () => {
    const { room } = setUp();
    const hint = room.notify('news', 'Lay a thief.', { lasting: true });
    room.notify('news', 'Ben says hello.');
    room.dismiss(hint);
    expect(room.notices.map(({ text }) => text)).toEqual(['Ben says hello.']);
  });
});

describe('a question', () => {
  it('becomes a notice with its rule, and none where the move may be made', () => {
    const { room, socket } = setUp();
    void room.ask({ type: 'why', move: { type: 'walk', cell: 24 }, seat: 0 });
    expect(socket.last('why')).toMatchObject({ move: { type: 'walk', cell: 24 }, seat: 0 });
    socket.say({ type: 'because', id: '1', seat: 0, rule: null, sentence: '' });
    expect(room.notices).toEqual([]);
    socket.say({ type: 'because', id: '2', seat: 0, rule: 'NEW-RULE-1', sentence: 'Too far.' });
    expect(room.notices).toMatchObject([{ tone: 'bad', text: 'Too far.', rule: 'NEW-RULE-1' }]);
  });
});

describe('what the host wishes', () => {
  it('is shown at once, and a second wish before the first answer takes nothing back', async () => {
    const { room, socket } = setUp();
    socket.say(table({ options: { curses: true, extras: false } }));
    const first = room.wish({ ...room.options, extras: true });
    const id = socket.id('change');
    const second = room.wish({ ...room.options, curses: false });
    expect(socket.last('change')['options']).toEqual({ curses: false, extras: true });
    socket.say(table({ options: { curses: true, extras: true } }));
    socket.say({ type: 'accepted', id });
    expect(await first).toBe(true);
    expect(room.options).toEqual({ curses: false, extras: true });
    socket.say(table({ options: { curses: false, extras: true } }));
    socket.say({ type: 'accepted', id: socket.id('change') });
    expect(await second).toBe(true);
    socket.say(table({ options: { curses: true, extras: true } }));
    expect(room.options).toEqual({ curses: true, extras: true });
  });

  it('is forgotten where the house refuses', async () => {
    const { room, socket } = setUp();
    socket.say(table({ options: { extras: false } }));
    const wish = room.wish({ extras: true });
    expect(room.options).toEqual({ extras: true });
    socket.say({ type: 'refused', id: socket.id('change'), word: 'bad-options', sentence: 'No.', rule: null });
    expect(await wish).toBe(false);
    expect(room.options).toEqual({ extras: false });
    expect(room.notices).toMatchObject([{ tone: 'bad', text: 'No.' }]);
  });
});

describe('a table screen', () => {
  it('says so when it comes, and other devices do not', () => {
    const socket = new PaperSocket();
    const room = new Room({ code: 'ABC234', token: 't', game: 'deserto', name: 'Table screen', at: 0 }, () => socket, true);
    room.line.connect();
    socket.onopen?.();
    expect(socket.last('hello')).toMatchObject({ screen: true });
    expect(setUp().socket.last('hello')).not.toHaveProperty('screen');
  });
});

describe('the seats', () => {
  it('are due when they may act, no bot plays them, and nothing stands still', () => {
    const { room, socket } = setUp();
    socket.say(position(1, [laid(1)]));
    expect(room.due).toEqual([0]);
    socket.say(table({ seats: [seat(0, { by_bot: true }), seat(1)] }));
    expect(room.due).toEqual([]);
    socket.say(table());
    socket.say(position(1, [], { paused: true }));
    expect(room.due).toEqual([]);
  });

  it('are not called for what they may do out of turn', () => {
    const { room, socket } = setUp();
    socket.say(position(1, [], { movers: [0, 1], expected: [1] }));
    expect(room.due).toEqual([]);
  });

  it('follow the table when somebody sits down elsewhere or becomes the host', () => {
    const { room, socket } = setUp();
    socket.say(table({ host: 2, seats: [seat(0, { guest: null }), seat(1, { guest: 1 })] }));
    expect(room.me).toMatchObject({ seats: [1], host: false });
  });
});

describe('a rematch', () => {
  it('opened before our eyes is an invitation, an old one is only a link', () => {
    const { room, socket } = setUp();
    socket.say({ type: 'moved', code: 'NEXT34' });
    expect(room.next).toEqual({ code: 'NEXT34', live: true });
    const late = setUp();
    late.socket.say(table({ rematch: 'NEXT34' }));
    late.socket.say({ type: 'moved', code: 'NEXT34' });
    expect(late.room.next).toEqual({ code: 'NEXT34', live: false });
  });
});

describe('the promise about the seed', () => {
  it('is the one that was heard first', () => {
    const { room, socket } = setUp();
    socket.say(table({ seed_hash: 'another' }));
    expect(room.promise).toBe('promise');
  });
});

describe('in words', () => {
  const names = ['Ana', 'Ben'];
  const drawn = { at: 0, name: 'drawn', details: { seat: 0, card: 'thief' } };
  beforeEach(async () => {
    await learnGame('deserto');
    speak('en');
  });

  it('names the reader’s own part, and follows a change of language', () => {
    expect(narrate({ happening: laid(0), eyes: 0 }, 0, names)).toBe('You lay a vizier at the upper left.');
    expect(narrate({ happening: laid(0), eyes: 1 }, 1, names)).toBe('Ana lays a vizier at the upper left.');
    speak('fr');
    expect(narrate({ happening: laid(0), eyes: 0 }, 0, names)).toMatch(/^Vous posez un vizir/);
  });

  it('tells nobody else what only one pair of eyes was told', () => {
    expect(narrate({ happening: drawn, eyes: 0 }, 0, names)).toBe('You draw a thief.');
    expect(narrate({ happening: drawn, eyes: 0 }, 1, names)).toBe('Ana draws a card.');
    expect(narrate({ happening: drawn, eyes: 0 }, null, names)).toBe('Ana draws a card.');
  });

  it('knows the acts of every game', () => {
    const undo = { at: 0, name: 'undo', details: { seat: 0 } };
    expect(narrate({ happening: undo, eyes: 0 }, 0, names)).toBe('You take your move back.');
    expect(narrate({ happening: undo, eyes: 1 }, 1, names)).toBe('Ana takes a move back.');
  });

  it('says a move as a person would', () => {
    expect(sayMove({ type: 'lay', card: 'oasis', cell: 2 }, names)).toBe('Lay an oasis at the lower right');
  });
});

describe('the one strip that speaks', () => {
  const word = (room: Room, screen = false) => asked(room, screen).map(({ id, answers }) => [id, answers?.length ?? 0]);

  it('asks whoever has not answered a proposal, and lets whoever made it withdraw', () => {
    const { room, socket } = setUp();
    socket.say(table({ agreement: { about: 'pause', by: 1, agreed: [1], awaited: [0] } }));
    expect(word(room)).toEqual([['agree-pause', 2]]);
    socket.say(table({ agreement: { about: 'pause', by: 0, agreed: [0], awaited: [1] } }));
    expect(word(room)).toEqual([['agree-pause', 1]]);
  });
  it('says when a pause ends by itself, also while somebody proposes to go on', () => {
    const { room, socket } = setUp();
    socket.say(table({ paused: true, pause_ends: 120_000 }));
    expect(asked(room, false)).toMatchObject([{ id: 'paused', until: 120_000 }]);
    socket.say(table({ paused: true, pause_ends: 120_000, agreement: { about: 'resume', by: 1, agreed: [1], awaited: [0] } }));
    expect(asked(room, true)).toMatchObject([{ id: 'agree-resume', until: 120_000 }]);
    socket.say(table({ paused: true }));
    expect(asked(room, false)).toMatchObject([{ id: 'paused', until: null }]);
  });
  it('asks whether one is ready before the clock runs, and no screen for everybody', () => {
    const { room, socket } = setUp();
    socket.say(table({ real_time: true }));
    socket.say(position(0, [], { clock: { now: 0, time: 0, running: false, alarm: null, rate: 0, starts: null } }));
    expect(word(room)).toEqual([['ready', 1]]);
    expect(word(room, true)).toEqual([['ready', 0]]);
    socket.say(table({ real_time: true, ready: [0] }));
    expect(word(room)).toEqual([['ready', 0]]);
  });
  it('offers a seat back that a bot plays, until the game is over', () => {
    const { room, socket } = setUp();
    socket.say(table({ seats: [seat(0, { by_bot: true }), seat(1)] }));
    expect(word(room)).toEqual([['lent-0', 1]]);
  });
  it('tells the newest notice first, and puts away what was read', () => {
    const { room } = setUp();
    room.notify('news', 'one');
    room.notify('bad', 'two', { rule: 'NEW-RULE-1' });
    expect(told(room).map((one) => [one.text, one.rule])).toEqual([
      ['two', 'NEW-RULE-1'],
      ['one', undefined],
    ]);
    told(room)[0]?.away?.();
    expect(told(room)).toHaveLength(1);
  });
  it('says above all that the line is lost', () => {
    const { room } = setUp();
    expect(troubled(room)).toEqual([]);
    room.connection = 'lost';
    room.thinking = true;
    expect(troubled(room).map((one) => one.id)).toEqual(['lost', 'thinking']);
  });
});
