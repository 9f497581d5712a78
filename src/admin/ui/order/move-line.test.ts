import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { moveLine } from './move-line.ts';
import { movedAt } from './moved.ts';
import { inOrder } from './use-move-line.ts';

const letters = ['a', 'b', 'c', 'd'];

/** A list that is kept elsewhere, which answers when it is told to. */
function shelf({ whole = true } = {}) {
  let stored: readonly string[] = letters;
  let read: readonly string[] = letters;
  const shown: (readonly string[] | undefined)[] = [];
  const requested: { ids: readonly string[]; answer: (rejection?: Error) => Promise<void> }[] = [];
  const rejections: unknown[] = [];
  const line = moveLine<readonly string[]>((wanted) => void shown.push(wanted));
  const result = {
    settle: () => Promise.resolve().then(() => void (read = stored)),
    refused: (thrown: unknown) => void rejections.push(thrown),
  };
  const move = (id: string, by: number) =>
    line.push((wanted = read) => {
      const ids = movedAt(wanted, wanted.indexOf(id), by);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const send = () => {
        let isOpen = true;
        requested.push({
          ids,
          answer: async (rejection) => {
            if (isOpen && rejection) reject(rejection);
            else if (isOpen) {
              stored = ids;
              resolve();
            }
            isOpen = false;
            // Long enough for whatever follows from it.
            for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
          },
        });
        return promise;
      };
      return { state: ids, send, whole };
    }, result);
  return {
    move,
    asked: () => requested.map(({ ids }) => ids.join('')),
    answer: (rejection?: Error) => requested.at(-1)?.answer(rejection),
    sees: () => (shown.at(-1) ?? read).join(''),
    kept: () => stored.join(''),
    isSettled: () => shown.at(-1) === undefined,
    refusals: rejections,
  };
}

it('a second move builds on the first and is sent after it, and neither is seen to go back', async () => {
  const { move, asked, answer, sees, isSettled } = shelf();
  move('a', 1);
  move('a', 1);
  expect([asked(), sees()]).toEqual([['bacd'], 'bcad']);
  await answer();
  expect([asked(), sees(), isSettled()]).toEqual([['bacd', 'bcad'], 'bcad', false]);
  await answer();
  expect([sees(), isSettled()]).toEqual(['bcad', true]);
  move('d', -3);
  expect(asked().at(-1)).toBe('dbca');
});

it('of whole orders that wait only the last is sent; of others each', async () => {
  const whole = shelf();
  for (const by of [1, 1, 1]) whole.move('a', by);
  await whole.answer();
  expect(whole.asked()).toEqual(['bacd', 'bcda']);
  await whole.answer();
  expect([whole.kept(), whole.isSettled()]).toEqual(['bcda', true]);
  const single = shelf({ whole: false });
  for (const by of [1, 1, 1]) single.move('a', by);
  for (let turn = 0; turn < 3; turn += 1) await single.answer();
  expect(single.asked()).toEqual(['bacd', 'bcad', 'bcda']);
});

it('a rejected one goes back to what is kept, with those that build on it, and is told once', async () => {
  const { move, asked, answer, sees, isSettled, refusals } = shelf({ whole: false });
  for (const id of ['a', 'b', 'c']) move(id, 1);
  await answer();
  await answer(new Error('no'));
  expect([asked(), sees(), isSettled(), refusals]).toEqual([
    ['bacd', 'abcd'],
    'bacd',
    true,
    [new Error('no')],
  ]);
  move('d', -1);
  await answer();
  expect([sees(), refusals.length]).toEqual(['badc', 1]);
});

it('however moves and answers cross, what is seen in the end is what is kept', async () => {
  const step = fc.oneof(
    fc.record({ id: fc.constantFrom(...letters), by: fc.integer({ min: -3, max: 3 }) }),
    fc.constantFrom('answered', 'refused'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.boolean(), async (steps, whole) => {
      const { move, answer, sees, kept, isSettled } = shelf({ whole });
      for (const one of steps) {
        if (typeof one === 'object') move(one.id, one.by);
        else await answer(one === 'refused' ? new Error('no') : undefined);
      }
      const hoped = sees();
      for (let turn = 0; turn < steps.length && !isSettled(); turn += 1) await answer();
      expect([isSettled(), sees()]).toEqual([true, kept()]);
      expect(sees()).toBe(hoped);
    }),
    runs(300),
  );
});

it('what came meanwhile follows those that were put in order, and what is gone leaves no hole', () => {
  const rows = ['b', 'a', 'new'].map((id) => ({ id }));
  expect(inOrder(rows, ['a', 'gone', 'b']).map(({ id }) => id)).toEqual(['a', 'b', 'new']);
  expect(inOrder(rows, undefined)).toBe(rows);
});
