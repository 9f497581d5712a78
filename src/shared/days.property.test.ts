import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { dayIn, isDay, plusDays } from './days.ts';
import { endOfDay, momentOf } from './moments.ts';

const day = fc
  .date({ min: new Date('2012-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom('Europe/Lisbon', 'Asia/Jerusalem', 'America/New_York', 'Pacific/Apia', 'UTC');

it('a day is one that the calendar has', () => {
  expect(['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31'].map(isDay)).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  const none = [
    '2026-02-30',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
  ];
  expect(none.filter(isDay)).toEqual([]);
  const otherwise = ['', '2026-1-1', '2026-01-01T00:00:00Z', '26-01-01', 'tomorrow', ' 2026-01-01'];
  expect(otherwise.filter(isDay)).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }), (month, date) => {
      const text = `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      expect(isDay(text)).toBe(new Date(Date.UTC(2026, month - 1, date)).getUTCMonth() === month - 1);
    }),
    runs(300),
  );
});

it('days go forth and back, and each ends where the next begins, wherever the shop is', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), zone, (one, days, timeZone) => {
      const other = plusDays(one, days);
      expect(isDay(other)).toBe(true);
      expect(plusDays(other, -days)).toBe(one);
      expect(Math.sign(days)).toBe(one < other ? 1 : one > other ? -1 : 0);
      for (const hour of [0, 9, 23]) expect(dayIn(momentOf(one, hour, timeZone), timeZone)).toBe(one);
      const end = endOfDay(one, timeZone);
      expect(dayIn(end, timeZone)).toBe(plusDays(one, 1));
      expect(dayIn(new Date(end.getTime() - 1), timeZone)).toBe(one);
    }),
    runs(300),
  );
});
