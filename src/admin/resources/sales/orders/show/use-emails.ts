import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { OrderEmail } from '#shared/order-mails.ts';
import type { orderExtensions } from '#shared/extensions/orders.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useSession } from '#admin/access/session.ts';

/** Delivery of an email is no event of the order, so an open page asks for it. */
const QUEUED_REFETCH_MS = 10_000;

const call = extensionClient<typeof orderExtensions>();

const noEmails: readonly OrderEmail[] = [];

/** Under the order's own keys: whatever changes the order may have sent an email. */
const emailsKey = (orderId: string) => ['orders', 'emails', { id: orderId }] as const;

/** The emails about an order; none where a hosted platform sends them. */
export function useEmails(orderId: string): readonly OrderEmail[] {
  const embedded = useSession()?.ownFields ?? false;
  const { data = noEmails } = useQuery({
    queryKey: emailsKey(orderId),
    queryFn: async ({ signal }) => (await call('listOrderEmails', { orderId }, { signal })).emails,
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
