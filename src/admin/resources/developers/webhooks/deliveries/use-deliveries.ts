import type { DeliveryState, WebhookDelivery, WebhookDeliveryPage } from '#shared/webhooks.ts';
import { useLatestPages } from '#admin/data/use-latest-pages.ts';

/** What is on its way moves by itself. */
const AGAIN_MS = 5_000;

/** What one subscriber was sent. */
export const useDeliveries = (
  webhookId: string,
  { state, entityId }: { state?: DeliveryState | undefined; entityId?: string | undefined },
) =>
  useLatestPages<WebhookDeliveryPage, WebhookDelivery>({
    key: ['webhooks', 'deliveries', webhookId],
    path: `/admin/api/webhooks/${webhookId}/deliveries`,
    filter: { state, entityId },
    rowsOf: ({ deliveries }) => deliveries,
    everyMs: AGAIN_MS,
  }).read;
