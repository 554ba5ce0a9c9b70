// A minute with a treasure, alone and without a clock: a chest that holds an extra gem.
import { did, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'treasures-chest', point: '[data-tile]:has(.pawn.own)' },
    { name: 'treasures-take', point: '.tray, [data-act^=take-]', done: did('treasure-taken') },
    { name: 'treasures-bag', point: '[data-act=bag]' },
    { name: 'treasures-use', point: '[data-act=take-gem]', done: did('gem-taken') },
    { name: 'treasures-others', point: '.depot' },
    { name: 'treasures-end' },
  ],
};
