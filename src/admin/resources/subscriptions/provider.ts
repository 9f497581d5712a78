import type {
  DeskSubscription,
  DeskSubscriptionDetails,
  DeskVerb,
  SubscriptionSummary,
} from '#shared/subscription-desk.ts';
import { callApi } from '../../access/call-api.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import { subscriptionListSpec } from './list-spec.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

interface Asked {
  signal?: AbortSignal | undefined;
}

/** When a charge that was declined is tried again. */
export interface RetrySettings {
  retryDays: number[];
}

export const SETTINGS = 'settings';
const ask = <Reply>(path: string, body: object = {}, { signal }: Asked = {}): Promise<Reply> =>
  callApi<Reply>('POST', `/admin/api/subscriptions/${path}`, body, { signal });

const toItem = <One extends DeskSubscription>(one: One): One & { _id: string } => ({ ...one, _id: one.id });

interface Page {
  subscriptions: DeskSubscription[];
  pagingMetadata?: { cursors?: { next?: string } };
}

const provider = platformProvider({
  spec: subscriptionListSpec,
  items: 'subscriptions',
  async list(query, options) {
    const { subscriptions, ...page } = await ask<Page>('query', { query }, options);
    return { ...page, subscriptions: subscriptions.map(toItem) };
  },
  async get(id, options): Promise<SubscriptionRecord> {
    const { subscription } = await ask<{ subscription: DeskSubscriptionDetails }>(
      `${encodeURIComponent(id)}/read`,
      {},
      options,
    );
    return toItem(subscription);
  },
  count: async (filter, options) => (await ask<{ count: number }>('count', { filter }, options)).count,
});

/** The settings are one record beside the subscriptions. */
export const subscriptionsProvider = {
  ...provider,

  async getOne(resource: string, params: { id: string; signal?: AbortSignal }) {
    if (params.id !== SETTINGS) return provider.getOne(resource, params);
    return { data: { ...(await ask<RetrySettings>('settings/read', {}, params)), id: SETTINGS } };
  },

  async update(_resource: string, { data: { retryDays } }: { data: Partial<RetrySettings> }) {
    return { data: { ...(await ask<RetrySettings>('settings/write', { retryDays })), id: SETTINGS } };
  },

  async summary(_resource: string, asked: Asked): Promise<{ data: SubscriptionSummary }> {
    return { data: (await ask<{ summary: SubscriptionSummary }>('summary', {}, asked)).summary };
  },

  async deed(_resource: string, { id, verb }: { id: string; verb: DeskVerb }) {
    return { data: await ask<DeskSubscription>(`${encodeURIComponent(id)}/${verb}`) };
  },
};

export type SubscriptionsProvider = typeof subscriptionsProvider;
