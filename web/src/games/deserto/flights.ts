// Cards fly from where they were to where they are. A flight is told by the story and drawn over everything;
// the position underneath is already the new one, so nobody waits for a flight to end.
import { mount, unmount } from 'svelte';
import { still } from '../../look/motion.svelte';
import type { Happening } from '../../wire';
import CardFace from './art/CardFace.svelte';
import type { Kind } from './kinds';

export type Flight =
  | { kind: 'lay'; seat: number; card: Kind; cell: number }
  | { kind: 'win'; seat: number; cell: number; pile: readonly Kind[] }
  | { kind: 'give'; seat: number; card: Kind; to: number };

/** What the story lets fly. `piles`: as they lay before it. */
export function flightsOf(story: readonly Happening[], piles: readonly (readonly Kind[])[]): Flight[] {
  const laid: Record<number, Kind> = {};
  return story.flatMap(({ name, details }): Flight[] => {
    const seat = Number(details['seat']);
    const card = details['card'] as Kind;
    const cell = Number(details['cell']);
    if (name === 'laid') {
      laid[cell] = card;
      return [{ kind: 'lay', seat, card, cell }];
    }
    // A pile that was covered just before it was won shows the card that covered it.
    const top = laid[cell];
    if (name === 'taken') return [{ kind: 'win', seat, cell, pile: top ? [top] : (piles[cell] ?? []) }];
    return name === 'given' ? [{ kind: 'give', seat, card, to: Number(details['to']) }] : [];
  });
}

/** The places a flight joins, as `data-place` names them; the first that is on the screen counts. */
export function course(flight: Flight, me: number | null): { from: string[]; to: string[] } {
  const of = (seat: number): string[] => (seat === me ? ['hand', `seat-${seat}`] : [`seat-${seat}`]);
  switch (flight.kind) {
    case 'lay':
      return { from: of(flight.seat), to: [`slot-${flight.cell}`] };
    case 'win':
      return { from: [`slot-${flight.cell}`], to: [`seat-${flight.seat}`] };
    case 'give':
      return { from: of(flight.seat), to: [`seat-${flight.to}`] };
  }
}

function spot(root: ParentNode, names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const box = root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return null;
}

const PACE = { lay: 260, win: 380, give: 320 } as const;

const APART = 70;

/** ms until the last has landed. */
export function timeOf(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map((flight, order) => PACE[flight.kind] + order * APART));
}

/** Flies all at once where they belong to one act; resolves when the last has landed. */
export async function fly(root: ParentNode, flights: readonly Flight[], me: number | null): Promise<void> {
  if (still()) return;
  await Promise.all(flights.map((flight, order) => flyOne(root, flight, me, order)));
}

async function flyOne(root: ParentNode, flight: Flight, me: number | null, order: number): Promise<void> {
  const way = course(flight, me);
  const from = spot(root, way.from);
  const to = spot(root, way.to);
  const card = flight.kind === 'win' ? flight.pile.at(-1) : flight.card;
  if (!from || !to || !card) return;
  const slot = spot(root, ['slot-0']);
  const size = (slot?.width ?? 120) * 0.91;
  const start = flight.kind === 'win' ? 1 : 0.6;
  const end = flight.kind === 'lay' ? 1 : 0.25;

  const paper = document.createElement('div');
  paper.setAttribute('aria-hidden', 'true');
  paper.style.cssText =
    `position:fixed;left:0;top:0;z-index:50;pointer-events:none;width:${size}px;` + 'filter:drop-shadow(6px 12px 8px rgb(20 8 0 / .45))';
  document.body.append(paper);
  const face = mount(CardFace, { target: paper, props: { kind: card } });
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - size / 2}px, ${box.top + box.height / 2 - size / 2}px) scale(${scale})`;
  const motion = paper.animate(
    [
      { transform: at(from, start), opacity: 1 },
      { transform: at(to, end), opacity: flight.kind === 'lay' ? 1 : 0.35 },
    ],
    { duration: PACE[flight.kind], delay: order * APART, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
  );
  // A page that is hidden in mid-flight cancels the animation: that is a landing too.
  await motion.finished.catch(() => undefined);
  await unmount(face);
  paper.remove();
}
