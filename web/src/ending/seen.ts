// The last move is seen to its end before anything is laid over it.
const REST = 700; // ms after it, in which nothing happens
const LONGEST = 6_000; // ms: what moves longer than this is no move

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What moves now and will come to rest; what goes round for ever is waited for by nobody. */
function moving(): Animation[] {
  return document.getAnimations().filter((one) => {
    const end = Number(one.effect?.getComputedTiming().endTime);
    return one.playState === 'running' && end <= LONGEST;
  });
}

async function atRest(): Promise<void> {
  await wait(60); // the board draws the position, and begins to move
  for (let now = moving(); now.length > 0; now = moving()) await Promise.allSettled(now.map((one) => one.finished));
}

/** Until the board has come to rest, and a moment longer. */
export async function seenToItsEnd(): Promise<void> {
  await Promise.race([atRest(), wait(LONGEST)]);
  await wait(REST);
}
