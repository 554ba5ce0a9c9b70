// One table as this device knows it: what the house told, and what may be asked of it.
import type { Key } from '../line/keys';
import { Line, NotAccepted, type Connection, type Socket, type Wish } from '../line/line';
import { actedAt, keepActed, type Acted } from '../storyteller/acted';
import { tempoAt } from '../storyteller/own-tempo.svelte';
import { Storyteller } from '../storyteller/storyteller.svelte';
import { tellBeat } from '../storyteller/tale';
import type { Advice, FromServer, Me, Over, Phrased, Position, Said, SeatPlan, SeatRow, Table } from '../wire';
import { known, language, say } from '../words/reader.svelte';
import type { Told } from '../words/telling';
import type { Answer } from './voice';

export interface Notice {
  id: number;
  tone: 'news' | 'good' | 'bad';
  text: string;
  /** The rule that says so: an id such as DST-PLACE-6. */
  rule?: string | undefined;
  /** Who said it. */
  seat?: number | undefined;
  /** What may be asked of it. */
  answers?: readonly Answer[];
  /** Whoever said it takes it back in time, so there is no hurry. */
  lasting?: boolean;
}
const CHAT_KEPT = 300;

export class Room {
  connection = $state<Connection>('slow');
  me = $state.raw<Me | null>(null);
  table = $state.raw<Table | null>(null);
  /** The newest one, by which everything is judged; the page shows the one that is told (`shown`). */
  position = $state.raw<Position | null>(null);
  /** All that happened; `teller` knows how much of it the reader has been told. */
  told = $state.raw<readonly Told[]>([]);
  readonly teller: Storyteller;
  chat = $state.raw<readonly (Said | Phrased)[]>([]);
  /** What a bot said last: it fills no chat. */
  bots = $state.raw<Phrased | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  over = $state.raw<Over | null>(null);
  /** The game was going on when this device last saw it, so the end came before its eyes. */
  witnessed = false;
  /** The table of the rematch, and whether it was opened before our eyes. */
  next = $state.raw<{ code: string; live: boolean } | null>(null);
  notices = $state<Notice[]>([]);
  /** Why there is no coming back. */
  ended = $state.raw<{ word: string; sentence: string } | null>(null);
  /** The fingerprint of the seed, as this device first heard it. */
  promise = $state<string | undefined>();
  readonly line: Line;
  #key: Key;
  #look: number | null = null;
  #notice = 0;
  /** How long the story was after the last act of each seat of this device. */
  #acted = $state.raw<Acted>({});
  /** How long it was when this page came. */
  #came = 0;
  /** Own acts on their way. */
  #acting = 0;
  /** Options on their way: the next wish goes on from these, or it would take them back. */
  #wished = $state.raw<Record<string, unknown> | null>(null);

  constructor(key: Key, open: () => Socket, screen = false) {
    this.#key = key;
    this.promise = key.seedHash;
    this.#acted = actedAt(key.code);
    this.teller = new Storyteller({
      tempo: () => tempoAt(this.table?.bot_pace ?? 0),
      realTime: () => this.table?.real_time ?? true,
      watched: () => !document.hidden,
      words: ({ position, from, upTo }) =>
        tellBeat(this.teller.tale, this.told.slice(from, upTo), { seat: position.seat, names: this.names }),
    });
    this.line = new Line({
      open,
      greet: () => ({
        code: key.code,
        token: key.token,
        language: language(),
        version: this.told.length,
        chat: this.chat.at(-1)?.number ?? 0,
        ...(screen ? { screen } : {}),
        ...(this.#look === null ? {} : { look: this.#look }),
      }),
      hear: (message) => this.hear(message),
      onstate: (state) => (this.connection = state),
      onend: (word, sentence) => (this.ended = { word, sentence }),
    });
  }

  get key(): Key {
    return this.#key;
  }

  /** One attempt at the desert of a day: all stays as everybody has it. */
  readonly attempt = $derived(this.table?.daily != null && !this.table.played_on);
  /** What is played, as the host last wished it or, without an open wish, as the house told it. */
  readonly options = $derived.by((): Record<string, unknown> => this.#wished ?? this.table?.options ?? {});
  /** Seats that this device plays and no bot does. */
  readonly playing = $derived.by((): number[] => {
    const rows = this.table?.seats ?? [];
    return (this.me?.seats ?? []).filter((seat) => !rows[seat]?.by_bot);
  });
  /** Which of them the game waits for; who may act out of turn is not called. */
  readonly due = $derived.by((): number[] =>
    this.position && !this.position.paused && !this.over ? this.playing.filter((seat) => this.position?.expected.includes(seat)) : [],
  );
  /** What the page shows: what is told, and of its moves only those that may still be made. */
  readonly shown = $derived.by((): Position | null => {
    const [told, newest] = [this.teller.position, this.position];
    if (!told || !newest || told === newest) return told;
    const legal = told.legal.filter(({ code }) => newest.legal.some((choice) => choice.code === code));
    return legal.length === told.legal.length ? told : { ...told, legal };
  });
  /** How it ended, once the last act has been told to its end. */
  readonly finale = $derived.by((): Over | null => (this.teller.idle ? this.over : null));
  readonly names = $derived.by((): string[] => (this.table?.seats ?? []).map((row) => row.name));

  row(seat: number): SeatRow | undefined {
    return this.table?.seats[seat];
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.me = message.me;
        this.#listen(message.chat);
        break;
      case 'table':
        this.#seat(message);
        break;
      case 'position':
        this.#show(message);
        break;
      case 'phrased':
        if (message.guest < 0) this.bots = message;
        else this.#listen([message]);
        break;
      case 'said':
        this.#listen([message]);
        break;
      case 'advice':
        if (message.seat !== this.position?.seat) break; // the device went on to somebody else
        this.thinking = false;
        if (message.moves.length === 0) this.notify('news', say(message.waits ? 'hint-waits' : 'hint-none'));
        // Against the clock others act all the time; the house tells only what may still be done.
        else if (message.number === this.position.number || this.table?.real_time) this.advice = message;
        break;
      case 'because':
        if (message.rule) this.#bar(message.rule, message.sentence);
        break;
      case 'over':
        this.over = message;
        break;
      case 'moved':
        // To those who come later the table has already said so.
        this.next = { code: message.code, live: this.table?.rematch !== message.code };
        break;
      case 'trouble':
        this.notify('bad', message.sentence);
        break;
    }
  }

  #seat(table: Table): void {
    this.table = table;
    this.promise ??= table.seed_hash;
    if (table.rematch && !this.next) this.next = { code: table.rematch, live: false };
    if (!this.me) return;
    const guest = this.me.guest;
    const seats = table.seats.filter((row) => row.guest === guest).map((row) => row.seat);
    this.me = { ...this.me, seats, host: table.host === guest };
  }

  #show(position: Position): void {
    const before = this.told.length;
    const first = this.position === null;
    const told = position.story.map((happening) => ({ happening, eyes: position.seat }));
    this.told = [...this.told.slice(0, position.since), ...told];
    const added = position.story.slice(Math.max(0, before - position.since));
    if (first) this.#came = this.told.length;
    if (!first && this.position?.outcome === null && position.outcome) this.witnessed = true;
    if (position.number !== this.position?.number) this.advice = null;
    if (!first && position.seat !== this.#look) this.#forget();
    this.#look = position.seat;
    this.position = position;
    const own = this.#acting > 0;
    if (own && position.seat !== null) {
      this.#acted = { ...this.#acted, [position.seat]: this.told.length };
      keepActed(this.#key.code, this.#acted);
    }
    this.teller.hear({ position, added, from: this.told.length - added.length, first, own });
    if (position.expected.some((seat) => !this.row(seat)?.by_bot)) this.teller.rest();
  }

  /** Where in the story a seat last acted, or this page came. */
  since(seat: number): number {
    return Math.min(this.#acted[seat] ?? this.#came, this.told.length);
  }
  /** From here on the reader was told in beats; a page that has just come has told nothing. */
  get beatsFrom(): number {
    return this.teller.upTo <= this.#came ? this.teller.upTo : this.teller.from;
  }

  /** A move of this device, which is shown at once. Nothing is played on an old picture: it is brought up to now instead. */
  async act(wish: Wish): Promise<boolean> {
    if (this.teller.behind > 0) {
      this.teller.catchUp();
      return false;
    }
    this.#acting += 1;
    this.teller.missed = false;
    try {
      return await this.ask(wish);
    } finally {
      this.#acting -= 1;
    }
  }

  /** Other eyes look at the device: what the house said to those before is not for them. */
  #forget(): void {
    this.advice = null;
    this.thinking = false;
    this.notices = [];
  }

  #listen(words: readonly (Said | Phrased)[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...words.filter((word) => word.number > last)].slice(-CHAT_KEPT);
  }

  /** Sends; a refusal becomes a notice. Answers whether it was accepted. */
  async ask(wish: Wish): Promise<boolean> {
    try {
      await this.line.send(wish);
      return true;
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error;
      this.#bar(error.answer.rule ?? undefined, error.answer.sentence);
      return false;
    }
  }

  /** The host changes what is played; shown at once, and forgotten where the house refuses. */
  async wish(options: Record<string, unknown>, seats?: SeatPlan[]): Promise<boolean> {
    this.#wished = options;
    try {
      return await this.ask({ type: 'change', options, ...(seats ? { seats } : {}) });
    } finally {
      if (this.#wished === options) this.#wished = null;
    }
  }

  /** What cannot be done, and why: in the words of the rule, where one says so. */
  #bar(rule: string | undefined, sentence: string): void {
    this.notify('bad', rule && known(rule) ? say(rule) : sentence, { rule });
  }

  async hint(seat: number): Promise<void> {
    this.thinking = true;
    if (!(await this.ask({ type: 'hint', seat }))) this.thinking = false;
  }

  /** Says a sentence in the strip for a while; the answer is the number to take it back by. */
  notify(tone: Notice['tone'], text: string, more: Pick<Notice, 'rule' | 'seat' | 'answers' | 'lasting'> = {}): number {
    const last = this.notices.at(-1);
    // The same sentence twice in a row says nothing new.
    if (last?.text === text) return last.id;
    const id = ++this.#notice;
    this.notices = [...this.notices, { id, tone, text, ...more }].slice(-3);
    setTimeout(() => this.dismiss(id), more.answers || more.lasting ? 30_000 : tone === 'bad' ? 12_000 : 6_000);
    return id;
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

/** The house's own socket. The code in its address lets a proxy bring those of one table to one of several servers. */
export function houseSocket(code: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws?t=${encodeURIComponent(code)}`) as unknown as Socket;
}
