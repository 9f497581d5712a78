import type { backInStockExtensions } from '#shared/extensions/back-in-stock.ts';
import { backInStockOperations, type NotificationRequest } from '#wix/back-in-stock-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { currentSession } from '#admin/access/session.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { requestsSpec } from './list-spec.ts';

const call = extensionClient<typeof backInStockExtensions>();

/** With the names that our own platform tells; a hosted one has ids and addresses. */
async function named(requests: NotificationRequest[], options?: CallOptions): Promise<NotificationRequest[]> {
  const ids = requests.flatMap(({ _id }) => _id ?? []);
  if (ids.length === 0 || !currentSession()?.ownFields) return requests;
  const { requests: details } = await call('listNotificationRequestDetails', { ids }, options);
  const byId = new Map(details.map((one) => [one.id, one]));
  return requests.map((request) => ({ ...request, told: byId.get(request._id ?? '') }));
}

const provider = platformProvider({
  spec: requestsSpec,
  items: 'requests',
  async list(query, options) {
    const reply = await backInStockOperations.query(query, options);
    return { ...reply, requests: await named(reply.requests ?? [], options) };
  },
  get: async (id, options) => (await named([await backInStockOperations.get(id, options)], options))[0],
  remove: backInStockOperations.remove,
  count: backInStockOperations.count,
});

export const requestsProvider = {
  ...provider,
  async mark(_resource: string, { id }: { id: string }) {
    await backInStockOperations.mark(id);
    return { data: { id } };
  },
};

export type RequestsProvider = typeof requestsProvider;
