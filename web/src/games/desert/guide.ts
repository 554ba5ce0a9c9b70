// The guided first game of Le Désert interdit: the wreck has no sand on it, sand lies beside it, and a clue is one step away.
// serai record desert --seats 2 --bots greedy --seed 258 -O starter=1 -O adventurers='["archeologist","carrier"]' -o lesson.json
import { did, saw, type Guide } from '../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  played: 0,
  seat: 0,
  steps: [
    { name: 'aim' },
    { name: 'team', point: '[data-place=seat-0], [data-place=seat-1]' },
    { name: 'dig', point: '[data-place=tile-6], [data-place=tile-10]', done: did('dug') },
    { name: 'excavate', point: '[data-act=excavate]', done: did('excavated') },
    { name: 'card', point: '[data-place=hand]' },
    { name: 'move', point: '[data-place=tile-0]', done: did('walked') },
    { name: 'clue', point: '[data-act=excavate]', done: did('excavated') },
    { name: 'storm', point: '[data-act=call-storm]', done: saw('storm-called') },
    { name: 'cards', point: '[data-act=reveal]', done: saw('turn-began') },
    { name: 'end', point: '[data-place=meter]' },
  ],
};
