import { expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

it.each([
  ['2026-01-31T12:00:00Z', 30],
  ['2026-01-31T12:00:40Z', 30],
  ['2026-01-31T11:00:00Z', 30],
  ['2026-01-02T13:00:00Z', 2],
  ['2026-01-02T11:00:00Z', 1],
  ['2025-12-31T12:00:00Z', 0],
])('until %s there are %i days', (instant, days) => {
  expect(daysUntil(instant, new Date('2026-01-01T12:00:00Z'))).toBe(days);
});
