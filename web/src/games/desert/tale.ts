// How an expedition is told: an act is a beat, and so is every storm card with all that it brings.
import { phrase, tellAll, whole, type Reader, type Tale } from '../../storyteller/tale';
import { still } from '../../look/motion.svelte';
import type { Happening } from '../../wire';
import { language, say } from '../../words/reader.svelte';
import { narrate, type Told } from '../../words/telling';
import { lastsOf } from './motion';
import type { View } from './wire';

/** What the bar above the board says as well. */
const SAID_ELSEWHERE = ['turn-began'];
const STEPS = ['walked', 'ridden', 'guided', 'flown'];
/** Told whole, whatever else there is. */
const GREAT = ['part-taken', 'shield-raised', 'reserve-shared', 'all-lost'];
const BLOCKED = 2; // markers
/** What a storm has done is looked at for longer than other things (ms). */
const DREAD = 700;
const isCard = ({ name }: Happening): boolean => name === 'revealed';

export const tale: Tale<View> = {
  beats: whole,
  lasts: (story, view) => (still() ? 0 : lastsOf(story, view.figures)) + (story.some(isCard) ? DREAD : 0),
  words(beat, reader) {
    const told = beat.filter(({ happening }) => !SAID_ELSEWHERE.includes(happening.name));
    if (told.length === 0) return undefined;
    const card = told.findIndex(({ happening }) => isCard(happening));
    if (card < 0) return tellAll(told, reader);
    return [tellAll(told.slice(0, card + 1), reader), ...storm(told.slice(card), reader)].join(' ');
  },
  since: (story, reader) => [deeds(story, reader), storms(story, reader)],
};

const named = (story: readonly Told[], ...names: string[]): Happening[] =>
  story.flatMap(({ happening }) => (names.includes(happening.name) ? [happening] : []));
const listed = (parts: readonly string[]): string => new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
const cells = (found: readonly Happening[]): string => listed([...new Set(found.map((one) => say(`cell-${String(one.details['cell'])}`)))]);
const added = (found: readonly Happening[], detail: string): number => found.reduce((sum, one) => sum + Number(one.details[detail]), 0);
const blocked = (story: readonly Told[]): Happening[] =>
  named(story, 'sand-added').filter((one) => Number(one.details['markers']) === BLOCKED);

/** What a storm card brings besides what it says. */
function storm([card, ...story]: readonly Told[], reader: Reader): string[] {
  const wind = String(card?.happening.details['storm']).startsWith('wind');
  const shut = blocked(story);
  const rest = story.filter(({ happening }) => !['slid', 'sand-added', 'drunk', 'sheltered'].includes(happening.name));
  return [
    ...(wind && named(story, 'slid').length === 0 ? [say('desert-tale-still')] : []),
    ...(shut.length > 0 ? [say('desert-tale-blocked', { count: shut.length, cells: cells(shut) })] : []),
    ...drinks(story, reader),
    ...(rest.length > 0 ? [tellAll(rest, reader)] : []),
  ];
}

/** Everybody drinks, or those who do and those who need not; who has nothing left is told for themselves. */
function drinks(story: readonly Told[], { seat, names }: Reader): string[] {
  const of = (happening: Happening): string => names[Number(happening.details['seat'])] ?? '';
  const [drunk, sheltered] = [named(story, 'drunk'), named(story, 'sheltered')];
  const thirsty = drunk.filter((one) => Number(one.details['left']) >= 0);
  const dry = story.filter(({ happening }) => drunk.includes(happening) && !thirsty.includes(happening));
  const all = sheltered.length === 0 && thirsty.length === names.length;
  return [
    ...(all ? [say('desert-tale-all-drink')] : []),
    ...(!all && thirsty.length > 0 ? [say('desert-tale-drink', { count: thirsty.length, names: listed(thirsty.map(of)) })] : []),
    ...(sheltered.length > 0 ? [say('desert-tale-sheltered', { count: sheltered.length, names: listed(sheltered.map(of)) })] : []),
    ...dry.map((told) => narrate(told, seat, names)),
  ];
}

/** What others did, the weightiest first. */
function deeds(story: readonly Told[], reader: Reader): string[] {
  const steps = named(story, ...STEPS).length;
  const dug = added(named(story, 'dug', 'blasted'), 'markers');
  const turned = named(story, 'excavated');
  const clues = turned.filter((one) => /^(row|column)-|^pad$/.test(String(one.details['face'])));
  const gifts = story.filter(
    ({ happening: { name, details } }) => ['water-given', 'card-handed'].includes(name) && details['to'] === reader.seat,
  );
  const great = story.filter(({ happening }) => GREAT.includes(happening.name));
  return [
    ...[...great, ...gifts].map((told) => phrase(narrate(told, reader.seat, reader.names))),
    ...named(story, 'part-located').map((one) => {
      const details = { part: say(`part-${String(one.details['part'])}`), cell: say(`cell-${String(one.details['cell'])}`) };
      return say('desert-since-located', details);
    }),
    ...clues.map((one) => {
      const [line = '', part = ''] = String(one.details['face']).split('-');
      return say(`desert-since-${line}`, { part: part && say(`title-${part}`) });
    }),
    ...(turned.length > clues.length ? [say('desert-since-excavated', { count: turned.length - clues.length })] : []),
    ...(steps > 0 ? [say('desert-since-steps', { count: steps })] : []),
    ...(dug > 0 ? [say('desert-since-dug', { count: dug })] : []),
  ];
}

/** What the storm did, after the word that it was the storm. */
function storms(story: readonly Told[], reader: Reader): string[] {
  const cards = story.filter(({ happening }) => isCard(happening)).length;
  if (cards === 0) return [];
  const shut = blocked(story);
  const suns = story.flatMap(({ happening }, at) => {
    if (!isCard(happening) || happening.details['storm'] !== 'sun') return [];
    const next = story.findIndex((one, later) => later > at && isCard(one.happening));
    return drinks(story.slice(at + 1, next < 0 ? undefined : next), reader);
  });
  const rose = named(story, 'storm-rose').length;
  const [first = say('desert-since-cards', { count: cards }), ...more] = [
    ...[...new Set(suns)].map((one) => uncapped(phrase(one), reader)),
    ...(rose > 0 ? [say('desert-since-rose', { count: rose })] : []),
    ...(shut.length > 0 ? [say('desert-since-blocked', { count: shut.length })] : []),
  ];
  return [say('desert-since-storm', { what: first }), ...more];
}

/** In the midst of a sentence only names keep their capitals. */
function uncapped(text: string, { names }: Reader): string {
  return names.some((name) => name !== '' && text.startsWith(name)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
