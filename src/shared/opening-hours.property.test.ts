import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { closedAllWeek, hoursByDay, hoursLines, overlapIn, periodsOf, WEEK } from './opening-hours.ts';

const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter & 3) * 15).padStart(2, '0')}`,
  );
const week = fc.record(
  Object.fromEntries(
    WEEK.map((day) => [
      day,
      fc.uniqueArray(fc.record({ open: time, close: time }), { maxLength: 3, selector: ({ open }) => open }),
    ]),
  ),
) as fc.Arbitrary<ReturnType<typeof closedAllWeek>>;
const byOpening = (days: ReturnType<typeof closedAllWeek>) =>
  Object.fromEntries(
    WEEK.map((day) => [day, days[day].toSorted((one, other) => (one.open < other.open ? -1 : 1))]),
  );

it('hours by day are the same after they went to the platform and back', () => {
  fc.assert(
    fc.property(week, (days) => {
      const { days: back, longer } = hoursByDay(periodsOf(days));
      expect(longer).toEqual([]);
      expect(back).toEqual(byOpening(days));
    }),
    runs(500),
  );
});

it('until midnight is the end of the day, past it is the next, and what no day holds is kept apart', () => {
  const late = { openDay: 'SUNDAY', openTime: '20:00', closeDay: 'MONDAY', closeTime: '02:00' } as const;
  const midnight = { openDay: 'FRIDAY', openTime: '18:00', closeDay: 'FRIDAY', closeTime: '24:00' } as const;
  const fair = { openDay: 'FRIDAY', openTime: '08:00', closeDay: 'SUNDAY', closeTime: '12:00' } as const;
  const { days, longer } = hoursByDay([late, midnight, fair]);
  expect(days.SUNDAY).toEqual([{ open: '20:00', close: '02:00' }]);
  expect(days.FRIDAY).toEqual([{ open: '18:00', close: '00:00' }]);
  expect(longer).toEqual([fair]);
  expect(periodsOf(days, longer)).toEqual([
    { ...midnight, closeDay: 'SATURDAY', closeTime: '00:00' },
    late,
    fair,
  ]);
});

it('days with the same hours are read as one line', () => {
  const nine = [{ open: '09:00', close: '17:00' }];
  const days = {
    ...closedAllWeek(),
    MONDAY: nine,
    TUESDAY: nine,
    THURSDAY: [{ open: '09:00', close: '12:00' }, ...nine.map(({ close }) => ({ open: '13:00', close }))],
    SATURDAY: [{ open: '18:00', close: '00:00' }],
  };
  const lines = hoursLines(periodsOf(days), 'en-GB');
  // The spaces around the dash are thin ones.
  expect(lines.map((line) => ({ ...line, days: line.days.replaceAll(/\s/g, ' ') }))).toEqual([
    { days: 'Mon – Tue', times: '09:00–17:00' },
    { days: 'Thu', times: '09:00–12:00, 13:00–17:00' },
    { days: 'Sat', times: '18:00–24:00' },
  ]);
  expect(hoursLines(periodsOf(days), 'he-IL')[1]?.days).toContain('ה');
  expect(hoursLines([], 'en-GB')).toEqual([]);
});

it('hours of a day that meet are found', () => {
  const day = (...spans: [string, string][]) => overlapIn(spans.map(([open, close]) => ({ open, close })));
  expect(day(['09:00', '12:00'], ['13:00', '17:00'])).toBe(-1);
  expect(day(['13:00', '17:00'], ['09:00', '13:00'])).toBe(-1);
  expect(day(['09:00', '14:00'], ['13:00', '17:00'])).toBe(1);
  expect(day(['20:00', '02:00'], ['22:00', '23:00'])).toBe(1);
});
