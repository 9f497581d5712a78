import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { closedDaysIn, closedDaysLine, closedSoon, specialPeriodsOf } from './closed-days.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom('Europe/Lisbon', 'Asia/Jerusalem', 'America/New_York', 'Pacific/Apia', 'UTC');
const range = fc.tuple(day, day).map(([one, other]) => (one < other ? [one, other] : [other, one]));

it('closed days are the same after they went to the platform and back, wherever the shop is', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(range, { maxLength: 4, selector: ([from]) => from }),
      zone,
      (ranges, timeZone) => {
        const closed = ranges
          .map(([from = '', to = '']) => ({ from, to, note: 'Holidays' }))
          .sort((one, other) => (one.from < other.from ? -1 : 1));
        expect(closedDaysIn(specialPeriodsOf(closed, [], timeZone), timeZone)).toEqual({
          closed,
          others: [],
        });
      },
    ),
    runs(300),
  );
});

it('what is open, or no whole day, is kept apart', () => {
  const open = { startDate: '2026-12-24T00:00:00Z', endDate: '2026-12-25T00:00:00Z', isClosed: false };
  const half = { startDate: '2026-12-24T12:00:00Z', endDate: '2026-12-25T00:00:00Z' };
  const whole = { startDate: '2026-12-24T00:00:00Z', endDate: '2026-12-27T00:00:00Z' };
  expect(closedDaysIn([open, half, whole], 'UTC')).toEqual({
    closed: [{ from: '2026-12-24', to: '2026-12-26', note: '' }],
    others: [open, half],
  });
});

it('buyers are told a month before, and until the last of them is over', () => {
  const whole = { startDate: '2026-12-24T00:00:00Z', endDate: '2026-12-27T00:00:00Z' };
  const toldAt = (now: string) => closedSoon([whole], { now: new Date(now), timeZone: 'UTC' }).length;
  expect(['2026-11-20', '2026-11-24', '2026-12-26T23:59:00Z', '2026-12-27'].map(toldAt)).toEqual([
    0, 1, 1, 0,
  ]);
  const [days] = closedSoon([whole], { now: new Date('2026-12-01'), timeZone: 'UTC' });
  expect(days && closedDaysLine(days, 'en-GB')).toMatch(/^24\s?–\s?26 December$/);
});
