import { describe, expect, it } from 'vitest';
import { momentOf, race as shown } from '../src/games/trucks/gallery/positions';
import { sameMove } from '../src/games/same';
import { legsOf } from '../src/games/trucks/drives';
import { cellSize, FINGER, layOut, layOutCloser, links, parked, roomy, stepsTo } from '../src/games/trucks/ground';
import { cellMeant, truckMeant } from '../src/games/trucks/taps';
import {
  byCell,
  candidates,
  distinct,
  offers,
  offersTo,
  playedAt,
  readPosition,
  rigOf,
  together,
  type Option,
} from '../src/games/trucks/view';
import { nearest, question, whyNot } from '../src/games/trucks/why';

const race = readPosition(shown);
const mine = rigOf(race.rigs, 0, 1);
const theirs = rigOf(race.rigs, 1, 1);
if (!mine || !theirs) throw new Error('the sample has no trucks');

describe('the board shows what it was told', () => {
  it('offers exactly the legal moves, each with its message', () => {
    expect(race.options.map((one) => one.send)).toEqual(shown.legal.map((one) => one.move));
    expect(readPosition({ ...shown, legal: [] }).options).toEqual([]);
    expect(readPosition({ ...shown, legal: [] }).impossible).toEqual([]);
  });

  it('lists the farthest first, and to one cell the cheapest first', () => {
    expect(offers(race, 'move24').map((one) => one.move)).toEqual([10, 13, 14, 11, 12]);
    const there = byCell(offers(race, 'move24')).get('C1') ?? [];
    expect(there.map((one) => one.litres[0])).toEqual([2, 1]);
  });

  it('offers one of the trucks that wait at the start, and all of them when asked', () => {
    const all = offers(race, 'move24');
    expect(distinct(race, all).map((one) => one.move)).not.toContain(14);
    expect(candidates(race, all).map((rig) => rig.number)).toEqual([1, 2, 3]);
  });

  it('aims at the end of a way, or at the truck itself', () => {
    expect(race.options.map((one) => one.at)).toEqual(['OASIS', 'C1', 'C1', 'B1', 'B1', 'B2', 'A2', 'A2']);
  });

  it('offers a truck what the whole hand can do with it, and never to fail on purpose', () => {
    expect(offersTo(race, mine).map((one) => one.move)).toEqual([10, 11, 12, 21]);
    expect(offersTo(race, theirs).map((one) => one.move)).toEqual([20]);
  });

  it('turns gauges over together: each truck comes in or goes out', () => {
    const flips = [[1], [2], [1, 2]].map((trucks, move) => ({ trucks, move }) as Option);
    expect(together(flips, [], 2)?.move).toBe(1);
    expect(together(flips, [2], 1)?.move).toBe(2);
    expect(together(flips, [1, 2], 2)?.move).toBe(0);
    expect(together(flips, [1], 1)).toBe(undefined);
  });

  it('is where the reader drives, else where something moved, else anywhere on the way', () => {
    expect([...playedAt(race, 0, ['1-1'])]).toEqual(['A2']);
    expect([...playedAt(race, null, ['1-1'])]).toEqual(['B2']);
    expect([...playedAt(race, null, [])]).toEqual(['A2', 'B2']);
  });

  it('knows a move by what it says, whatever the order of its parts', () => {
    expect(sameMove({ type: 'fill', truck: 1 }, { truck: 1, type: 'fill' })).toBe(true);
    expect(sameMove({ type: 'fill', truck: 1 }, { truck: 2, type: 'fill' })).toBe(false);
  });
});

describe('a question', () => {
  it('is never a move: nobody has 0 litres', () => {
    expect(question('move24', mine, 0, 'B2')).toEqual({ type: 'drive', card: 'move24', truck: 1, cell: 'B2', litres: 0 });
    expect(question('move3any', theirs, 0, 'C1')).toEqual({ type: 'push', seat: 1, truck: 1, cell: 'C1' });
    expect(question('move24', theirs, 0, 'C1')).toBe(null);
  });

  it('about a fuel card is about the truck that stands there', () => {
    expect(question('siphon', theirs, 0, 'B2')).toEqual({ type: 'siphon', seat: 1, truck: 1 });
    expect(question('siphon', mine, 0, 'A2')).toEqual({ type: 'fill', truck: 1 });
    expect(question('flipany', theirs, 0, 'B2')).toEqual({ type: 'flip-other', seat: 1, truck: 1 });
    expect(question('flipown', mine, 0, 'A2')).toEqual({ type: 'flip', card: 'flipown', trucks: '1' });
    expect(question('flipown', theirs, 0, 'B2')).toBe(null);
    expect(question('siphon', theirs, 0, 'C1')).toBe(null);
  });

  it('about a cell is about the nearest truck', () => {
    expect(
      nearest(
        race,
        race.rigs.filter((rig) => rig.seat === 0),
        'C1',
      )?.number,
    ).toBe(1);
  });
});

describe('a tap that can do nothing', () => {
  it('without a choice is told what to choose first', () => {
    expect(whyNot(race, 0, null, null, 'C1')).toEqual({ word: 'race-why-first' });
    expect(whyNot(race, 0, null, null, 'A2')).toEqual({ word: 'race-why-own' });
    expect(whyNot(race, 0, null, null, 'B2')).toEqual({ word: 'race-why-foreign' });
  });

  it('asks the house about the truck that is chosen, else about the nearest own one', () => {
    const ask = (truck: number, card = 'move24') => ({ ask: { type: 'drive', card, truck, cell: 'A1', litres: 0 } });
    expect(whyNot(race, 0, 'move24', rigOf(race.rigs, 0, 2) ?? null, 'A1')).toEqual(ask(2));
    expect(whyNot(race, 0, 'move24', null, 'A1')).toEqual(ask(1));
    expect(whyNot(race, 0, null, mine, 'A1')).toEqual(ask(1, 'move13'));
    // Never about the very cell of a truck that happens to stand there, if the card drives.
    expect(whyNot(race, 0, 'move13', null, 'B2')).toEqual({ ask: { type: 'drive', card: 'move13', truck: 1, cell: 'B2', litres: 0 } });
  });

  it('with a fuel card is about a truck, or says so', () => {
    expect(whyNot(race, 0, 'siphon', null, 'B2')).toEqual({ ask: { type: 'siphon', seat: 1, truck: 1 } });
    expect(whyNot(race, 0, 'siphon', null, 'C1')).toEqual({ word: 'race-why-card' });
    expect(whyNot(race, 0, 'flipown', null, 'B2')).toEqual({ word: 'race-why-card' });
  });
});

describe.each(['two', 'three', 'four', 'six'])('one figure for each cell (%s)', (name) => {
  const full = momentOf(name);
  if (!full) throw new Error('no such moment');
  const there = readPosition(full);

  it.each(there.hand ?? [])('the cheapest way comes first, own trucks before pushed ones: %s', (card) => {
    for (const [, ways] of byCell(distinct(there, offers(there, card)))) {
      const own = ways.filter((one) => one.send.type !== 'push');
      expect(ways.slice(0, own.length)).toEqual(own);
      const litres = own.map((one) => one.litres[0] ?? 0);
      expect(litres).toEqual([...litres].sort((a, b) => b - a));
    }
  });
});

describe('a closer look', () => {
  const { board } = readPosition(momentOf('six') ?? shown);

  it.each([
    [348, 312],
    [378, 329],
    [378, 449],
    [478, 378],
  ])('in a place of %i x %i has cells for a finger, and pans one way only', (width, height) => {
    const size = roomy(board, width, height);
    if (!size) throw new Error('it needs more room');
    const { hex, upright } = layOutCloser(board, size.width, size.height);
    expect(Math.min(hex.width, hex.height)).toBeGreaterThanOrEqual(FINGER);
    expect(upright ? size.width : size.height).toBe(upright ? width : height);
    expect(upright).toBe(layOut(board, width, height).upright);
  });

  it.each([
    [756, 582],
    [768, 744],
    [1478, 858],
  ])('in a place of %i x %i is not needed', (width, height) => {
    expect(roomy(board, width, height)).toBe(null);
  });

  it('stands upright on a phone whether the browser shows its bars or not', () => {
    const places = [
      [348, 312],
      [348, 500],
      [378, 329],
      [378, 449],
    ] as const;
    expect(places.map(([width, height]) => layOut(board, width, height).upright)).toEqual([true, true, true, true]);
  });
});

describe('any board', () => {
  const { board } = race;

  it.each([
    [374, 420],
    [906, 500],
    [1880, 700],
    [300, 300],
  ])('fits a place of %i x %i, cell by cell', (width, height) => {
    const ground = layOut(board, width, height);
    for (const [id, spot] of ground.spots) {
      const at = id === 'START' ? ground.start : id === 'OASIS' ? ground.oasis : { ...spot, ...ground.hex };
      expect(at.x - at.width / 2, id).toBeGreaterThanOrEqual(-1);
      expect(at.x + at.width / 2, id).toBeLessThanOrEqual(width + 1);
      expect(at.y - at.height / 2, id).toBeGreaterThanOrEqual(-1);
      expect(at.y + at.height / 2, id).toBeLessThanOrEqual(height + 1);
    }
  });

  it('stands upright in a narrow place, the oasis above', () => {
    const long = { ...board, cells: board.cells.map((cell) => ({ ...cell, x: cell.x * 4 })) };
    const ground = layOut(long, 374, 420);
    expect(ground.upright).toBe(true);
    expect(ground.spots.get('OASIS')?.y).toBeLessThan(ground.spots.get('START')?.y ?? 0);
    expect(layOut(long, 1200, 420).upright).toBe(false);
  });

  it('stands in a large place that is hardly broader than high, where cells would else be drawn out', () => {
    const { board: usual } = readPosition(momentOf('six') ?? shown);
    expect(layOut(usual, 980, 880).upright).toBe(true);
    expect(layOut(usual, 1300, 880).upright).toBe(false);
  });

  it('draws cells as wide as the closest two allow, and a track where they do not touch', () => {
    expect(cellSize(board.cells)).toBe(1);
    const close = board.cells.map((cell) => ({ ...cell, x: cell.x / 2, y: cell.y / 2 }));
    expect(cellSize(close)).toBe(0.5);
    expect(links(board)).toContainEqual(['C1', 'OASIS']);
    expect(links(board)).not.toContainEqual(['A1', 'B1']);
  });

  it('counts steps by its neighbours', () => {
    const steps = stepsTo(board, 'OASIS');
    expect([steps.get('OASIS'), steps.get('C1'), steps.get('A2'), steps.get('START')]).toEqual([0, 1, 2, 3]);
  });

  it('parks trucks one after another', () => {
    expect(parked({ x: 50, y: 10, width: 100, height: 20 }, 2)).toEqual([
      { x: 25, y: 10 },
      { x: 75, y: 10 },
    ]);
  });
});

describe('trucks drive', () => {
  it('as the story tells: own ones, pushed ones, and those sent home', () => {
    const happened = (name: string, details: Record<string, number | string>) => ({ at: 0, name, details });
    expect(
      legsOf([
        happened('played', { seat: 0, card: 'move13' }),
        happened('drove', { seat: 0, truck: 2, way: 'A1-B1', litres: 9 }),
        happened('pushed', { seat: 1, to: 0, truck: 1, way: 'B2-C1' }),
        happened('sent-home', { seat: 1, truck: 3 }),
      ]),
    ).toEqual([
      { key: '0-2', cells: ['A1', 'B1'], manner: 'drive' },
      { key: '0-1', cells: ['B2', 'C1'], manner: 'drive' },
      { key: '1-3', cells: [], manner: 'home' },
    ]);
  });
});

describe('a finger is broad', () => {
  const ground = layOut(race.board, 360, 400);
  const [open, shut] = ['C1', 'C2'];
  const at = ground.spots.get(open) ?? ground.start;
  const { width, height } = ground.hex;

  it('means the nearest cell that can be aimed at, but nothing far away', () => {
    expect(cellMeant(ground, [open], shut, { x: at.x + width * 0.5, y: at.y })).toBe(open);
    expect(cellMeant(ground, [open], shut, { x: at.x, y: at.y + height * 0.7 })).toBe(shut);
  });

  it('means what it touches where that can be aimed at, as a key does', () => {
    expect(cellMeant(ground, [open, shut], shut, at)).toBe(shut);
    expect(cellMeant(ground, [open], 'START', at)).toBe('START');
    expect(cellMeant(ground, [open], shut, null)).toBe(shut);
  });

  it('means the nearest of the trucks that stand there', () => {
    expect(truckMeant([mine, theirs], mine.cell, (rig) => (rig === mine ? 0 : 1))).toBe(mine);
    expect(truckMeant([theirs, { ...mine, place: 1 }], mine.cell, () => 0)).not.toBe(mine);
    expect(truckMeant([mine], 'nowhere', () => 0)).toBeNull();
  });
});
