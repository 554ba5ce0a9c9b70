// A replay comes in pages: a whole step first, then each as what differs from the one before.
import type { Course, NextStep, ReplayPage, ReplayStep } from '../wire';
import { changed } from './difference';

/** The steps of a page, whole; what does not change from one to the next is there only once. */
export function stepsOf(page: ReplayPage): ReplayStep[] {
  const steps = [page.first];
  let last = page.first;
  for (const next of page.then) {
    last = after(last, next);
    steps.push(last);
  }
  return steps;
}

function after(last: ReplayStep, { number, at, seat = null, act = null, story = [], views = [], movers }: NextStep): ReplayStep {
  const seen = last.views.map((view, place) => {
    const told = views[place];
    const by = typeof told === 'number' ? views[told] : told;
    return by === undefined || typeof by === 'number' ? view : (changed(view, by) as Record<string, unknown>);
  });
  return { number, at, seat, act, story, views: seen, movers: movers ?? last.movers };
}

/** The game time of every step. */
export function momentsOf(course: Course): number[] {
  let now = 0;
  return course.waits.map((wait) => (now += wait));
}

/** How many entries there were by each step: steps of time alone have none of their own. */
export function numbersOf(course: Course): number[] {
  const rings = new Set(course.rings);
  let number = 0;
  return course.waits.map((_, place) => (place === 0 || rings.has(place) ? number : ++number));
}
