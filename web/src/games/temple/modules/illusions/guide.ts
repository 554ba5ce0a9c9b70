// A minute with illusions, alone and on the clock: the doors slam in twenty seconds, and the room is not real.
import { saw, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'illusions-shimmer', point: '[data-tile]:has(.pawn.own)' },
    { name: 'illusions-slam', point: '[data-clock]' },
    { name: 'illusions-run', point: '.tray', done: saw('all-dissolved') },
    { name: 'illusions-gone' },
    { name: 'illusions-gems', point: '.depot' },
    { name: 'illusions-end' },
  ],
};
