// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

it('is right from the start on a page after one without dates, and goes on every half minute', () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-28T17:00:00Z');
  renderHook(useNow).unmount();
  vi.setSystemTime('2026-11-28T17:10:00Z');
  const { result } = renderHook(useNow);
  expect(result.current.toISOString()).toBe('2026-11-28T17:10:00.000Z');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(result.current.toISOString()).toBe('2026-11-28T17:10:30.000Z');
});
