// Game time as boards draw it: equal on all devices, whatever their clocks and their lines.
import { describe, expect, it } from 'vitest';
import { gameTime, untilStart } from '../src/line/game-time';
import { ServerClock } from '../src/line/server-clock';
import type { Clock } from '../src/wire';

const clock = (more: Partial<Clock> = {}): Clock => ({
  now: 1000,
  time: 50_000,
  running: true,
  alarm: null,
  rate: 1,
  starts: null,
  ...more,
});

describe('game time', () => {
  it('counts on by itself, at its rate', () => {
    expect(gameTime(clock(), 0, 50_250)).toBe(1250);
    expect(gameTime(clock({ rate: 0.75 }), 0, 50_400)).toBe(1300);
    expect(gameTime(clock({ rate: 0.5 }), -7, 50_407)).toBe(1200);
  });

  it('stands in a pause, before everybody is ready, and where it is played by steps', () => {
    expect(gameTime(clock({ rate: 0, running: false }), 0, 99_999)).toBe(1000);
  });

  it('begins to run when it is counted in, without another word from the house', () => {
    const counted = clock({ now: 0, running: false, starts: 53_000 });
    expect([50_000, 52_999, 53_000, 53_120].map((wall) => gameTime(counted, 0, wall))).toEqual([0, 0, 0, 120]);
    expect([50_000, 52_500, 53_000, 54_000].map((wall) => untilStart(counted, 0, wall))).toEqual([3000, 500, 0, 0]);
    expect(untilStart(clock(), 0, 50_000)).toBe(0);
  });

  it('never goes back, not even when a message overtakes the measured clock', () => {
    expect(gameTime(clock(), -400, 50_000)).toBe(1000);
  });

  it('waits at the alarm until the house has said what it brought', () => {
    expect(gameTime(clock({ alarm: 1100 }), 0, 50_090)).toBe(1090);
    expect(gameTime(clock({ alarm: 1100 }), 0, 58_000)).toBe(1100);
    expect(gameTime(clock({ alarm: 900 }), 0, 58_000)).toBe(1000);
  });

  it('is the same on a near and on a far device', () => {
    const near = new ServerClock();
    const far = new ServerClock();
    // The near one's clock is right, its line takes no time; the far one is 5 s fast and 300 ms away each way.
    near.compare(49_000, 49_000, 49_000);
    far.compare(54_000, 54_600, 49_300);
    const server = 50_700;
    expect(gameTime(clock(), near.offset, server)).toBe(1700);
    expect(gameTime(clock(), far.offset, server + 5000)).toBe(1700);
  });
});
