// What is known of Deserto's cards and places, at rest and in a position.
import { drawn, read, type Knowledge, type Now, type Sight, type Thing } from '../../../knowledge/knowledge';
import { say } from '../../../words/reader.svelte';
import CardBack from '../art/CardBack.svelte';
import CardFace from '../art/CardFace.svelte';
import { KINDS, type Kind } from '../kinds';
import Pile from '../Pile.svelte';
import { mayGive, mayLay, readPosition, ruleAgainst, spoils, type Carpet } from '../view';
import type { Move, Options, View } from '../wire';
import Aid from './Aid.svelte';
import Scene from './Scene.svelte';

const RULES: Record<Kind, readonly string[]> = {
  oasis: ['DST-PLACE-8'],
  vizier: ['DST-PLACE-8', 'DST-VIZ-1'],
  thief: ['DST-PLACE-6'],
  treasure: ['DST-PLACE-6', 'DST-PLACE-7'],
};
const CELLS = [0, 1, 2, 3];
const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

/** Where a card may go now and what it wins there, or which rule forbids it: said once, however many places it forbids. */
function layings({ view, preview, barred }: Carpet, card: Kind, cells: readonly number[], named: (cell: number) => string): Now[] {
  const open = cells.filter((cell) => mayLay(view, card, cell));
  const shut = cells.flatMap((cell) => {
    const rule = open.includes(cell) ? null : ruleAgainst(barred, card, cell);
    return rule ? [{ cell, rule }] : [];
  });
  const rules = [...new Set(shut.map(({ rule }) => rule))];
  return [
    ...open.map((cell): Now => ({
      mood: 'open',
      text: say('deserto-may', { what: named(cell), gain: spoils(view, preview, card, cell) }),
    })),
    ...rules.map((rule): Now => {
      const what = inOne(shut.flatMap((one) => (one.rule === rule ? [named(one.cell)] : [])));
      return { mood: 'barred', text: say('deserto-may-not', { what, why: say(rule) }) };
    }),
  ];
}
/** Several places at the head of a sentence. */
function inOne(places: readonly string[]): string {
  const [first = '', ...others] = places;
  return [first, ...others.map((place) => place.charAt(0).toLowerCase() + place.slice(1))].join(', ');
}

function cardNow(carpet: Carpet, card: Kind): Now[] {
  const held = carpet.view.hand?.includes(card) ?? false;
  if (!held) return [];
  const give: Now[] = mayGive(carpet.view, card) ? [{ mood: 'open', text: say('DST-GIVE-1') }] : [];
  return [...layings(carpet, card, CELLS, (cell) => say(`deserto-cell-${cell}`)), ...give];
}

function tellCard(card: Kind, carpet: Carpet | null): Thing {
  return {
    name: say(`title-${card}`),
    picture: drawn(CardFace, { kind: card }),
    words: [say(`deserto-known-${card}`)],
    rules: RULES[card],
    now: carpet ? cardNow(carpet, card) : [],
  };
}

function tellSlot(cell: number, carpet: Carpet): Thing {
  const pile = carpet.view.piles[cell] ?? [];
  const top = pile.at(-1);
  const place = say(`deserto-cell-${cell}`);
  const hand = [...new Set(carpet.view.hand ?? [])];
  return {
    name: place,
    picture: top ? drawn(Pile, { pile }) : drawn(CardBack, {}),
    words: [
      top ? say('deserto-slot-pile', { place, top: say(`deserto-${top}`), count: pile.length }) : say('deserto-slot-empty', { place }),
      ...(top ? [say(`deserto-known-${top}`)] : []),
    ],
    rules: top ? [] : ['DST-PLACE-2'],
    now: hand.flatMap((card) => layings(carpet, card, [cell], () => say(`title-${card}`))),
  };
}

function tell(thing: string, sight: Sight<View, Move, Options> | null): Thing | null {
  const [kind, which] = read(thing);
  const carpet = sight ? readPosition(sight.position, sight.options) : null;
  if (kind === 'card') return isKind(which) ? tellCard(which, carpet) : null;
  if (kind === 'slot') return carpet && tellSlot(Number(which), carpet);
  if (kind !== 'draw') return null;
  return {
    name: say('deserto-known-draw'),
    picture: drawn(CardBack, {}),
    words: carpet ? [say('deserto-draw', { count: carpet.view.drawPile })] : [],
    rules: ['DST-TURN-2', 'DST-TURN-4'],
  };
}

export const knowledge: Knowledge<View, Move, Options> = {
  tell,
  shelves: () => [{ kind: 'cards', things: [...KINDS.map((kind) => `card:${kind}`), 'draw'] }],
  Aid,
  booklet: { turn: ['lay', 'take', 'beside', 'give', 'viziers'], Scene },
};
