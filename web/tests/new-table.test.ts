import { describe, expect, it } from 'vitest';
import { plansFor, resized, toWire, usual } from '../src/new/plan';
import { fieldsOf, forSeats, presetOf } from '../src/new/schema';
import { readWay } from '../src/router/way.svelte';
import { plainCode } from '../src/line/keys';
import { duration } from '../src/table/duration';

describe('seats', () => {
  it('are filled in as people want to sit together', () => {
    expect(plansFor('bots', 3, 'Ana').map((plan) => plan.kind)).toEqual(['device', 'bot', 'bot']);
    expect(plansFor('devices', 2, 'Ana').map((plan) => plan.kind)).toEqual(['device', 'open']);
    expect(plansFor('screen', 2, 'Ana').map((plan) => plan.kind)).toEqual(['open', 'open']);
    expect(plansFor('pass', 2, 'Ana').map((plan) => [plan.kind, plan.name])).toEqual([
      ['device', 'Ana'],
      ['device', ''],
    ]);
  });

  it('keep what was chosen when their number changes', () => {
    const plans = plansFor('bots', 3, 'Ana').map((plan) => ({ ...plan, level: 'master' as const }));
    expect(resized(plans, 'bots', 4).map((plan) => plan.level)).toEqual(['master', 'master', 'master', 'skilled']);
    expect(resized(plans, 'bots', 2)).toHaveLength(2);
  });

  it('of bots begin with a companion where a game has them', () => {
    expect([usual(['beginner', 'master', 'companion']), usual(['beginner', 'master'])]).toEqual(['companion', 'skilled']);
  });

  it('tell the house only what it asks', () => {
    expect(toWire(plansFor('devices', 2, ' Ana '))).toEqual([{ kind: 'device', name: 'Ana' }, { kind: 'open' }]);
  });
});

describe('options', () => {
  it('become fields, whatever refers to what in their schema', () => {
    const schema = {
      $ref: '#/$defs/Options',
      $defs: {
        Options: {
          properties: {
            starter: { type: 'integer', minimum: 0, maximum: 4, default: 0 },
            counting: { type: 'boolean', default: true },
            map: { $ref: '#/$defs/Map' },
            heroes: { type: 'array', items: { anyOf: [{ enum: ['climber', 'carrier'] }, { enum: ['random'] }] }, default: [] },
            limit: { anyOf: [{ type: 'integer', minimum: 1, maximum: 9 }, { type: 'null' }], default: null },
            board: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Map' }], default: null },
            strange: { type: 'array' },
          },
        },
        Map: { enum: ['north', 'south'] },
      },
    };
    expect(fieldsOf(schema)).toEqual([
      { name: 'starter', kind: 'number', initial: 0, min: 0, max: 4 },
      { name: 'counting', kind: 'switch', initial: true },
      { name: 'map', kind: 'choice', values: ['north', 'south'], initial: 'north' },
      { name: 'heroes', kind: 'seats', values: ['climber', 'carrier', 'random'], initial: [] },
      { name: 'limit', kind: 'some', initial: null, min: 1, max: 9 },
    ]);
  });

  it('are a preset when all but what stands elsewhere is as it says, or as the game gives it', () => {
    const fields = fieldsOf({
      properties: {
        sand: { type: 'integer', default: 1 },
        fast: { type: 'boolean' },
        heroes: { type: 'array', items: { enum: ['a', 'b'] } },
      },
    });
    const presets = { calm: {}, wild: { sand: 3 } };
    const found = (sand: number, fast = false): string | undefined => presetOf(presets, fields, { sand, fast, heroes: ['a'] }, 'heroes');
    expect([found(1), found(3), found(2), found(3, true)]).toEqual(['calm', 'wild', undefined, undefined]);
  });

  it('that choose for each seat are as many as sit, or none', () => {
    expect(forSeats(['climber'], 2, 'random')).toEqual(['climber', 'random']);
    expect(forSeats(['climber', 'carrier', 'climber'], 2, 'random')).toEqual(['climber', 'carrier']);
    expect(forSeats(['random', 'random', 'climber'], 2, 'random')).toEqual([]);
  });
});

it('a way is read from its address, even a mangled one', () => {
  expect(readWay({ pathname: '/t/ABC234', search: '?screen=table' })).toMatchObject({ parts: ['t', 'ABC234'] });
  expect(readWay({ pathname: '/t/%E0%A4%A', search: '' }).parts).toEqual(['t', '%E0%A4%A']);
  expect(readWay({ pathname: '/', search: '' }).parts).toEqual([]);
});

it('a code is taken as people type it', () => {
  expect(plainCode(' abc 234 ')).toBe('ABC234');
});

it('time is written as on a clock', () => {
  expect([0, 59_499, 61_000, 3_600_000].map(duration)).toEqual(['0:00', '0:59', '1:01', '60:00']);
});
