import { describe, expect, it } from 'vitest';
import { race as shown } from '../src/gallery/race';
import { legsOf } from '../src/games/trucks/drives';
import { cellSize, layOut, links, parked, stepsTo } from '../src/games/trucks/ground';
import { byCell, candidates, distinct, nearest, offers, question, readPosition, rigOf, same } from '../src/games/trucks/view';

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

  it('knows a move by what it says, whatever the order of its parts', () => {
    expect(same({ type: 'fill', truck: 1 }, { truck: 1, type: 'fill' })).toBe(true);
    expect(same({ type: 'fill', truck: 1 }, { truck: 2, type: 'fill' })).toBe(false);
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

describe('any board', () => {
  const { board } = race;

  it.each([
    [374, 420],
    [906, 500],
    [1880, 700],
    [300, 300],
  ])('fits a place of %i x %i, cell by cell', (width, height) => {
    const ground = layOut(board, width, height);
    for (const [id, at] of ground.spots) {
      expect(at.x - ground.hex.width / 2, id).toBeGreaterThanOrEqual(-1);
      expect(at.x + ground.hex.width / 2, id).toBeLessThanOrEqual(width + 1);
      expect(at.y - ground.hex.height / 2, id).toBeGreaterThanOrEqual(-1);
      expect(at.y + ground.hex.height / 2, id).toBeLessThanOrEqual(height + 1);
    }
  });

  it('stands upright in a narrow place, the oasis above', () => {
    const long = { ...board, cells: board.cells.map((cell) => ({ ...cell, x: cell.x * 4 })) };
    const ground = layOut(long, 374, 420);
    expect(ground.upright).toBe(true);
    expect(ground.spots.get('OASIS')?.y).toBeLessThan(ground.spots.get('START')?.y ?? 0);
    expect(layOut(long, 1200, 420).upright).toBe(false);
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
