// A minute in an abyss, alone and without a clock: three torches, and one is out.
import { did, running, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'traps-falls', point: '[data-tile]:has(.pawn.own)' },
    { name: 'traps-price', point: '.tray' },
    { name: 'traps-climb', point: running('.tray, [data-act^=climb]'), done: did('climbed') },
    { name: 'traps-free', point: '[data-act^=way]' },
    { name: 'traps-help' },
    { name: 'traps-others' },
  ],
};
