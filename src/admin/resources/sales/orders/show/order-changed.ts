import type { QueryClient } from '@tanstack/react-query';
import type { OrderRecord } from '../order-record.ts';
import { noteOwnChange } from './own-changes.ts';
import { orderKeys } from './use-order-data.ts';

/** Lists and counts are read again when they are next looked at. */
export function forgetLists(client: QueryClient, ...resources: readonly string[]): void {
  for (const resource of resources) {
    void client.invalidateQueries({ queryKey: [resource, 'getList'], refetchType: 'none' });
    void client.invalidateQueries({ queryKey: ['counts', resource], refetchType: 'none' });
  }
}

/**
 * After one's own change of an order: all that its page shows of it is read again at once.
 * @param known the order as the change answered it; without it, it is read too
 */
export async function orderChanged(client: QueryClient, id: string, known?: OrderRecord): Promise<void> {
  noteOwnChange(id);
  if (known) client.setQueryData(orderKeys.order(id), known);
  forgetLists(client, 'orders');
  await client.invalidateQueries({
    predicate: ({ queryKey: [name, verb, params] }) =>
      name === 'orders' &&
      (params as { id?: string } | undefined)?.id === id &&
      !(known && verb === 'getOne'),
  });
}
