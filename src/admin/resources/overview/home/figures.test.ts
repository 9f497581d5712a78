import { describe, expect, it } from 'vitest';
import { changeInPercent, isSignificant } from './change.ts';
import { periodQueries } from './metric-periods.ts';

describe('the change of a figure', () => {
  it.each([
    [0, 1],
    [1, 0],
    [0, 3],
    [4, 1],
    [9, 14],
    [100, 108],
  ])('%i after %i is no alarm', (count, before) => {
    expect(isSignificant({ count, before })).toBe(false);
  });

  it.each([
    [0, 12],
    [30, 60],
    [5106, 4680],
  ])('%i after %i tells something', (count, before) => {
    expect(isSignificant({ count, before })).toBe(true);
  });

  it('has no percentage of a few', () => {
    expect(changeInPercent({ count: 0, before: 1 })).toBeUndefined();
    expect(changeInPercent({ count: 5106, before: 4680 })).toBe(9.1);
  });
});

describe('the period of a figure', () => {
  const moment = { now: new Date('2026-10-27T14:31:00Z'), timeZone: 'Europe/Lisbon' };

  it.each([
    ['today', '2026-10-26T00:00:00.000Z', '2026-10-26T14:31:00.000Z'],
    // The clocks went back on the 25th: days before it begin an hour earlier, and so does the time of the day.
    ['week', '2026-10-13T23:00:00.000Z', '2026-10-20T13:31:00.000Z'],
    ['month', '2026-08-28T23:00:00.000Z', '2026-09-27T13:31:00.000Z'],
  ] as const)('%s is held against the one before, up to this time of the day', (period, $gte, $lt) => {
    expect(periodQueries(period, { ...moment, currency: 'EUR', ownFields: true }).before).toEqual({
      purchasedDate: { $gte, $lt },
    });
  });
});
