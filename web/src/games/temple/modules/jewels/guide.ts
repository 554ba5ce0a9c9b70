// A minute with cursed gems, two without a clock: each stands where the gem of the other belongs.
import { did, running, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'jewels-own', point: '[data-act=bag]' },
    { name: 'jewels-token', point: '[data-tile]:has(.pawn.own)' },
    { name: 'jewels-look', point: running('.tray, [data-act^=peek]'), done: did('peeked') },
    { name: 'jewels-tell', point: '[data-act=tell]', done: did('jewel-told') },
    { name: 'jewels-home', point: '[data-place="6"]', done: did('jewel-returned') },
    { name: 'jewels-end' },
  ],
};
