// Modules that need each other, chosen one by one: what is chosen stays legal, and what changes along is told.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPicture } from '../src/games/presets';
import { changed, missing, possible, ruledOut, whyNot, type Drawn } from '../src/new/choosing';
import OptionChoices from '../src/new/OptionChoices.svelte';
import PresetCards from '../src/new/PresetCards.svelte';
import { fieldsOf } from '../src/new/schema';
import type { Choosing, GameInfo, Odds } from '../src/wire';
import { learnGame, speak } from '../src/words/reader.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const choosing: Choosing = {
  shelves: [
    { name: 'tiles', options: ['curses', 'treasures', 'extras'] },
    { name: 'rooms', options: ['quests', 'trials', 'traps'] },
    { name: 'more', options: ['moles'] },
  ],
  needs: { extras: ['curses', 'treasures'], trials: ['quests'], moles: ['trials'] },
  impossible: [{ option: 'difficulty', value: 'expert', seats: 6, unless: ['treasures'], why: 'bad-expert' }],
  odds: {
    classic: [
      { won: 4, marks: 5 },
      { won: 31, marks: 3 },
    ],
  },
  surprises: ['easy', 'hard'],
};
const yes = { type: 'boolean', default: false };
const options = {
  properties: {
    difficulty: { enum: ['expert', 'normal'], default: 'normal' },
    curses: yes,
    treasures: yes,
    extras: yes,
    quests: { type: 'integer', minimum: 0, maximum: 3, default: 0 },
    traps: { enum: [0, 2, 3, 4], default: 0 },
    trials: yes,
    moles: yes,
    faces: { enum: ['dark', 'light', 'none'], default: 'none' },
  },
};
const fields = fieldsOf(options);
const oddly = (won: number): Odds => ({ won, marks: 1, guessed: true });
const none = Object.fromEntries(fields.map((field) => [field.name, field.initial]));
const choose = (values: object, name: string, value: unknown) => changed(choosing, fields, { ...none, ...values }, name, value);

describe('an option that needs another', () => {
  it('says which, until one of them is there', () => {
    expect(missing(choosing, none, 'extras')).toEqual(['curses', 'treasures']);
    expect(missing(choosing, { treasures: true }, 'extras')).toEqual([]);
    expect(missing(choosing, none, 'curses')).toEqual([]);
  });

  it('brings the first of them along, and what that needs in turn', () => {
    expect(choose({}, 'extras', true)).toMatchObject({ values: { curses: true, treasures: false, extras: true }, came: ['curses'] });
    expect(choose({ treasures: true }, 'extras', true)).toMatchObject({ values: { curses: false, extras: true }, came: [] });
    expect(choose({}, 'moles', true)).toMatchObject({ values: { moles: true, trials: true, quests: 1 }, came: ['trials', 'quests'] });
  });

  it('goes when the last of them goes, and takes along what needs it', () => {
    expect(choose({ curses: true, extras: true }, 'curses', false)).toMatchObject({ values: { extras: false }, went: ['extras'] });
    expect(choose({ curses: true, treasures: true, extras: true }, 'curses', false)).toMatchObject({ values: { extras: true }, went: [] });
    expect(choose({ quests: 2, trials: true, moles: true }, 'quests', 0).went).toEqual(['trials', 'moles']);
  });
});

describe('what so many cannot play', () => {
  const expert = { ...none, difficulty: 'expert' };
  it('is ruled out, unless something makes it possible', () => {
    const out = (seats: number, more = {}) => ruledOut(choosing, { ...expert, ...more }, seats, 'difficulty', 'expert')?.why;
    expect([out(6), out(5), out(6, { treasures: true })]).toEqual(['bad-expert', undefined, undefined]);
    expect([whyNot(choosing, expert, 6), whyNot(choosing, none, 6)]).toEqual(['bad-expert', undefined]);
  });

  it('is as the game gives it', () => {
    expect(possible(choosing, fields, expert, 6)).toEqual(none);
    expect(possible(choosing, fields, expert, 5)).toBe(expert);
  });
});

describe('on the page', () => {
  beforeAll(async () => {
    await learnGame('temple', [], true);
    speak('en');
  });
  const html = (part: unknown, props: object): string =>
    render(part as Component, { props: { seats: 4, onchange: () => undefined, ...props } }).body;
  const own = (more = {}, seats = 4): string =>
    html(OptionChoices, { game: 'temple', choosing, fields, values: { ...none, ...more }, seats });

  it('modules stand on their shelves, each with a sentence and what it needs', () => {
    expect(own()).toMatch(/Curses and treasures[\s\S]*Rooms[\s\S]*More[\s\S]*How it is played/);
    expect(own()).toContain('Needs Curses or Treasures. Turned on with it: Curses.');
    expect(own({ curses: true })).not.toContain('Needs Curses');
  });

  it('numbers stand side by side, and a module from outside is a plain switch', () => {
    expect(own().match(/type="radio"/g)).toHaveLength(4 + 4);
    expect(own({ traps: 3 })).toMatch(/value="3" checked/);
    expect(own()).toMatch(/<span>moles<\/span> <input[^>]*role="switch"/);
  });

  it('what six cannot play is shown with its reason, and cannot be chosen', () => {
    expect(own({}, 6)).toMatch(/<option value="expert" disabled/);
    expect(own({}, 6)).toContain('ESC-R-90');
    expect(own({}, 5)).not.toContain('ESC-R-90');
  });

  it('presets are cards that say what they are, how hard, and which of them so many cannot play', () => {
    const presets = { beginner: none, classic: { ...none, curses: true, treasures: true }, bold: { ...none, difficulty: 'expert' } };
    const info = { name: 'temple', least: 5, presets, choosing } as unknown as GameInfo;
    const cards = (seats: number, drawn: Drawn | null = null): string =>
      html(PresetCards, { info, value: 'classic', own: 'own', values: none, drawn, lot: 'lot', seats });
    const shown = cards(6);
    expect(shown).toContain('Difficulty 3 of 5');
    expect(shown).toContain('Beginners win about 3 in 10');
    expect(cards(5)).toContain('Beginners hardly ever win');
    const lot = cards(6, { level: 'easy', options: { ...none, traps: 2 }, odds: [oddly(60), oddly(50)] });
    expect(lot).toContain('Surprise: Easy');
    expect(lot).toContain('Beginners would win about 5 in 10');
    expect(lot).toContain('>Trap rooms<');
    expect(shown).toContain('Curses slow you down');
    expect(shown).toMatch(/value="bold" disabled/);
    expect(shown).toContain('Your own way');
  });

  it('a preset is drawn with all that is in play', async () => {
    const Picture = await loadPicture('temple');
    const rooms = (chosen: object): number => html(Picture, { options: { ...none, ...chosen } }).match(/<rect/g)?.length ?? 0;
    expect(rooms({ curses: true, quests: 2, unheard: true }) - rooms({})).toBe(2);
    expect(rooms({ calendar: 'none' })).toBe(rooms({}));
    const many = ['curses', 'treasures', 'extras', 'illusions', 'chambers', 'quests', 'traps', 'chrono', 'pit', 'totem'];
    expect(rooms(Object.fromEntries(many.map((name) => [name, true]))) - rooms({})).toBe(many.length);
    expect(await loadPicture('deserto')).toBeNull();
  });
});

it('of words to choose from, none is nothing and the first other one is the least', () => {
  const needing: Choosing = { ...choosing, needs: { moles: ['faces'] } };
  expect(missing(needing, none, 'moles')).toEqual(['faces']);
  const { values, came } = changed(needing, fields, none, 'moles', true);
  expect([values.faces, came]).toEqual(['dark', ['faces']]);
  expect(changed(needing, fields, values, 'faces', 'none').went).toEqual(['moles']);
});
