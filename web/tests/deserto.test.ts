import { describe, expect, it } from 'vitest';
import { course, flightsOf } from '../src/games/deserto/flights';
import { mayGive, mayLay, placement, readPosition, ruleAgainst, slotMood, spoils } from '../src/games/deserto/view';
import type { Happening } from '../src/wire';
import { midgame, opening } from '../src/games/deserto/gallery/positions';

describe('the board shows what it was told', () => {
  const { view, preview, barred } = readPosition(midgame, {});
  const early = readPosition(opening, {});

  it('finds a move in the list of legal moves and nowhere else', () => {
    expect(mayLay(view, 'vizier', 1)).toBe(true);
    expect(mayLay(view, 'treasure', 1)).toBe(false);
    expect(mayLay({ ...view, legal: [] }, 'vizier', 1)).toBe(false);
    expect(mayLay(view, null, 1)).toBe(false);
    expect(mayGive(view, 'oasis')).toBe(true);
    expect(mayGive(view, 'thief')).toBe(false);
  });

  it('tells open, barred and shut slots apart, and rests while no card is chosen', () => {
    expect(slotMood(view, barred, 'vizier', 1)).toBe('open');
    expect(slotMood(view, barred, 'treasure', 1)).toBe('barred');
    expect(slotMood(early.view, early.barred, 'thief', 2)).toBe('shut');
    expect(slotMood(view, barred, null, 1)).toBe('rest');
    expect(ruleAgainst(early.barred, 'thief', 2)).toBe('DST-PLACE-3');
    expect(ruleAgainst(early.barred, 'thief', 1)).toBe(null);
  });

  it('counts the cards of every pile that would be won', () => {
    expect(spoils(view, preview, 'vizier', 1)).toBe(4 + 7);
    expect(spoils(view, preview, 'oasis', 1)).toBe(0);
    expect(placement('thief', 3)).toBe('thief@3');
  });

  it('counts the covering card too, where four viziers win their own pile', () => {
    expect(spoils(view, { 'vizier@3': { wins: [3] } }, 'vizier', 3)).toBe(2);
  });

  it('reads from what is foreseen who would be given a card', () => {
    expect(view.receiver).toBe(3);
    expect(readPosition({ ...midgame, legal: [] }, {}).view.receiver).toBe(null);
  });

  it('counts cards only where the table wants it', () => {
    expect(view.counts?.map(({ seen, all }) => [seen, all])).toEqual([
      [3, 6],
      [11, 15],
      [9, 15],
      [8, 15],
    ]);
    expect(readPosition(midgame, { counting: false }).view.counts).toBe(undefined);
  });
});

describe('cards fly', () => {
  it('from the hand where it is on this screen, from the seat where it is not', () => {
    const laid = { kind: 'lay', seat: 2, card: 'thief', cell: 1 } as const;
    expect(course(laid, 2)).toEqual({ from: ['hand', 'seat-2'], to: ['slot-1'] });
    expect(course(laid, 0).from).toEqual(['seat-2']);
  });

  it('from the slot to the winner, and from the giver to the receiver', () => {
    expect(course({ kind: 'win', seat: 1, cell: 3, pile: ['oasis'] }, null)).toEqual({ from: ['slot-3'], to: ['seat-1'] });
    expect(course({ kind: 'give', seat: 0, card: 'oasis', to: 3 }, null)).toEqual({ from: ['seat-0'], to: ['seat-3'] });
  });

  it('as the story tells, with the piles as they lay before; what nobody sees move stays', () => {
    const story: Happening[] = [
      { at: 1, name: 'laid', details: { seat: 1, card: 'vizier', cell: 2 } },
      { at: 1, name: 'taken', details: { seat: 1, cell: 3, cards: 2 } },
      { at: 1, name: 'taken', details: { seat: 1, cell: 2, cards: 2 } },
      { at: 1, name: 'drawn', details: { seat: 1 }, hidden: true },
    ];
    expect(flightsOf(story, [[], [], ['oasis'], ['oasis', 'thief']])).toEqual([
      { kind: 'lay', seat: 1, card: 'vizier', cell: 2 },
      { kind: 'win', seat: 1, cell: 3, pile: ['oasis', 'thief'] },
      { kind: 'win', seat: 1, cell: 2, pile: ['vizier'] },
    ]);
  });
});
