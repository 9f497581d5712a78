import { useQuery } from '@tanstack/react-query';
import type { OrderRecord } from '../order-record.ts';
import { useOrdersProvider } from '../show/use-order-data.ts';
import type { OrderLabels } from '../show/use-order-labels.ts';

/** How an edit ended that was open here; `unknown` where the order could not be read. */
export type EndedEdit =
  | { how: 'saved'; by: string | undefined; at: Date | undefined }
  | { how: 'unsaved' | 'unknown' };

/** The order's timeline names the edit that changed it. */
export function endOf(order: Pick<OrderRecord, 'activities'>, draftOrderId: string): EndedEdit {
  const saved = order.activities?.find(
    ({ draftOrderChangesApplied }) => draftOrderChangesApplied?.draftOrderId === draftOrderId,
  );
  if (!saved) return { how: 'unsaved' };
  return { how: 'saved', by: saved.authorEmail ?? undefined, at: saved._createdDate ?? undefined };
}

/**
 * Reads the order after the edit ended: what was read before it cannot tell.
 * @param draftOrderId of the edit
 */
export function useEndedEdit(orderId: string, draftOrderId: string, isLost: boolean): EndedEdit | undefined {
  const provider = useOrdersProvider();
  const after = useQuery({
    queryKey: ['orders', 'afterEdit', { id: orderId, draftOrderId }],
    queryFn: async ({ signal }) => (await provider.getOne('orders', { id: orderId, signal })).data,
    enabled: isLost,
    gcTime: 0,
  });
  if (!isLost || after.isPending) return undefined;
  return after.data ? endOf(after.data, draftOrderId) : { how: 'unknown' };
}

export function endedText(ended: EndedEdit, { translate, person, day }: OrderLabels): string {
  if (ended.how !== 'saved') return translate(`orders.edit.ended.${ended.how}`);
  const { by, at } = ended;
  const who = by === undefined ? translate('orders.edit.ended.somebody') : person(by);
  return translate('orders.edit.ended.saved', { who, date: at ? day(at) : '' });
}
