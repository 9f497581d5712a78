import { expect, it } from 'vitest';
import { remainingTime } from './remaining-time.ts';

const now = new Date('2026-11-20T14:32:00Z');
const inMinutes = (minutes: number) => remainingTime(new Date(now.getTime() + minutes * 60_000), now);

it('is told by the hour, by the day while there is plenty, and is urgent under two days', () => {
  expect(inMinutes(27 * 60 + 32)).toEqual({ id: 'hours', count: 27, tone: 'bad' });
  expect(inMinutes(48 * 60 - 1)).toEqual({ id: 'hours', count: 47, tone: 'bad' });
  expect(inMinutes(48 * 60)).toEqual({ id: 'hours', count: 48, tone: 'info' });
  expect(inMinutes(72 * 60)).toEqual({ id: 'days', count: 3, tone: 'info' });
  expect(inMinutes(59)).toMatchObject({ id: 'underAnHour', tone: 'bad' });
  expect(inMinutes(0)).toMatchObject({ id: 'over', tone: 'bad' });
});
