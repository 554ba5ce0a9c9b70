// The one line to the house: says hello, keeps unanswered messages and sends them again after a gap under the same id,
// beats its heart, and comes back by itself. It knows nothing of games.
import { PROTOCOL, type Accepted, type FromClient, type FromServer, type Hello, type Refused } from '../wire';
import { ServerClock } from './server-clock';

/** What the line needs of a WebSocket; tests hand in one made of paper. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}
export type Connection = 'live' | 'slow' | 'lost';
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
/** A message on its way; the line gives it its id. Hello and Ping are the line's own. */
export type Wish = WithoutId<Exclude<FromClient, { type: 'hello' | 'ping' }>>;
/** Who speaks, and what has already been heard: asked anew at each hello. */
export type Greeting = Omit<Hello, 'type' | 'id' | 'protocol'>;

export interface LineWishes {
  open: () => Socket;
  greet: () => Greeting;
  hear: (message: FromServer) => void;
  onstate: (state: Connection) => void;
  /** The house has no place for us any more: coming back makes no sense. */
  onend: (word: string, sentence: string) => void;
}

const SLOW = 2_000; // ms without an answer until the reader is told, at most; where hearts beat faster, sooner
const DEAD = 4_000; // ms without an answer until the socket is given up, likewise: a server may be frozen, and another one well
const MOST_PATIENCE = 16_000; // ms; on a bad network answers take longer, and giving up each time would never end
const SLOW_BEATS = 0.75;
const DEAD_BEATS = 1.25;
const WORRY = 2_500; // ms until a line that went away is called lost: coming back to another server takes less
const MOVING = 1_500; // ms in which all who were at a house that closes come to the next one
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 12_000;
const STEADY = 5_000; // ms a connection must hold before pauses begin anew
/** Refusals that time does not heal; any other, a store in trouble say, may be over in a moment, or not so elsewhere. */
const FINAL = ['bad-token', 'unknown-table', 'other-protocol', 'table-other-rules', 'table-damaged'];

/** A message that the house did not accept; its sentence is for the reader. */
export class NotAccepted extends Error {
  constructor(readonly answer: Refused) {
    super(answer.sentence);
  }
}

interface Waiting {
  text: string;
  resolve: (answer: Accepted) => void;
  reject: (reason: Error) => void;
}

export class Line {
  readonly clock = new ServerClock();
  #wishes: LineWishes;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  /** The house remembers ids per guest for ever, so they differ between two visits. */
  #visit = Math.random().toString(36).slice(2, 10);
  #count = 0;
  #hello = '';
  #greeted = false;
  #heartbeat = 15_000;
  #pings = new Map<string, number>();
  #beat: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #worry: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  #patience = DEAD;
  #since = 0;
  #closed = false;

  constructor(wishes: LineWishes) {
    this.#wishes = wishes;
  }

  connect(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#again);
    const socket = this.#wishes.open();
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = () => this.#lost(socket);
    this.#await();
  }

  /** Hangs up and dials again at once: after a change of language, or when the device comes back from sleep. */
  renew(): void {
    if (this.#closed) return;
    this.#drop();
    this.connect();
  }

  /** For good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#drop();
    clearTimeout(this.#worry);
    this.#wishes.onstate('lost');
    this.#waiting.clear();
  }

  /** Resolves when the house has kept it, however many connections that takes; rejects with the house's sentence. */
  send(wish: Wish): Promise<Accepted> {
    const id = this.#nextId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#greeted) this.#post(text);
    });
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#visit}-${this.#count}`;
  }

  #greet(): void {
    this.#hello = this.#nextId();
    const hello: Hello = { type: 'hello', id: this.#hello, protocol: PROTOCOL, ...this.#wishes.greet() };
    this.#socket?.send(JSON.stringify(hello));
  }

  #post(text: string): void {
    this.#socket?.send(text);
    this.#await();
  }

  #hear(data: unknown): void {
    const message = JSON.parse(String(data)) as FromServer;
    this.#sure();
    switch (message.type) {
      case 'accepted':
        if (message.id === this.#hello) this.#welcomed();
        this.#answered(message.id)?.resolve(message);
        break;
      case 'refused':
        if (message.id === this.#hello) this.#turnedAway(message);
        this.#answered(message.id)?.reject(new NotAccepted(message));
        break;
      case 'pong':
        this.#pong(message.id, message.time, message.echo ?? false);
        return;
      case 'welcome':
        this.#heartbeat = message.heartbeat;
        this.#ping();
        break;
      case 'closed':
        if (!message.again) this.#end(message.word, message.sentence);
        else this.#moveOn(message.word === 'house-closing');
        break;
    }
    this.#wishes.hear(message);
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** What was never answered is sent again, in order, under its own id: the house does nothing twice. */
  #welcomed(): void {
    this.#greeted = true;
    this.#since = Date.now();
    for (const { text } of this.#waiting.values()) this.#post(text);
  }

  #ping(echo?: number): void {
    clearTimeout(this.#beat);
    const id = this.#nextId();
    this.#pings.set(id, Date.now());
    this.#post(JSON.stringify({ type: 'ping', id, ...(echo === undefined ? {} : { echo }) }));
    // Twice as often as asked for: a dead line is noticed before the house gives us up.
    this.#beat = setTimeout(() => this.#ping(), this.#heartbeat / 2);
  }

  #pong(id: string, time: number, echo: boolean): void {
    const sent = this.#pings.get(id);
    this.#pings.delete(id);
    if (sent !== undefined) this.clock.compare(sent, Date.now(), time);
    if (this.#isSteady()) this.#patience = DEAD;
    if (echo) this.#ping(time);
  }

  /** From now on an answer is due. */
  #await(): void {
    if (this.#doubt !== undefined) return;
    const beat = this.#greeted ? this.#heartbeat : Infinity; // dialling has nothing to do with hearts
    const slow = Math.min(SLOW, beat * SLOW_BEATS);
    const dead = Math.min(this.#patience, beat * DEAD_BEATS);
    this.#doubt = setTimeout(() => {
      if (this.#greeted) this.#waver();
      this.#doubt = setTimeout(() => this.#giveUp(), dead - slow);
    }, slow);
  }

  /** Nobody answers: dial anew, and wait longer for that. */
  #giveUp(): void {
    this.#patience = Math.min(MOST_PATIENCE, this.#patience * 2);
    this.renew();
  }

  #sure(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    clearTimeout(this.#worry);
    this.#worry = undefined;
    this.#wishes.onstate('live');
  }

  /** Something is not as it should be; most of the time it is over before anybody has to worry. */
  #waver(): void {
    if (this.#worry !== undefined) return;
    this.#wishes.onstate('slow');
    this.#worry = setTimeout(() => this.#wishes.onstate('lost'), WORRY);
  }

  #isSteady(): boolean {
    return this.#greeted && Date.now() - this.#since > STEADY;
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    if (this.#isSteady()) this.#pause = FIRST_PAUSE;
    this.#drop();
    if (this.#closed) return;
    // Not all at once when a house opens again: each waits a little differently.
    this.#dialIn(this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** The house has hung up and wants us back: where it closes, all of us at once, so that we spread. */
  #moveOn(closes: boolean): void {
    if (!closes) {
      if (this.#socket) this.#lost(this.#socket);
      return;
    }
    this.#drop();
    this.#pause = FIRST_PAUSE;
    this.#dialIn(MOVING * Math.random());
  }

  #dialIn(pause: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.connect(), pause);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#pings.clear();
    clearTimeout(this.#beat);
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    if (!this.#closed) this.#waver();
  }

  /** A key that does not fit will never fit; a house in trouble may be better in a moment. */
  #turnedAway(answer: Refused): void {
    if (FINAL.includes(answer.word)) this.#end(answer.word, answer.sentence);
    else if (this.#socket) this.#lost(this.#socket);
  }

  #end(word: string, sentence: string): void {
    this.close();
    this.#wishes.onend(word, sentence);
  }
}
