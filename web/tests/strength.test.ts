import { describe, expect, it, vi } from 'vitest';
import { strengthOf } from '../src/new/strength';
import { inWords } from '../src/new/strength-words';
import { speak } from '../src/words/reader.svelte';
import type { GameInfo } from '../src/wire';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const game = (some: Partial<GameInfo>): GameInfo => ({
  name: 'dunes',
  version: 1,
  least: 2,
  most: 4,
  cooperative: true,
  real_time: false,
  options: {},
  presets: {},
  choosing: { shelves: [], needs: {}, impossible: [], odds: {}, surprises: [] },
  levels: 0,
  bots: ['beginner', 'skilled', 'expert', 'master'],
  strengths: [],
  ...some,
});
const together = game({
  strengths: [
    { preset: 'calm', options: { wind: 'none', board: null }, won: { beginner: [3, null, 31], master: [null, 99, 14] } },
    { preset: '', options: { wind: 'storm', board: null, level: 9 }, won: { beginner: [50, 50, 50] } },
  ],
});
const race = game({
  cooperative: false,
  strengths: [
    { preset: 'usual', options: { laps: 1 }, won: { skilled: [76, null, 51], expert: [97, 60, null], master: [null, null, null] } },
  ],
});

describe('how well a team of bots plays', () => {
  it('is told of the options and the number of players that were measured', () => {
    expect(strengthOf(together, { wind: 'none', guests: 3 }, 4, 'beginner')).toMatchObject({ tens: 3, preset: 'calm' });
    expect(strengthOf(together, { wind: 'storm', level: 9 }, 2, 'beginner')).toMatchObject({ tens: 5, level: 9 });
  });

  it('is not told of anything else', () => {
    for (const [options, seats, level] of [
      [{ wind: 'none' }, 3, 'beginner'],
      [{ wind: 'none' }, 4, 'expert'],
      [{ wind: 'none' }, 4, 'companion'],
      [{ wind: 'none', board: 'own' }, 4, 'beginner'],
      [{ wind: 'breeze' }, 4, 'beginner'],
    ] as const)
      expect(strengthOf(together, options, seats, level)).toBeUndefined();
  });
});

describe('how well a bot plays against others', () => {
  const duel = (seats: number, level: 'beginner' | 'skilled' | 'expert' | 'master') => strengthOf(race, { laps: 1 }, seats, level);

  it('is told beside the level below, and of the lowest beside the next', () => {
    expect(duel(2, 'skilled')).toEqual({ word: 'strength-duel', tens: 8, other: 'beginner', rivals: 1 });
    expect(duel(2, 'beginner')).toEqual({ word: 'strength-duel', tens: 2, other: 'skilled', rivals: 1 });
    expect(duel(2, 'master')).toBeUndefined();
  });

  it('is told for as many as play, else for a duel', () => {
    expect(duel(4, 'skilled')).toEqual({ word: 'strength-alone', tens: 5, other: 'beginner', rivals: 3 });
    expect(duel(4, 'expert')).toMatchObject({ word: 'strength-duel', tens: 10 });
    expect(duel(4, 'beginner')).toMatchObject({ word: 'strength-duel', tens: 2, other: 'skilled' });
  });
});

describe('the sentence', () => {
  const team = (tens: number): string => inWords({ word: 'strength-team', tens, preset: '', level: 9 });

  it('is English', () => {
    speak('en');
    expect([0, 1, 3, 10].map(team)).toEqual([
      'Level 9: a team of such bots hardly ever wins.',
      'Level 9: a team of such bots wins about 1 game in 10.',
      'Level 9: a team of such bots wins about 3 games in 10.',
      'Level 9: a team of such bots nearly always wins.',
    ]);
    expect(inWords({ word: 'strength-duel', tens: 7, other: 'skilled', rivals: 1 })).toBe('Wins about 7 duels in 10 against “Skilled”.');
  });

  it('is French', () => {
    speak('fr');
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(plain(team(3))).toBe('Niveau 9 : une équipe de ces robots gagne environ 3 parties sur 10.');
    expect(plain(team(0))).toBe('Niveau 9 : une équipe de ces robots ne gagne presque jamais.');
    expect(plain(inWords({ word: 'strength-alone', tens: 5, other: 'master', rivals: 3 }))).toBe(
      'Seul contre 3 au niveau « Maître », il gagne environ 5 parties sur 10.',
    );
  });
});
