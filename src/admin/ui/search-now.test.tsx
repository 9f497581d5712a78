// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useReportChoice } from './report/use-report-choice.ts';
import { useQueryValues } from './use-query-values.ts';

beforeEach(() => window.history.replaceState(null, '', '/reports?period=7d&figure=average'));
afterEach(cleanup);

/** Keeps the first drawing's way of changing the address, as a page does that is slow to draw the next. */
async function chosen(useWays: () => readonly [() => void, () => void]): Promise<string> {
  let ways: ReturnType<typeof useWays> | undefined;
  function Page() {
    const now = useWays();
    ways ??= now;
    return null;
  }
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />);
  await act(async () => ways?.[0]());
  await act(async () => ways?.[1]());
  return window.location.search;
}

it('forgets none of two choices of a report, though only the first page was drawn', async () => {
  const search = await chosen(() => {
    const { choose } = useReportChoice();
    return [() => choose('figure', 'orders'), () => choose('period', '90d')];
  });
  expect(search).toBe('?period=90d&figure=orders');
});

it('forgets none of two values of a list, though only the first page was drawn', async () => {
  const search = await chosen(() => {
    const { put } = useQueryValues();
    return [() => put({ figure: '', from: '2026-01-01' }), () => put({ period: '30d' })];
  });
  expect(search).toBe('?period=30d&from=2026-01-01');
});
