// A minute with the extra tiles, with a friend and without a clock: souls that are exchanged, and a torch that makes a room safe.
import { did, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'extras-souls', point: '[data-tile]:has(.pawn.own)' },
    { name: 'extras-walk', point: '.tray', done: did('entered', 'discovered') },
    { name: 'extras-back', point: '[data-act=bag]' },
    { name: 'extras-torch', point: '[data-act=light]', done: did('torch-lit') },
    { name: 'extras-safe', point: '[data-tile]:has(.pawn.own)' },
    { name: 'extras-end' },
  ],
};
