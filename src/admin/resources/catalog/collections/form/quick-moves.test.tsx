// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { categoryOperations } from '#wix/category-operations.ts';
import { useArrangement } from './use-arrangement.ts';

const arrange = vi.spyOn(categoryOperations, 'arrange');

afterEach(cleanup);
afterEach(() => arrange.mockReset());

/** A listing of six by age, which answers each new order when it is told to. */
function shelf() {
  let placed: readonly string[] = [];
  const answers: ((rejection?: Error) => Promise<void>)[] = [];
  arrange.mockImplementation((_id, ids) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    answers.push((rejection) =>
      act(async () => {
        if (rejection) reject(rejection);
        else {
          placed = ids;
          resolve(undefined as never);
        }
      }),
    );
    return promise;
  });
  const byAge = ['a', 'b', 'c', 'd', 'e', 'f'];
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { data } = useQuery({
        queryKey: ['collections', 'members', 'shelf', true],
        queryFn: () => ({
          members: [...placed, ...byAge.filter((id) => !placed.includes(id))].map((id) => ({ id })),
          placed: placed.length,
        }),
        initialData: { members: byAge.map((id) => ({ id })), placed: 0 },
        staleTime: Infinity,
      });
      return useArrangement({ collectionId: 'shelf', ...data });
    },
    { wrapper },
  );
  const sees = () => result.current.shown.map(({ id }) => id).join('');
  const sent = () => arrange.mock.calls.map(([, ids]) => ids.join(''));
  return {
    move: (id: string, by: number) => act(() => result.current.move(id, by)),
    /** Both before anything is drawn. */
    moves: (...each: [string, number][]) =>
      act(() => {
        const { move } = result.current;
        for (const [id, by] of each) move(id, by);
      }),
    sees,
    sent,
    comesTo: (order: string, orders: string[]) =>
      vi.waitFor(() => expect([sees(), sent()]).toEqual([order, orders])),
    failure: () => result.current.failure?.message,
    answer: (rejection?: Error) => answers.at(-1)?.(rejection),
  };
}

it('two quick moves of one and of another are both kept, the second after the first', async () => {
  const { move, sees, sent, answer, comesTo } = shelf();
  move('d', -2);
  move('f', -5);
  expect([sees(), sent()]).toEqual(['fadbce', ['ad']]);
  await answer();
  await comesTo('fadbce', ['ad', 'fad']);
  await answer();
  await comesTo('fadbce', ['ad', 'fad']);
});

it('two moves before the page is drawn anew build on each other', async () => {
  const { moves, sees, answer, comesTo } = shelf();
  moves(['f', -1], ['f', -1], ['f', -1]);
  expect(sees()).toBe('abfcde');
  await answer();
  await comesTo('abfcde', ['abcdf', 'abfcd']);
  await answer();
  await comesTo('abfcde', ['abcdf', 'abfcd']);
});

it('a rejected move goes back with those after it and says so; the next one works', async () => {
  const { move, sees, failure, answer, comesTo } = shelf();
  move('c', -2);
  move('f', -5);
  await answer(new Error('Not now'));
  await comesTo('abcdef', ['c']);
  expect(failure()).toBe('Not now');
  move('b', -1);
  expect([sees(), failure()]).toEqual(['bacdef', undefined]);
  await answer();
  await comesTo('bacdef', ['c', 'b']);
});
