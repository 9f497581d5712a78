import { expect, it } from 'vitest';
import { seldom } from './seldom.ts';

it('is due at first, and again once its interval has passed', () => {
  let now = 0;
  const isDue = seldom(600, () => now);
  const dueAt = (time: number): boolean => {
    now = time;
    return isDue();
  };
  expect([0, 1, 599, 600, 700, 1300].map(dueAt)).toEqual([true, false, false, true, false, true]);
});
