// The guided first minute of Escape: practice, as the rulebook advises, so that nothing hurries but the reader.
import { did, type Guide } from '../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  played: 0,
  seat: 0,
  steps: [
    { name: 'aim' },
    { name: 'dice', point: '.tray', done: did('rolled') },
    { name: 'keep', point: '.tray' },
    { name: 'masks', point: '.tray' },
    { name: 'enter', point: '[data-act^=way]', done: did('entered') },
    { name: 'discover', point: '[data-act^=way]', done: did('discovered') },
    { name: 'gems', point: '.depot' },
    { name: 'clock', point: '[data-clock]' },
    { name: 'exit', point: '.depot' },
    { name: 'end' },
  ],
};
