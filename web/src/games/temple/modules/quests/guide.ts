// A minute with a quest, alone and without a clock: two dice for the altar.
import { did, running, saw, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'quests-flag', point: '.depot' },
    { name: 'quests-altar', point: '[data-tile]:has(.pawn.own)' },
    { name: 'quests-give', point: running('[data-act=sacrifice]'), done: did('sacrificed') },
    { name: 'quests-second', point: '[data-act=sacrifice]', done: saw('quest-done') },
    { name: 'quests-price', point: '.tray' },
    { name: 'quests-others' },
  ],
};
