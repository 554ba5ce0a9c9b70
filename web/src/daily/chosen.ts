// What a day has set, in words: of each game's own words those of its presets, and no others.
import type { DayGame } from '../wire';
import { language, locale, say } from '../words/reader.svelte';
import { bundleOf, sayIn } from '../words/words';

const texts = import.meta.glob<string>('@serai/games/*/words/*.ftl', { query: '?presets', import: 'default', eager: true });

/** A preset as its own game calls it; a level by its number; nothing where neither has a name. */
export function chosenIn({ game, chosen }: Pick<DayGame, 'game' | 'chosen'>): string {
  const level = /^level-(\d+)$/.exec(chosen)?.[1];
  if (level) return say('record-level', { level });
  const place = Object.keys(texts).find((path) => path.endsWith(`/${game}/words/${language()}.ftl`));
  const words = bundleOf(language(), [texts[place ?? ''] ?? '']);
  return words.hasMessage(`preset-${chosen}`) ? sayIn(words, `preset-${chosen}`) : '';
}

/** All of it: how hard, and with whom. */
export function setIn(game: DayGame): string {
  const with_ = say('daily-bots', { bots: game.seats - 1, level: say(`level-${game.bots}`).toLocaleLowerCase(language()) });
  return [chosenIn(game), with_].filter(Boolean).join(' · ');
}

/** A day as people say it, wherever they are. */
export function dayIn(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));
}

/** So many days before or after a day. */
export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
