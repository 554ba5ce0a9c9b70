import { describe, expect, it } from 'vitest';
import { course } from '../src/games/deserto/flights';
import { mayGive, mayLay, placement, receiver, slotMood, spoils } from '../src/games/deserto/view';
import { midgame, midgameBarred, midgamePreview, opening } from '../src/gallery/samples';

describe('the board shows what it was told', () => {
  it('finds a move in the list of legal moves and nowhere else', () => {
    expect(mayLay(midgame, 'vizier', 1)).toBe(true);
    expect(mayLay(midgame, 'treasure', 1)).toBe(false);
    expect(mayLay({ ...midgame, legal: [] }, 'vizier', 1)).toBe(false);
    expect(mayLay(midgame, null, 1)).toBe(false);
    expect(mayGive(midgame, 'oasis')).toBe(true);
    expect(mayGive(midgame, 'thief')).toBe(false);
  });

  it('tells open, barred and shut slots apart, and rests while no card is chosen', () => {
    expect(slotMood(midgame, midgameBarred, 'vizier', 1)).toBe('open');
    expect(slotMood(midgame, midgameBarred, 'treasure', 1)).toBe('barred');
    expect(slotMood(opening, [], 'thief', 2)).toBe('shut');
    expect(slotMood(midgame, midgameBarred, null, 1)).toBe('rest');
  });

  it('counts the cards of every pile that would be won', () => {
    expect(spoils(midgame, midgamePreview, 'vizier', 1)).toBe(4 + 7);
    expect(spoils(midgame, midgamePreview, 'oasis', 1)).toBe(0);
    expect(placement('thief', 3)).toBe('thief@3');
  });

  it('names the previous player in turn order as the one who is given a card', () => {
    expect(receiver(midgame, 0)).toBe(3);
    expect(receiver(opening, 1)).toBe(0);
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
});
