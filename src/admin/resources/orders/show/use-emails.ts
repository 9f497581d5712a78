import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { OrderEmail } from '#shared/order-mails.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useSession } from '#admin/access/session.ts';

/** Delivery of an email is no event of the order, so an open page asks for it. */
const QUEUED_REFETCH_MS = 10_000;

const noEmails: readonly OrderEmail[] = [];

/** Under the order's own keys: whatever changes the order may have sent an email. */
const emailsKey = (orderId: string) => ['orders', 'emails', { id: orderId }] as const;

/** The emails about an order; none where a hosted platform sends them. */
export function useEmails(orderId: string): readonly OrderEmail[] {
  const embedded = useSession()?.ownFields ?? false;
  const { data = noEmails } = useQuery({
    queryKey: emailsKey(orderId),
    queryFn: async ({ signal }) =>
      (
        await callApi<{ emails: OrderEmail[] }>('GET', `/admin/api/order-emails/${orderId}`, undefined, {
          signal,
        })
      ).emails,
    enabled: embedded,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'QUEUED') ? QUEUED_REFETCH_MS : false,
  });
  return data;
}

/** After an email was sent by something that does not change the order itself. */
export const emailsChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['orders', 'emails'] });
