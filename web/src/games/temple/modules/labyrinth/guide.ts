// A minute at the gears, alone and without a clock: whole rows of rooms move.
import { did, running, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'labyrinth-gears', point: '[data-tile]:has(.pawn.own)' },
    { name: 'labyrinth-shift', point: running('.tray, [data-act=shift]'), done: did('shifted') },
    { name: 'labyrinth-moved', point: '[data-act^=way]' },
    { name: 'labyrinth-mirage', point: '.whole' },
    { name: 'labyrinth-start' },
    { name: 'labyrinth-tiles' },
  ],
};
