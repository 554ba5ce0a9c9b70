// Words are Fluent catalogues (.ftl): the page's own beside this file, a game's own beside its rules.
// This file is plain logic; reader.svelte.ts remembers which language the reader chose.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'fr' | 'en';
export const LANGUAGES: readonly Language[] = ['fr', 'en'];
export type Args = Record<string, FluentVariable>;

/** Later sources win, so a game may rename what the page says in general. */
export function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  // Isolation marks would end up in aria-labels and window titles; names are short and shown apart.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A missing word shows its id: ugly enough to be noticed, harmless enough to play on. */
export function sayIn(bundle: FluentBundle, id: string, args?: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  return typeset(bundle.formatPattern(message.value, args ?? null, errors), bundle.locales[0]);
}

/**
 * As a printer sets it: in French no line breaks before a mark that a space sets off, and names are elided to.
 * Narrow before ; ! ? and whole before : and inside « »; core/words.py does the same.
 */
export function typeset(text: string, language: string | undefined): string {
  if (language !== 'fr') return text;
  return text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/\b([Dd]|[Qq]u)e (?=[AÀÂEÉÈÊIÎOÔU][a-zà-ÿ])/g, '$1’');
}

/** The first language of the browser's list that we speak; French, the rulebooks' own, otherwise. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short === 'fr' || short === 'en') return short;
  }
  return 'fr';
}

/** How dates and hours are written for a reader: as their browser has it in this language, where it speaks it. */
export function localeOf(language: Language, wishes: readonly string[]): string {
  return wishes.find((wish) => wish.toLowerCase().startsWith(`${language}-`)) ?? language;
}

/** A part of the rules: its heading, and the ids of its rules in order. */
export interface Chapter {
  heading: string;
  rules: string[];
}

/** The rules in a game's catalogue: messages named like `DST-TURN-1` under headings `## A turn`. */
export function chapters(source: string): Chapter[] {
  const found: Chapter[] = [];
  let heading = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3).trim();
    const rule = /^([A-Z]{2,4}(?:-[A-Z0-9]+)+) =/.exec(line)?.[1];
    if (!rule) continue;
    if (found.at(-1)?.heading !== heading) found.push({ heading, rules: [] });
    found.at(-1)?.rules.push(rule);
  }
  return found;
}
