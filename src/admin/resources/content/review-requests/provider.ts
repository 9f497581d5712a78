import type { reviewRequestExtensions } from '#shared/extensions/review-requests.ts';
import type { ReviewRequestSettings, ReviewRequestSummary } from '#shared/review-requests.ts';
import { toCallError } from '#wix/errors.ts';
import { reviewRequestOperations, type ReviewRequest } from '#wix/review-request-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { currentSession } from '#admin/access/session.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { requestListSpec } from './list-spec.ts';
import { detailsFromContract } from './details-from-contract.ts';

/** The platform counts no further. */
const MAX_COUNTED = 10_000;
export const SETTINGS = 'settings';

const call = extensionClient<typeof reviewRequestExtensions>();

const fetchDetails = async (ids: string[], options?: CallOptions) =>
  (await call('listReviewRequestDetails', { ids }, options)).requests;

/** With names and numbers: of our own platform in one call, else from the orders and products that this person may read. */
async function named(requests: ReviewRequest[], options?: CallOptions): Promise<ReviewRequest[]> {
  const ids = requests.flatMap(({ _id }) => _id ?? []);
  if (ids.length === 0) return requests;
  const isOwn = currentSession()?.ownFields ?? false;
  const told = isOwn ? await fetchDetails(ids, options) : await detailsFromContract(requests, options);
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
      if (toCallError(error).code === 'TOO_MANY_TO_COUNT') return MAX_COUNTED;
      throw error;
    }),
});

/** The settings of the desk are one record beside the requests. */
export const reviewRequestsProvider = {
  ...provider,

  async getOne(resource: string, params: { id: string; signal?: AbortSignal }) {
    if (params.id !== SETTINGS) return provider.getOne(resource, params);
    const { settings } = await call('getReviewRequestSettings', {}, params);
    return { data: { ...settings, id: SETTINGS } };
  },

  async update(_resource: string, { data }: { data: ReviewRequestSettings }) {
    const { on, from, days, orders } = data;
    const { settings } = await call('changeReviewRequestSettings', { on, from, days, orders });
    return { data: { ...settings, id: SETTINGS } };
  },

  async summary(_resource: string, { signal }: ReadOptions): Promise<{ data: ReviewRequestSummary }> {
    return { data: (await call('summarizeReviewRequests', {}, { signal })).summary };
  },

  async preview(_resource: string, { language, signal }: ReadOptions & { language: 'en' | 'he' }) {
    return { data: (await call('previewReviewRequestEmail', { language }, { signal })).mail };
  },

  /** Without waiting for its day. */
  async send(_resource: string, { id }: { id: string }) {
    await call('sendReviewRequest', { reviewRequestId: id });
    return { data: { id } };
  },

  async cancel(_resource: string, { id }: { id: string }) {
    await reviewRequestOperations.cancel(id);
    return { data: { id } };
  },
};

export type ReviewRequestsProvider = typeof reviewRequestsProvider;
