// A minute with special rooms, with a friend and without a clock: two connected rooms to fire, and a Chalice to carry.
import { saw, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'chambers-linked', point: '[data-tile]:has(.chain)' },
    { name: 'chambers-fire', point: '.tray, [data-act=connect]', done: saw('linked') },
    { name: 'chambers-once', point: '[data-tile]:has(.pawn.own)' },
    { name: 'chambers-double' },
    { name: 'chambers-chalice', point: '.depot li:nth-child(4)' },
    { name: 'chambers-end' },
  ],
};
