// What the host changes while people gather.
import { describe, expect, it } from 'vitest';
import { given, loadCast } from '../src/games/cast';
import type { OptionField } from '../src/new/schema';
import { hostOf, optionsFor, optionsWithout, plansOf, spare, withPlan } from '../src/table/plans';
import type { Me, SeatRow, Table } from '../src/wire';

const row = (seat: number, kind: SeatRow['kind'], guest: number | null, name: string): SeatRow => ({
  seat,
  kind,
  name,
  level: kind === 'bot' ? 'master' : null,
  guest,
  connected: true,
  away_since: null,
  by_bot: kind === 'bot',
  resigned: false,
});
const seats = [row(0, 'person', 1, 'Ana'), row(1, 'bot', null, 'Zaki'), row(2, 'person', 2, 'Zoé'), row(3, 'free', null, '')];
const table = { host: 1, seats, watchers: [{ guest: 3, name: 'Ugo', connected: true, screen: false }] } as unknown as Table;
const me: Me = { guest: 1, name: 'Ana', seats: [0], host: true };
const heroes: OptionField = { name: 'heroes', kind: 'seats', initial: [], values: ['a', 'b', 'dealt'] };

describe('the plan of the seats', () => {
  it('keeps the host, the bots with their names and levels, and leaves the seats of guests to them', () => {
    expect(plansOf(table, me)).toEqual([
      { kind: 'device', name: 'Ana' },
      { kind: 'bot', name: 'Zaki', level: 'master' },
      { kind: 'open' },
      { kind: 'open' },
    ]);
  });

  it('changes one seat alone', () => {
    expect(withPlan(plansOf(table, me), 3, { kind: 'bot' }).map((plan) => plan.kind)).toEqual(['device', 'bot', 'open', 'bot']);
  });

  it('spares a free seat first, then a bot, and nobody who came', () => {
    expect(spare(table)).toBe(3);
    expect(spare({ ...table, seats: seats.slice(0, 3) })).toBe(1);
    expect(spare({ ...table, seats: seats.filter((one) => one.guest !== null) })).toBeUndefined();
  });

  it('takes along what was chosen for each seat', () => {
    const options = { heroes: ['a', 'dealt', 'b'], sand: 2 };
    expect(optionsFor(options, [heroes], 4)).toEqual({ heroes: ['a', 'dealt', 'b', 'dealt'], sand: 2 });
    expect(optionsWithout(options, [heroes], 1)).toEqual({ heroes: ['a', 'b'], sand: 2 });
  });

  it('knows the host by name, seated or not', () => {
    expect([hostOf(table), hostOf({ ...table, host: 3 })]).toEqual(['Ana', 'Ugo']);
  });
});

describe('a cast', () => {
  it('gives nobody two parts and no part to two', () => {
    expect(given([], 3, 'dealt', 'a', 1)).toEqual(['dealt', 'a', 'dealt']);
    expect(given(['a', 'b', 'dealt'], 3, 'dealt', 'a', 1)).toEqual(['dealt', 'a', 'dealt']);
    expect(given(['a', 'dealt'], 2, 'dealt', 'a', null)).toEqual([]);
  });

  it('is brought by a game whose players differ, and by no other', async () => {
    const { cast } = await import('../src/games/desert/cast');
    expect(await loadCast('desert')).toBe(cast);
    expect(cast.members).toHaveLength(6);
    expect(await loadCast('unheard-of')).toBeNull();
  });
});
