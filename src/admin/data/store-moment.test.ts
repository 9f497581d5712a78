import { expect, it } from 'vitest';
import { moment } from './store-moment.ts';

it.each([
  ['2026-07-01T09:30', 'Europe/Lisbon', '2026-07-01T08:30:00.000Z'],
  ['2026-12-01T09:30', 'Europe/Lisbon', '2026-12-01T09:30:00.000Z'],
  ['2026-12-01T09:30', 'Asia/Tokyo', '2026-12-01T00:30:00.000Z'],
  // With seconds, as some browsers write it.
  ['2026-12-01T09:30:15', 'UTC', '2026-12-01T09:30:00.000Z'],
  ['', 'UTC', undefined],
  ['yesterday', 'UTC', undefined],
])('%j in %s is %s', (text, timeZone, instant) => expect(moment(text, timeZone)).toBe(instant));
