// What is known of Quicksand's cards, gears and timers, at rest and in a position. What a card would do is told where the table lets cards tell it.
import { drawn, read, type Knowledge, type Now, type Sight, type Thing } from '../../../knowledge/knowledge';
import { say } from '../../../words/reader.svelte';
import { CARDS, isColour, type Card } from '../kinds';
import { mayPlay, readPosition, turnedBy, type Sands } from '../view';
import type { Gear, Move, Options, SandTimer, View } from '../wire';
import Aid from './Aid.svelte';
import { EXTRAS, type Extra } from './extras';
import Piece from './Piece.svelte';
import Scene from './Scene.svelte';

const SORTS: readonly SandTimer['sort'][] = ['slow', 'normal', 'fast'];
const GEAR: Gear = { shape: 'triangle', colour: 'yellow', blocked: false };
const rulesOf = (card: Card): readonly string[] =>
  card === 'joker' ? ['QKS-JOK-1', 'QKS-JOK-2'] : [isColour(card) ? 'QKS-ACT-1' : 'QKS-ACT-2', 'QKS-ACT-5', 'QKS-ACT-6'];
const gearName = (gear: Gear): string => say('quicksand-gear', { shape: say(`title-${gear.shape}`), colour: say(`title-${gear.colour}`) });

function tellCard(card: Card, sands: Sands | null): Thing {
  return {
    name: say(`title-${card}`),
    picture: drawn(Piece, { card }),
    rules: rulesOf(card),
    now: sands?.aids && card !== 'joker' ? turnings(card, sands) : [],
  };
}
function turnings(card: Card, sands: Sands): Now[] {
  const turned = turnedBy(sands, card, null);
  const playable = sands.hand?.some((held) => held.card === card && mayPlay(sands, held)) ?? false;
  if (turned.length === 0) return [{ text: say('quicksand-card-nothing') }];
  return turned.map((which) => ({
    ...(playable ? { mood: 'open' as const } : {}),
    text: say('quicksand-known-turns', { timer: say(`timer-${which}`) }),
  }));
}

function tellGear(gear: Gear, danger: boolean, name: string): Thing {
  return {
    name,
    picture: drawn(Piece, { gear, danger }),
    words: gear.blocked ? [] : [say('quicksand-gear-why', { shape: say(`title-${gear.shape}`), colour: say(`title-${gear.colour}`) })],
    rules: gear.blocked ? EXTRAS.block : danger ? ['QKS-END-2', 'QKS-END-3'] : ['QKS-ACT-5', 'QKS-ACT-7'],
  };
}
function tellTile(tile: number, { view }: Sands): Thing | null {
  const gear = view.gears[tile - 1];
  if (!gear) return null;
  const standing = view.timers.flatMap((timer, which) => (timer.tile === tile && !timer.lost ? [say(`timer-${which}`)] : []));
  return {
    ...tellGear(gear, tile > view.before, gearName(gear)),
    now: standing.map((timer) => ({ text: say('quicksand-known-stands', { timer }) })),
  };
}

function tellTimer(sort: SandTimer['sort']): Thing {
  return {
    name: say('quicksand-known-timer', { sort: say(`sort-${sort}`) }),
    picture: drawn(Piece, { timer: sort }),
    rules: ['QKS-CLK-3', 'QKS-LOST-1'],
  };
}
const tellLost = (): Thing => ({
  name: say('quicksand-known-lost'),
  picture: drawn(Piece, { timer: 'normal' as const, share: 0.2, lost: true }),
  words: [say('quicksand-lost-means')],
  rules: ['QKS-LOST-1', 'QKS-REC-1', 'QKS-END-1'],
});
function tellGlass(which: number, sands: Sands): Thing | null {
  const timer = sands.view.timers[which];
  if (!timer) return null;
  const turners = timer.turned_by.map((card) => say(`title-${card}`)).join(', ');
  return {
    ...(timer.lost ? tellLost() : tellTimer(timer.sort)),
    name: `${say(`timer-${which}`)}, ${say(`sort-${timer.sort}`)}`,
    picture: drawn(Piece, { timer: timer.sort, lost: timer.lost }),
    now: [
      { text: say('quicksand-known-full', { seconds: Math.round(timer.full / 1000) }) },
      ...(turners && sands.aids ? [{ text: say('quicksand-known-by', { cards: turners }) }] : []),
      ...(sands.targets.includes(which) ? [{ mood: 'open' as const, text: say('quicksand-timer-name') }] : []),
    ],
  };
}

function tellExtra(extra: Extra, sands: Sands | null): Thing {
  const card = sands?.view.removed ?? null;
  return {
    name: extra === 'removed' ? say('quicksand-known-removed') : say(`quicksand-extra-${extra}`),
    picture: card && extra === 'removed' ? drawn(Piece, { card }) : drawn(Piece, { extra }),
    rules: EXTRAS[extra],
    now: card && extra === 'removed' ? [{ text: say('quicksand-extra-removed', { card: say(`title-${card}`) }) }] : [],
  };
}

function tell(thing: string, sight: Sight<View, Move, Options> | null): Thing | null {
  const [kind, which] = read(thing);
  const sands = sight && readPosition(sight.position, sight.options);
  const card = CARDS.find((one) => kind === 'card' && one === which);
  if (card) return tellCard(card, sands);
  const sort = SORTS.find((one) => kind === 'timer' && one === which);
  if (sort) return tellTimer(sort);
  if (kind === 'extra' && which in EXTRAS) return tellExtra(which as Extra, sands);
  if (kind === 'tile') return sands && tellTile(Number(which), sands);
  if (kind === 'glass') return sands && tellGlass(Number(which), sands);
  if (kind === 'lost') return tellLost();
  if (kind === 'gear')
    return tellGear(GEAR, which === 'danger', say(which === 'danger' ? 'quicksand-known-danger' : 'quicksand-known-gear'));
  if (kind !== 'marker') return null;
  return {
    name: say('quicksand-known-marker'),
    picture: drawn(Piece, {}),
    words: [say('quicksand-danger-means')],
    rules: ['QKS-END-2', 'QKS-END-3'],
  };
}

export const knowledge: Knowledge<View, Move, Options> = {
  tell,
  shelves: () => [
    { kind: 'cards', things: CARDS.map((card) => `card:${card}`) },
    { kind: 'track', things: ['gear', 'marker', 'gear:danger'] },
    { kind: 'timers', things: [...SORTS.map((sort) => `timer:${sort}`), 'lost'] },
    { kind: 'extras', things: Object.keys(EXTRAS).map((extra) => `extra:${extra}`) },
  ],
  Aid,
  booklet: { turn: ['card', 'turn', 'move', 'joker', 'lost'], Scene },
};
