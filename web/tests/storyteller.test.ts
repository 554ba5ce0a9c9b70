import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tale as desert } from '../src/games/desert/tale';
import { tale as deserto } from '../src/games/deserto/tale';
import { tale as trucks } from '../src/games/trucks/tale';
import { Queue, type Clock } from '../src/storyteller/queue';
import { Storyteller, type News } from '../src/storyteller/storyteller.svelte';
import { inOneSentence, sum } from '../src/storyteller/summary';
import { tellBeat, whole, type Tale } from '../src/storyteller/tale';
import { held, nearestTempo, needed, type Tempo } from '../src/storyteller/tempo';
import type { Happening, Position } from '../src/wire';
import { learnGame, speak } from '../src/words/reader.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });

/** Turned by hand. */
class HandClock implements Clock {
  #now = 0;
  #bells: { at: number; ring: () => void }[] = [];
  now = (): number => this.#now;
  after = (ms: number, ring: () => void): (() => void) => {
    const bell = { at: this.#now + ms, ring };
    this.#bells.push(bell);
    return () => (this.#bells = this.#bells.filter((one) => one !== bell));
  };
  turn(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#bells.filter((one) => one.at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#bells = this.#bells.filter((one) => one !== next);
      this.#now = next.at;
      next.ring();
    }
    this.#now = until;
  }
}

describe('a queue of beats', () => {
  const HELD = 100;
  function setUp() {
    const clock = new HandClock();
    const told: string[] = [];
    const pace = { factor: 1 };
    const queue = new Queue<string>(
      {
        holds: () => HELD * pace.factor,
        tell: (beat) => told.push(beat),
        jump: (skipped) => told.push(`(${skipped.join('')})`),
        onchange: () => undefined,
      },
      clock,
    );
    return { clock, queue, told, pace };
  }

  it('tells one after the other, each for its time, and loses none', () => {
    const { clock, queue, told } = setUp();
    queue.hear(['a', 'b']);
    queue.hear(['c']);
    expect(told).toEqual(['a']);
    expect(queue.behind).toBe(2);
    clock.turn(HELD - 1);
    expect(told).toEqual(['a']);
    clock.turn(1);
    expect(told).toEqual(['a', 'b']);
    clock.turn(HELD);
    expect([told, queue.behind, queue.idle]).toEqual([['a', 'b', 'c'], 0, false]);
    clock.turn(HELD);
    expect(queue.idle).toBe(true);
    queue.hear(['d']);
    expect(told.at(-1)).toBe('d');
  });

  it('is hastened to the next beat, which is held for its whole time', () => {
    const { clock, queue, told } = setUp();
    queue.hear(['a', 'b', 'c']);
    clock.turn(30);
    queue.hasten();
    expect(told).toEqual(['a', 'b']);
    clock.turn(HELD - 1);
    expect(told).toEqual(['a', 'b']);
    clock.turn(1);
    expect(told).toEqual(['a', 'b', 'c']);
    queue.hasten();
    expect(queue.idle).toBe(true);
  });

  it('stands while it is held, and goes on with what is left of the beat', () => {
    const { clock, queue, told } = setUp();
    queue.hear(['a', 'b']);
    clock.turn(60);
    queue.stop();
    clock.turn(10 * HELD);
    expect([told, queue.stopped]).toEqual([['a'], true]);
    queue.goOn();
    clock.turn(39);
    expect(told).toEqual(['a']);
    clock.turn(1);
    expect(told).toEqual(['a', 'b']);
  });

  it('stopped when nothing was told, keeps what comes until it goes on', () => {
    const { queue, told } = setUp();
    queue.stop();
    queue.hear(['a']);
    expect([told, queue.behind]).toEqual([[], 1]);
    queue.goOn();
    expect(told).toEqual(['a']);
  });

  it('catches up with all that waits at once, whatever held it', () => {
    const { clock, queue, told } = setUp();
    queue.hear(['a', 'b', 'c']);
    queue.stop();
    queue.catchUp();
    expect([told, queue.idle, queue.stopped]).toEqual([['a', '(bc)'], true, false]);
    clock.turn(10 * HELD);
    expect(told).toEqual(['a', '(bc)']);
  });

  it('changes its pace in the midst of a beat', () => {
    const { clock, queue, told, pace } = setUp();
    queue.hear(['a', 'b']);
    clock.turn(60);
    pace.factor = 0.5;
    queue.retime();
    expect(told).toEqual(['a', 'b']);
    pace.factor = 2;
    queue.retime();
    clock.turn(2 * HELD - 1);
    expect(queue.idle).toBe(false);
    clock.turn(1);
    expect(queue.idle).toBe(true);
  });
});

describe('the time of a beat', () => {
  it('is what its words need, or its picture where that takes longer', () => {
    expect(needed('Ana goes to B2.', 0)).toBeLessThan(needed('Ana goes to B2. Ana removes a sand marker at B3.', 0));
    expect(needed('Ana goes to B2.', 4000)).toBeGreaterThan(4000);
    expect(needed('', 0)).toBe(0);
  });
  it('follows the speed, and a tale far behind hurries', () => {
    expect(held(1000, 'slower', 0)).toBeGreaterThan(held(1000, 'normal', 0));
    expect([held(1000, 'normal', 3), held(1000, 'once', 0)]).toEqual([1000, 0]);
    expect(held(1000, 'normal', 25)).toBeLessThan(500);
  });
  it('is that of the bots where nobody chose', () => {
    expect([2000, 1000, 300, 0].map(nearestTempo)).toEqual(['normal', 'normal', 'faster', 'once']);
    expect(nearestTempo(20_000)).toBe('slower');
  });
});

const happening = (name: string, details: Happening['details'] = {}): Happening => ({ at: 0, name, details });
const WORDS = 'so many words as this';
const NEEDS = needed(WORDS, 0);

describe('the storyteller', () => {
  function setUp(tale: Tale = { beats: whole }) {
    const clock = new HandClock();
    const now = { tempo: 'normal' as Tempo, realTime: false, watched: true, due: [] as number[] };
    const teller = new Storyteller(
      { tempo: () => now.tempo, realTime: () => now.realTime, watched: () => now.watched, words: () => WORDS },
      clock,
    );
    teller.tale = tale;
    let version = 0;
    const hear = (names: string[], more: Partial<News> = {}, seat: number | null = 0): Position => {
      const position = { version: version + names.length, seat, view: {}, paused: false, expected: now.due } as unknown as Position;
      teller.hear({ position, added: names.map((name) => happening(name)), from: version, first: version === 0, own: false, ...more });
      version += names.length;
      return position;
    };
    const first = hear(['dealt']);
    return { clock, teller, hear, now, first };
  }
  const told = (teller: Storyteller): string[] => teller.story.map((one) => one.name);

  it('shows what is told and never what comes after it', () => {
    const { clock, teller, hear, first } = setUp();
    expect([teller.position, teller.idle]).toEqual([first, true]);
    const [one, two] = [hear(['walked']), hear(['dug', 'found'])];
    expect([teller.position, told(teller), teller.upTo, teller.behind]).toEqual([one, ['walked'], 2, 1]);
    clock.turn(NEEDS);
    expect([teller.position, told(teller), teller.from, teller.upTo]).toEqual([two, ['dug', 'found'], 2, 4]);
    expect([teller.behind, teller.idle]).toEqual([0, false]);
    clock.turn(NEEDS);
    expect(teller.idle).toBe(true);
  });

  it('makes one beat of each happening where the game says nothing', () => {
    const { clock, teller, hear } = setUp({});
    hear(['laid', 'taken']);
    expect([told(teller), teller.behind]).toEqual([['laid'], 1]);
    clock.turn(NEEDS);
    expect([told(teller), teller.behind]).toEqual([['taken'], 0]);
  });

  it('shows at once what the reader did, and holds its picture', () => {
    const { clock, teller, hear } = setUp({ beats: whole, lasts: () => 300 });
    hear(['walked']);
    const mine = hear(['dug'], { own: true });
    const theirs = hear(['walked']);
    expect([teller.position, told(teller)]).toEqual([mine, ['dug']]);
    clock.turn(300);
    expect(teller.position).toBe(theirs);
  });

  it('never makes whoever is on turn wait for what others do meanwhile', () => {
    const { clock, teller, hear, now } = setUp();
    now.due = [0];
    hear(['turn']);
    clock.turn(NEEDS);
    hear(['given']);
    expect([hear(['given']), 0]).toEqual([teller.position, teller.behind]);
    now.due = [1];
    hear(['walked']);
    expect(teller.behind).toBe(1);
  });

  it('jumps to now without a picture, and the story is whole', () => {
    const { teller, hear } = setUp();
    hear(['a']);
    hear(['b']);
    const last = hear(['c']);
    teller.catchUp();
    expect([teller.position, told(teller), teller.upTo, teller.idle]).toEqual([last, [], 4, true]);
  });

  it('waits for nobody in real time, nor at once, nor while nobody looks', () => {
    const { teller, hear, now } = setUp({ beats: whole, lasts: () => 300 });
    now.realTime = true;
    hear(['a']);
    expect([hear(['b']), true]).toEqual([teller.position, teller.idle]);
    now.realTime = false;
    now.tempo = 'once';
    hear(['c']);
    expect([hear(['d']), 0]).toEqual([teller.position, teller.behind]);
    now.tempo = 'normal';
    now.watched = false;
    hear(['e']);
    expect([hear(['f']), true]).toEqual([teller.position, teller.missed]);
  });

  it('tells nothing at length to whoever looks again', () => {
    const { teller, hear } = setUp();
    hear(['a']);
    const last = hear(['b']);
    teller.lookAgain();
    expect([teller.position, teller.missed, teller.idle]).toEqual([last, true, true]);
  });

  it('hurries until it may rest', () => {
    const { teller, hear } = setUp();
    hear(['a']);
    hear(['b']);
    teller.hurry();
    expect([hear(['c']), 0]).toEqual([teller.position, teller.behind]);
    teller.rest();
    hear(['d']);
    expect(hear(['e'])).not.toBe(teller.position);
  });

  it('shows other eyes nothing that was told to those before', () => {
    const { teller, hear } = setUp();
    hear(['a']);
    hear(['b']);
    expect([hear([], {}, 1), 0]).toEqual([teller.position, teller.behind]);
  });
});

const NAMES = ['Ana', 'Bilal', 'Chloé'];
const reader = { seat: 0, names: NAMES };
const at = (name: string, details: Happening['details'] = {}): { happening: Happening; eyes: number } => ({
  happening: happening(name, details),
  eyes: 0,
});
type Story = ReturnType<typeof at>[];
const tellSince = (tale: Parameters<typeof sum>[0], story: Story, most = 99): string => inOneSentence(sum(tale, story, reader), most);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(['fr', 'en'] as const)('in words (%s)', (language) => {
  const is = (french: string, english: string): string => (language === 'fr' ? french : english);
  beforeEach(() => speak(language));

  it('a storm card is one beat with all that it brings', async () => {
    await learnGame('desert');
    const drunk = [0, 1, 2].map((seat) => at('drunk', { seat, left: 2 }));
    const sun = [at('revealed', { seat: 1, storm: 'sun' }), ...drunk, at('turn-began', { seat: 2 })];
    expect(plain(tellBeat(desert, sun, reader))).toBe(
      is('Carte Tempête : Vague de chaleur. Tout le monde boit.', 'Storm card: Sun Beats Down. Everyone drinks.'),
    );
    const wind = [
      at('revealed', { seat: 1, storm: 'wind-west-2' }),
      ...[7, 6].flatMap((cell) => [at('slid', { cell: cell + 1, origin: cell }), at('sand-added', { cell: cell + 1, markers: 2 })]),
    ];
    expect(plain(tellBeat(desert, wind, reader))).toContain(is('D2 et C2 sont bloquées.', 'D2 and C2 are blocked.'));
    expect(plain(tellBeat(desert, wind.slice(0, 1), reader))).toContain(is('Aucune tuile ne bouge.', 'No tile moves.'));
  });

  it('an expedition since the last act: what was found, steps, the storm', async () => {
    await learnGame('desert');
    const story = [
      at('walked', { seat: 1, cell: 1, origin: 0 }),
      at('walked', { seat: 1, cell: 2, origin: 1 }),
      at('excavated', { seat: 1, cell: 2, face: 'row-crystal' }),
      at('storm-called', { seat: 1, cards: 1 }),
      at('revealed', { seat: 1, storm: 'sun' }),
      at('drunk', { seat: 0, left: 2 }),
      at('drunk', { seat: 1, left: 1 }),
      at('sheltered', { seat: 2 }),
    ];
    expect(plain(tellSince(desert, story))).toBe(
      is(
        'Cristal : ligne trouvée, 2 pas ; tempête : Ana et Bilal boivent, Chloé est à l’abri.',
        'Crystal: row found, 2 steps; storm: Ana and Bilal drink, Chloé is in the shade.',
      ),
    );
    expect(plain(tellSince(desert, story, 2))).toBe(
      is('Cristal : ligne trouvée ; tempête : Ana et Bilal boivent…', 'Crystal: row found; storm: Ana and Bilal drink…'),
    );
    expect(plain(tellSince(desert, story.slice(0, 1)))).toBe(is('Un pas.', 'One step.'));
  });

  it('a round of cards: who won how many, and what was given', async () => {
    await learnGame('deserto');
    const story = [
      at('laid', { seat: 1, card: 'vizier', cell: 0 }),
      at('taken', { seat: 1, cell: 1, cards: 2 }),
      at('taken', { seat: 1, cell: 2, cards: 1 }),
      at('given', { seat: 2, card: 'thief', to: 0 }),
    ];
    expect(tellSince(deserto, story)).toBe(
      is('Bilal gagne 3 cartes, Chloé vous donne un voleur.', 'Bilal wins 3 cards, Chloé gives you a thief.'),
    );
    expect(plain(tellSince(deserto, story.slice(0, 1)))).toBe(is('Bilal pose un vizir.', 'Bilal lays a vizier.'));
  });

  it('four viziers are told by name and by all that they win', async () => {
    await learnGame('deserto');
    const piles = [2, 4, 1, 3].map((cards, cell) => at('taken', { seat: 1, cell, cards }));
    const beat = [at('laid', { seat: 1, card: 'vizier', cell: 3 }), at('four-viziers', { seat: 1 }), ...piles];
    expect(plain(tellBeat(deserto, beat, reader))).toBe(
      is(
        'Bilal pose un vizir en bas à gauche. Quatre vizirs : Bilal rafle toute la table. Bilal gagne 10 cartes.',
        'Bilal lays a vizier at the lower left. Four viziers: Bilal clears the table. Bilal wins 10 cards.',
      ),
    );
    expect(tellBeat(deserto, [at('taken', { seat: 1, cell: 0, cards: 2 })], reader)).toBe(
      is('Bilal gagne 2 cartes en haut à gauche.', 'Bilal wins 2 cards from the upper left.'),
    );
  });

  it('a round of trucks: first what was done to mine', async () => {
    await learnGame('trucks');
    const story = [at('drove', { seat: 1, truck: 2, way: 'D4-E4', litres: 7 }), at('siphoned', { seat: 2, to: 0, truck: 1, litres: 5 })];
    expect(plain(tellSince(trucks, story))).toBe(
      is(
        'Chloé siphonne votre camion 1 : reste 5 l ; Bilal : camion 2 jusqu’à E4.',
        'Chloé siphons your truck 1: 5 l left; Bilal: truck 2 at E4.',
      ),
    );
  });

  it('a drive is told by where it led, and no card that was drawn unseen', async () => {
    await learnGame('trucks');
    const beat = [
      at('played', { seat: 1, card: 'move13' }),
      at('drove', { seat: 1, truck: 2, way: 'D4-E4', litres: 7 }),
      { happening: { ...happening('drawn', { seat: 1 }), hidden: true }, eyes: 0 },
      at('scorched', { seat: 0, truck: 1, litres: 3 }),
    ];
    expect(plain(tellBeat(trucks, beat, reader))).toBe(
      is(
        'Bilal : camion 2 jusqu’à E4, 7 l. Tête de mort : un litre de moins pour votre camion 1.',
        'Bilal: truck 2 to E4, 7 l. Skull: one litre less for your truck 1.',
      ),
    );
  });

  it('a game that says nothing of its own counts what happened', () => {
    expect(tellSince({}, [at('new'), at('new')])).toBe(
      is('2 événements depuis votre dernier coup.', '2 things happened since your last move.'),
    );
  });
});
