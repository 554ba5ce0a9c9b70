import { describe, expect, it } from 'vitest';
import { sayTurn } from '../src/games/turn';
import { inCompany, isLent, nameOf, type Sitter } from '../src/parts/sitter';
import { say } from '../src/words/reader.svelte';

const sit = (seat: number, name: string, bot = false): Sitter => ({ seat, name, bot, you: seat === 0, presence: 'here' });
const two = [sit(0, 'Aïcha'), sit(1, 'Noé')];
const lent = [sit(0, 'Aïcha', true), sit(1, 'Noé')];
const alone = [sit(0, 'Aïcha'), sit(1, 'Sirocco', true)];

describe('who sits at a seat', () => {
  it('is known by name, and an empty seat by none', () => {
    expect([nameOf(two, 1), nameOf(two, 7), nameOf(two, null)]).toEqual(['Noé', '', '']);
  });

  it('has lent it while a bot plays there; a watcher has nothing to lend', () => {
    expect([isLent(lent, 0), isLent(two, 0), isLent(lent, null)]).toEqual([true, false, false]);
  });

  it('has company in people, not in bots', () => {
    expect([inCompany(two, 0), inCompany(alone, 0), inCompany(alone, null)]).toEqual([true, false, true]);
  });
});

describe('the strip says whose turn it is', () => {
  it('the reader’s own, but not where a bot plays for them', () => {
    expect(sayTurn(0, 0, two)).toBe(say('your-turn'));
    expect(sayTurn(0, 0, lent)).toBe(say('turn-of', { name: 'Aïcha' }));
  });

  it('somebody else’s by name, and nobody’s when the game is over', () => {
    expect(sayTurn(1, 0, two)).toBe(say('turn-of', { name: 'Noé' }));
    expect(sayTurn(null, 0, two)).toBe(say('game-over'));
  });
});
