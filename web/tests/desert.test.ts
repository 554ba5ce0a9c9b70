import { describe, expect, it } from 'vitest';
import sample from '../src/gallery/desert.json';
import { choiceFor, moods, NOTHING, offered, turnActs, wayTo } from '../src/games/desert/choice';
import { clueOf } from '../src/games/desert/kinds';
import { keyframes, motionsOf, OMEN, SLIDE } from '../src/games/desert/motion';
import {
  afterSun,
  openClues,
  parched,
  readPosition,
  sameMove,
  seatsOn,
  type Camp,
  type Traveller,
  type View,
} from '../src/games/desert/view';
import type { Shown } from '../src/games/table';
import type { Happening } from '../src/wire';

const position = sample as unknown as Shown;
const camp = readPosition(position);
const types = (found: ReturnType<typeof offered>): string[] => found.map(({ move }) => move.type);
const tell = (name: string, details: Record<string, number | string>): Happening => ({ at: 0, name, details });

describe('the board offers what it was told and nothing else', () => {
  it('offers each legal move somewhere: at its tile, its adventurer, its card, or at hand', () => {
    for (const { move } of camp.acts) {
      const found = [...offered(camp, choiceFor(move)), ...turnActs(camp.acts)];
      expect(
        found.some((act) => sameMove(act.move, move)),
        JSON.stringify(move),
      ).toBe(true);
    }
  });

  it('offers nothing in a replay, and nothing that is not legal', () => {
    const replay: Camp = { ...camp, acts: [] };
    for (let cell = 0; cell < 25; cell++) {
      expect(offered(replay, { ...NOTHING, cell })).toEqual([]);
      for (const act of offered(camp, { ...NOTHING, cell })) expect(camp.acts).toContain(act);
    }
    expect(moods(replay, NOTHING).size).toBe(0);
  });

  it('keeps what carries the turn on apart from what belongs to a place', () => {
    expect(types(turnActs(camp.acts))).toEqual(['call-storm']);
    expect(types(offered(camp, NOTHING))).toEqual(['dig']);
  });

  it('shows at a tile also what can be done for those who stand there', () => {
    const found = types(offered(camp, { ...NOTHING, cell: 7 }));
    expect(found).toContain('give');
    expect(found).toContain('hand-over');
    expect(found.indexOf('dig')).toBeLessThan(found.indexOf('give'));
  });

  it('lets tiles glow for the one who is led, for a card, and for one’s own steps', () => {
    const led = camp.acts.flatMap(({ move }) => (move.type === 'guide' && move.seat === 4 ? [move.cell] : []));
    expect([...moods(camp, { ...NOTHING, seat: 4 }).keys()].sort()).toEqual(led.sort());
    const flown = new Set(camp.acts.flatMap(({ move }) => (move.type === 'fly' ? [move.cell] : [])));
    expect(new Set(moods(camp, { ...NOTHING, card: 'jetpack' }).keys())).toEqual(flown);
    expect([...moods(camp, NOTHING)].filter(([, mood]) => mood === 'go').map(([cell]) => cell)).toEqual([2, 8]);
  });

  it('walks on a second tap, and leads where somebody is led', () => {
    expect(wayTo(camp, { ...NOTHING, cell: 2 })).toEqual({ type: 'walk', cell: 2 });
    expect(wayTo(camp, { ...NOTHING, cell: 24 })).toBe(null);
    expect(wayTo(camp, { ...NOTHING, seat: 4, cell: 7 })).toEqual({ type: 'guide', seat: 4, cell: 7 });
    expect(wayTo(camp, { ...NOTHING, card: 'jetpack', cell: 2 })).toBe(null);
  });
});

describe('what is public is read from the view', () => {
  const one = (water: number, exposed: boolean): Traveller => ({ ...(camp.view.travellers[0] as Traveller), water, exposed });

  it('knows whose turn it is until the game is over', () => {
    expect(camp.turn).toBe(2);
    expect(readPosition({ ...position, outcome: { rule: 'DES-END-2', scores: [], winners: [] } }).turn).toBe(null);
  });

  it('warns of thirst only in the sun and with nothing left', () => {
    expect([one(0, true), one(0, false), one(1, true)].map(afterSun)).toEqual([-1, 0, 0]);
    expect(parched({ ...camp.view, travellers: [one(0, true), one(0, false), one(1, true)] })).toEqual([0]);
  });

  it('draws the line of a clue until its part lies there', () => {
    const parts: View['parts'] = {
      propeller: { row: 3, column: null, cell: null, taken: false },
      gearbox: { row: null, column: 8, cell: null, taken: false },
      crystal: { row: 1, column: 2, cell: 2, taken: false },
      compass: { row: 1, column: 2, cell: null, taken: true },
    };
    expect(openClues({ ...camp.view, parts })).toEqual([
      { part: 'propeller', line: 'row', cell: 3 },
      { part: 'gearbox', line: 'column', cell: 8 },
    ]);
    expect(clueOf('row-crystal')).toEqual({ part: 'crystal', line: 'row' });
    expect([clueOf('well'), clueOf(null)]).toEqual([null, null]);
  });

  it('knows who stands where', () => expect(seatsOn(camp.view, 7)).toEqual([1, 2]));
});

describe('the story moves things', () => {
  it('slides tiles one after another once the card was read, and the hole the other way', () => {
    const { tiles, eye, sand } = motionsOf([
      tell('revealed', { seat: 0, storm: 'wind-west-2' }),
      tell('slid', { cell: 12, origin: 13 }),
      tell('slid', { cell: 13, origin: 14 }),
      tell('sand-added', { cell: 12, markers: 1 }),
      tell('sand-added', { cell: 13, markers: 2 }),
    ]);
    expect(tiles.get(12)).toEqual([{ from: 13, to: 12, at: OMEN, lasts: SLIDE }]);
    expect(tiles.get(13)).toEqual([{ from: 14, to: 13, at: OMEN + SLIDE, lasts: SLIDE }]);
    expect(eye.map(({ from, to }) => [from, to])).toEqual([
      [12, 13],
      [13, 14],
    ]);
    expect(sand).toEqual([
      { cell: 12, at: OMEN + 2 * SLIDE, blocks: false },
      { cell: 13, at: OMEN + 2 * SLIDE, blocks: true },
    ]);
  });

  it('follows a tile that two cards move', () => {
    const { tiles } = motionsOf([tell('slid', { cell: 12, origin: 13 }), tell('slid', { cell: 13, origin: 12 })]);
    expect([...tiles.keys()]).toEqual([13]);
    expect(tiles.get(13)?.map(({ from, to }) => [from, to])).toEqual([
      [13, 12],
      [12, 13],
    ]);
  });

  it('walks climber and passenger together, and nobody whose tile then slides away', () => {
    const step = [tell('walked', { seat: 0, cell: 6, origin: 5 }), tell('ridden', { seat: 1, by: 0, cell: 6, origin: 5 })];
    expect([...motionsOf(step).pawns.values()].map(([leg]) => leg?.at)).toEqual([0, 0]);
    expect(motionsOf([...step, tell('slid', { cell: 12, origin: 13 })]).pawns.size).toBe(0);
  });

  it('ends every way where the thing lies now', () => {
    const { frames, lasts } = keyframes([{ from: 13, to: 12, at: 100, lasts: 300 }], 12, 50);
    expect(lasts).toBe(400);
    expect(frames.map(({ transform, offset }) => [transform, offset])).toEqual([
      ['translate(50px, 0px)', 0],
      ['translate(50px, 0px)', 0.25],
      ['translate(0px, 0px)', 1],
    ]);
  });
});
