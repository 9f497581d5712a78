import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DeliveryState, WebhookDelivery, WebhookDeliveryPage } from '../../../../shared/webhooks.ts';
import { callApi } from '../../../access/call-api.ts';

const PER_PAGE = 50;
/** What is on its way moves by itself. */
const AGAIN_MS = 5_000;

export interface DeliveryFilter {
  state?: DeliveryState | undefined;
  entityId?: string | undefined;
}

/** What one subscriber was sent, the latest first, page after page. */
export function useDeliveries(webhookId: string, filter: DeliveryFilter) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['webhooks', 'deliveries', webhookId, filter],
    queryFn: ({ pageParam, signal }) => {
      const asked = Object.entries({ ...filter, limit: `${PER_PAGE}`, cursor: pageParam });
      const query = new URLSearchParams(
        asked.filter((entry): entry is [string, string] => Boolean(entry[1])),
      );
      const path = `/admin/api/webhooks/${webhookId}/deliveries?${query}`;
      return callApi<WebhookDeliveryPage>('GET', path, undefined, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // Further back nothing happens any more.
    refetchInterval: ({ state: { data: known } }) => (known && known.pages.length > 1 ? false : AGAIN_MS),
  });
  const rows = useMemo<WebhookDelivery[] | undefined>(
    () => data?.pages.flatMap(({ deliveries }) => [...deliveries]),
    [data],
  );
  return { data: rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage };
}
