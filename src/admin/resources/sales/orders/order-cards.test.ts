import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { invalidate } from '#admin/data/live.ts';
import { preparedRefundsKey } from './refund/prepared-refunds.ts';
import { returnsKey } from './returns/use-returns.ts';

it.each([
  ['returns', returnsKey('order-1')],
  ['prepared-refunds', preparedRefundsKey('order-1')],
])('refetches the %s of the open order when one of them unsaved changes', async (resource, queryKey) => {
  const client = new QueryClient();
  const queryFn = vi.fn().mockResolvedValue([]);
  const unsubscribe = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([]));
  invalidate(client, { resource, id: 'return-1', slug: 'updated' });
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  unsubscribe();
});
