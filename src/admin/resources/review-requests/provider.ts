import type { AskingSettings, AskingSummary, ToldRequest } from '#shared/review-requests.ts';
import { toCallError } from '#wix/errors.ts';
import { reviewRequestOperations, type ReviewRequest } from '#wix/review-request-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { callApi } from '../../access/call-api.ts';
import { currentSession } from '../../access/session.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import { requestListSpec } from './list-spec.ts';
import { tellByContract } from './tell-by-contract.ts';

interface Asked {
  signal?: AbortSignal | undefined;
}

/** The platform counts no further. */
const MOST_COUNTED = 10_000;
export const SETTINGS = 'settings';
const path = '/admin/api/review-requests';

const tellOwn = async (ids: readonly string[], signal: AbortSignal | undefined): Promise<ToldRequest[]> =>
  (await callApi<{ requests: ToldRequest[] }>('POST', `${path}/told`, { ids }, { signal })).requests;

/** With names and numbers: of our own platform in one call, else from the orders and products that this person may read. */
async function named(requests: ReviewRequest[], options?: CallOptions): Promise<ReviewRequest[]> {
  const ids = requests.flatMap(({ _id }) => _id ?? []);
  if (ids.length === 0) return requests;
  const isOwn = currentSession()?.ownFields ?? false;
  const told = isOwn ? await tellOwn(ids, options?.signal) : await tellByContract(requests, options);
  const byId = new Map(told.map((one) => [one.id, one]));
  return requests.map((request) => ({ ...request, told: byId.get(request._id ?? '') }));
}

const provider = platformProvider({
  spec: requestListSpec,
  items: 'reviewRequests',
  async list(query, options) {
    const reply = await reviewRequestOperations.query(query, options);
    return { ...reply, reviewRequests: await named(reply.reviewRequests ?? [], options) };
  },
  get: async (id, options) => (await named([await reviewRequestOperations.get(id, options)], options))[0],
  create: ({ orderId }: { orderId: string }) => reviewRequestOperations.createForOrder(orderId),
  remove: reviewRequestOperations.remove,
  count: (filter, options) =>
    reviewRequestOperations.count(filter, options).catch((error: unknown) => {
      if (toCallError(error).code === 'TOO_MANY_TO_COUNT') return MOST_COUNTED;
      throw error;
    }),
});

/** The settings of the desk are one record beside the requests. */
export const reviewRequestsProvider = {
  ...provider,

  async getOne(resource: string, params: { id: string; signal?: AbortSignal }) {
    if (params.id !== SETTINGS) return provider.getOne(resource, params);
    const { settings } = await callApi<{ settings: AskingSettings }>(
      'POST',
      `${path}/settings/read`,
      {},
      { signal: params.signal },
    );
    return { data: { ...settings, id: SETTINGS } };
  },

  async update(_resource: string, { data }: { data: Partial<AskingSettings> }) {
    const { on, from, days, orders } = data;
    const { settings } = await callApi<{ settings: AskingSettings }>('POST', `${path}/settings/write`, {
      on,
      from,
      days,
      orders,
    });
    return { data: { ...settings, id: SETTINGS } };
  },

  async summary(_resource: string, { signal }: Asked): Promise<{ data: AskingSummary }> {
    const { summary } = await callApi<{ summary: AskingSummary }>('POST', `${path}/summary`, {}, { signal });
    return { data: summary };
  },

  async preview(_resource: string, { language, signal }: Asked & { language: 'en' | 'he' }) {
    const { mail } = await callApi<{ mail: { subject: string; html: string } }>(
      'POST',
      `${path}/preview`,
      { language },
      { signal },
    );
    return { data: mail };
  },

  /** Without waiting for its day. */
  async send(_resource: string, { id }: { id: string }) {
    await callApi('POST', `${path}/${id}/send`, {});
    return { data: { id } };
  },

  async cancel(_resource: string, { id }: { id: string }) {
    await reviewRequestOperations.cancel(id);
    return { data: { id } };
  },
};

export type ReviewRequestsProvider = typeof reviewRequestsProvider;
