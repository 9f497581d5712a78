import { expect, test } from 'vitest';
import { dateLocale, longDate } from './dates.ts';
import { slotText } from './delivery-slot.ts';

test('the day comes before the month, unless the locale names a region where it does not', () => {
  const date = '2026-11-28T23:30:00Z';
  expect(longDate(date, 'en', 'UTC')).toBe('28 November 2026');
  expect(longDate(date, 'en-GB', 'Europe/Berlin')).toBe('29 November 2026');
  expect(longDate(date, 'en-US', 'UTC')).toBe('November 28, 2026');
  expect(longDate(date, 'de', 'UTC')).toBe('28. November 2026');
  expect(dateLocale('he')).toBe('he');
  const slot = { from: '2026-12-01T14:00:00Z', to: '2026-12-01T16:00:00Z' };
  expect(slotText(slot, 'en', 'UTC')).toBe('Tuesday 1 December, 14:00–16:00');
});
