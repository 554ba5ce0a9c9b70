// A module's code and words come where it is in play, and where it is not nobody waits for them.
import { describe, expect, it, vi } from 'vitest';
import { loadGame, modulesIn } from '../src/games/load';
import { bring, MODULES } from '../src/games/temple/modules';
import { soundsOfModules, tileOf } from '../src/games/temple/modules/asking';
import { known, learnGame, rules, say, speak } from '../src/words/reader.svelte';
import { messagesIn } from '../tools/choosing';

vi.stubGlobal('document', { documentElement: { lang: '' } });
speak('en');
const headings = (): string[] => rules().map((chapter) => chapter.heading);

describe('modules of a game', () => {
  it('are those whose option is in play', () => {
    expect(modulesIn({ curses: true, treasures: false, quests: 2, traps: 0 })).toEqual(['curses', 'quests']);
  });

  it('join in when they are in play, and no sooner', async () => {
    expect([tileOf('curse-trap'), tileOf('treasure-keys')]).toEqual([null, null]);
    const game = await loadGame('temple', { treasures: true, timeline: 'practice' });
    expect(tileOf('curse-trap')).toBeNull();
    expect(tileOf('treasure-keys')).not.toBeNull();
    expect(game.sounds).toMatchObject({ discovered: 'door', 'treasure-taken': 'capture' });
    expect(game.sounds).not.toHaveProperty('cursed');
  }, 20_000);

  it('are asked in one order, whichever came first, and each once', async () => {
    await bring(['treasures', 'no-such-module', ...MODULES]);
    const sounds = Object.keys(soundsOfModules());
    expect(sounds.indexOf('cursed')).toBeLessThan(sounds.indexOf('treasure-taken'));
    await bring(['treasures']);
    expect(Object.keys(soundsOfModules())).toEqual(sounds);
  }, 20_000);
});

describe('their words', () => {
  it('are learnt with the game where they are in play', async () => {
    await learnGame('temple', ['curses']);
    expect([known('curse-trap'), known('treasure-keys'), known('option-treasures')]).toEqual([true, false, false]);
    expect(headings()).toContain('Module 1: curses');
    expect(headings()).not.toContain('Module 2: treasures');
  });

  it('are all on the page of the rules, in both languages', async () => {
    await learnGame('temple', 'all');
    expect(headings()).toEqual(expect.arrayContaining(['Module 1: curses', 'Module 2: treasures']));
    speak('fr');
    expect(headings()).toContain('Module 1\u00a0: les malédictions');
    speak('en');
  });

  it('say what they are where modules are chosen, and no more', async () => {
    await learnGame('temple', [], true);
    expect(say('option-treasures')).toMatch(/reasures/);
    expect([known('option-difficulty'), known('treasure-keys')]).toEqual([true, false]);
  });

  it('of another game are not spoken', async () => {
    await learnGame('temple', ['curses']);
    await learnGame('deserto');
    expect(known('curse-trap')).toBe(false);
  });

  it('are there for whoever asked, also where somebody else asked meanwhile', async () => {
    const first = learnGame('temple', ['curses']);
    void learnGame('temple', ['curses'], true);
    await first;
    expect(known('curse-trap')).toBe(true);
  });

  it('are those that were asked for last, whichever came last', async () => {
    await Promise.all([learnGame('temple', 'all'), learnGame('temple', ['treasures'])]);
    expect([known('curse-trap'), known('treasure-keys')]).toEqual([false, true]);
  });
});

it('what is said to those who choose is whole messages', () => {
  const source =
    '# about\n\noption-one = One { $n ->\n    [0] none\n   *[other] some\n}\nmove-two = Two\noption-three =\n    Three\n\n## Rules\nESC-1 = Rule\n';
  expect(messagesIn(source, 'option-')).toBe('option-one = One { $n ->\n    [0] none\n   *[other] some\n}\noption-three =\n    Three\n\n');
});
