import type { ToldNotificationRequest } from '#shared/demand.ts';
import { backInStockOperations, type NotificationRequest } from '#wix/back-in-stock-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { callApi } from '#admin/access/call-api.ts';
import { currentSession } from '#admin/access/session.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { requestsSpec } from './list-spec.ts';

/** With the names that our own platform tells; a hosted one has ids and addresses. */
async function named(requests: NotificationRequest[], options?: CallOptions): Promise<NotificationRequest[]> {
  const ids = requests.flatMap(({ _id }) => _id ?? []);
  if (ids.length === 0 || !currentSession()?.ownFields) return requests;
  const { requests: told } = await callApi<{ requests: ToldNotificationRequest[] }>(
    'POST',
    '/admin/api/back-in-stock/told',
    { ids },
    { signal: options?.signal },
  );
  const byId = new Map(told.map((one) => [one.id, one]));
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
