// Beginning a day's attempt, or coming back to it; practice afterwards.
import { enter } from '../hall/quick';
import { keepName } from '../line/keys';
import { beginDaily } from '../line/lobby';
import { ownPause } from '../storyteller/own-tempo.svelte';
import { say } from '../words/reader.svelte';

export async function tryIt(game: string, name: string, practice?: { day: string }): Promise<void> {
  const called = name.trim() || say('your-name-default');
  const pause = ownPause();
  const seated = await beginDaily(game, {
    name: called,
    ...(practice ? { practice: true, day: practice.day } : {}),
    ...(pause === undefined ? {} : { bot_pace: pause }),
  });
  if (name.trim()) keepName(name.trim());
  enter(seated, game, called);
}
