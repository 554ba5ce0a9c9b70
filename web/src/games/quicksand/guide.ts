// The guided first level of Quicksand: some sand has run, and nobody has played yet. Time stands until somebody lets it run.
import { did, myTurn, type Guide } from '../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  played: 1,
  seat: 0,
  steps: [
    { name: 'aim' },
    { name: 'gears', point: '[data-stage=board]' },
    { name: 'sand', point: '.timer' },
    { name: 'hand', point: '[data-place=hand]' },
    { name: 'play', point: '[data-place=hand]', done: did('announced') },
    { name: 'time', point: '[data-step]', done: myTurn },
    { name: 'joker' },
    { name: 'lost' },
    { name: 'danger', point: '.marker' },
    { name: 'end' },
  ],
};
