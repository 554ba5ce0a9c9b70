// A table as somebody wishes it, made by the house; whoever wished for it is led there.
import { enter } from '../hall/quick';
import { keepName } from '../line/keys';
import { makeTable } from '../line/lobby';
import type { GameInfo, NewTable } from '../wire';
import { say } from '../words/reader.svelte';
import { BOT_PACES, toWire, type BotPace, type Manner, type Pace, type Plan } from './plan';

export interface Wish {
  manner: Manner;
  plans: readonly Plan[];
  /** What is played: a preset by its name, or options. */
  what: Pick<NewTable, 'preset' | 'options'>;
  pace: Pace;
  botPace: BotPace;
  listed: boolean;
  welcoming: boolean;
}

export const isFree = (plans: readonly Plan[]): boolean => plans.some((plan) => plan.kind === 'open');
export const hasBots = (plans: readonly Plan[]): boolean => plans.some((plan) => plan.kind === 'bot');

export async function openTable(info: GameInfo, { manner, plans, what, pace, botPace, listed, welcoming }: Wish): Promise<void> {
  const own = plans.find((plan) => plan.kind === 'device')?.name.trim() ?? '';
  const screen = manner !== 'screen' ? 'none' : own ? 'too' : 'only';
  const called = screen === 'only' ? say('screen-name') : own || say('your-name-default');
  const seated = await makeTable({
    game: info.name,
    name: called,
    seats: toWire(plans),
    ...what,
    pace,
    bot_pace: BOT_PACES[botPace],
    open: listed && isFree(plans),
    welcoming,
    start: !isFree(plans),
  });
  if (own) keepName(own);
  enter(seated, info.name, called, screen);
}
