import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '#shared/webhooks.ts';
import { toCallError } from '#wix/errors.ts';
import { callApi } from '#admin/access/call-api.ts';

/** Nothing tells of a delivery but asking. */
const LOOK_AGAIN_MS = 5000;

/** How a webhook stands now, which goes on beside a form that keeps what it began with. */
export const useWebhookNow = (id: string, opened?: Webhook) =>
  useQuery({
    queryKey: ['webhooks', 'lane', id],
    queryFn: ({ signal }) => callApi<Webhook>('GET', `/admin/api/webhooks/${id}`, undefined, { signal }),
    ...(opened && { initialData: opened }),
    // One that is gone stays gone.
    refetchInterval: ({ state }) => (toCallError(state.error).status === 404 ? false : LOOK_AGAIN_MS),
  });
