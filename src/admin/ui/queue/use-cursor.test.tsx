// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCursor, type LedBy } from './use-cursor.ts';

interface Row {
  id: string;
}

const rows = ['a', 'b', 'c', 'd'].map((id): Row => ({ id }));
const [first, second, third, fourth] = rows;

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

/** A page that follows when it is told to. */
function desk() {
  const led: { id: string | undefined; state: LedBy }[] = [];
  const at = (shown: Row | undefined, key: string, state: unknown = null) => ({
    rows,
    shown,
    location: { key, state },
    belongs: () => true,
    open: (id: string | undefined, ledBy: LedBy) => void led.push({ id, state: ledBy }),
  });
  const { result, rerender } = renderHook(useCursor, { initialProps: at(first, 'start') });
  return {
    cursor: () => result.current,
    step: () => act(() => result.current.go(result.current.beside(1))),
    draws: (...page: Parameters<typeof at>) => rerender(at(...page)),
    /** The page follows the n-th way that was led. */
    follows: (n: number) =>
      rerender(
        at(
          rows.find(({ id }) => id === led[n]?.id),
          `led ${n}`,
          led[n]?.state,
        ),
      ),
  };
}

it('is where the last key led, however long the page takes to follow', () => {
  vi.useFakeTimers();
  const { cursor, step, draws, follows } = desk();
  step();
  follows(0);
  expect(cursor().here()).toBe(second);
  step();
  vi.advanceTimersByTime(60_000);
  draws(second, 'led 0', null);
  expect(cursor().here()).toBe(third);
  step();
  follows(1);
  expect(cursor().here()).toBe(fourth);
  follows(2);
  expect(cursor().here()).toBe(fourth);
});

it('follows whoever clicks elsewhere while a key is on its way, even to where a key had led', () => {
  const { cursor, step, draws, follows } = desk();
  step();
  follows(0);
  step();
  draws(second, 'clicked');
  expect(cursor().here()).toBe(second);
  step();
  expect(cursor().here()).toBe(third);
  draws(fourth, 'back', { way: 'of another day' });
  expect(cursor().here()).toBe(fourth);
});

it('is where the page is painted, before anything else is done', () => {
  const seen: (string | undefined)[] = [];
  const { rerender } = renderHook(
    (shown: Row | undefined) => {
      const { here } = useCursor({
        rows,
        shown,
        location: { key: shown?.id ?? '', state: null },
        belongs: () => true,
        open: () => undefined,
      });
      useLayoutEffect(() => void seen.push(here()?.id));
    },
    { initialProps: second },
  );
  rerender(third);
  expect(seen).toEqual(['b', 'c']);
});

it('is nowhere where nothing is left', () => {
  const { cursor, draws } = desk();
  act(() => cursor().go(undefined));
  draws(first, 'start');
  expect(cursor().here()).toBeUndefined();
});
