import { expect, it } from 'vitest';
import { checkWeekly, clockOf, withTime } from './weekly.ts';

it('hours are read and written as clocks show them; until midnight has no end', () => {
  const window = { dayOfWeek: 'MON', startTime: { hours: 9 }, endTime: { hours: 18, minutes: 5 } };
  expect(clockOf(window.startTime)).toBe('09:00');
  expect(clockOf(window.endTime)).toBe('18:05');
  expect(withTime(window, 'endTime', '00:00')).toEqual({ dayOfWeek: 'MON', startTime: { hours: 9 } });
  expect(withTime(window, 'startTime', '')).toEqual({ dayOfWeek: 'MON', endTime: window.endTime });
  expect(withTime(window, 'startTime', '00:30')).toMatchObject({ startTime: { hours: 0, minutes: 30 } });
});

it('hours that end before they begin are told', () => {
  const wrong = (window: object) => checkWeekly([window])[0]?.[1] !== undefined;
  expect(wrong({ startTime: { hours: 22 }, endTime: { hours: 2 } })).toBe(true);
  expect(wrong({ startTime: { hours: 22 } })).toBe(false);
  expect(wrong({ endTime: { hours: 2 } })).toBe(false);
});
