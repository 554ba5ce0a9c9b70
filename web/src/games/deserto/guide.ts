// The guided first game of Deserto: a first card is on the carpet, and it is the reader's turn.
import { did, myTurn, type Guide } from '../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  played: 0,
  seat: 0,
  steps: [
    { name: 'aim' },
    { name: 'piles', point: '.board' },
    { name: 'hand', point: '.hand' },
    { name: 'lay', done: did('laid', 'given') },
    { name: 'other', done: myTurn },
    { name: 'win', point: '.hand', done: did('taken', 'given') },
    { name: 'give' },
    { name: 'end' },
  ],
};
