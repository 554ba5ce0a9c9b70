// The guided first race: all trucks wait at the start, and it is the reader's turn.
import { did, myTurn, type Guide } from '../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  played: 0,
  seat: 0,
  steps: [
    { name: 'aim' },
    { name: 'ground', point: '[data-stage=board]' },
    { name: 'gauge', point: '[data-stage=seats]' },
    { name: 'hand', point: '[data-stage=hand]' },
    { name: 'drive', done: did('drove') },
    { name: 'other', done: myTurn },
    { name: 'jump' },
    { name: 'fuel', point: '[data-stage=hand]', done: did('played') },
    { name: 'home' },
    { name: 'end' },
  ],
};
