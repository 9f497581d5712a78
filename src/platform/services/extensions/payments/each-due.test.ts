import { expect, it } from 'vitest';
import { eachDue } from './each-due.ts';

it('does ten at a time, each once, and goes on where nine wait', async () => {
  const done: number[] = [];
  const stuck = Promise.withResolvers<void>();
  let max = 0;
  let open = 0;
  const all = eachDue(
    Array.from({ length: 30 }, (_, index) => index),
    async (one) => {
      max = Math.max(max, ++open);
      await (one < 9 ? stuck.promise : Promise.resolve());
      open--;
      done.push(one);
    },
  );
  await expect.poll(() => done.length).toBe(21);
  stuck.resolve();
  await all;
  expect(max).toBe(10);
  expect(new Set(done).size).toBe(30);
});

it('does the others where one fails, and tells of it then', async () => {
  const done: number[] = [];
  const all = eachDue([1, 2, 3], async (one) => {
    if (one === 2) throw new Error('no order');
    done.push(one);
  });
  await expect(all).rejects.toThrow('brought to an end');
  expect(done).toEqual([1, 3]);
});
