import type { ExtensionRequest } from '#shared/extensions/define.ts';
import type { subscriptionExtensions } from '#shared/extensions/subscriptions.ts';
import {
  SUBSCRIPTION_OPERATIONS,
  type DeskSubscription,
  type DeskVerb,
  type SubscriptionSummary,
} from '#shared/subscription-desk.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { subscriptionListSpec } from './list-spec.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** When a charge that was declined is tried again. */
export type RetrySettings = ExtensionRequest<typeof subscriptionExtensions.changeSubscriptionSettings>;

export const SETTINGS = 'settings';

const call = extensionClient<typeof subscriptionExtensions>();

const toItem = <One extends DeskSubscription>(one: One): One & { _id: string } => ({ ...one, _id: one.id });

const provider = platformProvider({
  spec: subscriptionListSpec,
  items: 'subscriptions',
  async list(query, options) {
    const { subscriptions, ...page } = await call('querySubscriptions', { query: { ...query } }, options);
    return { ...page, subscriptions: subscriptions.map(toItem) };
  },
  async get(id, options): Promise<SubscriptionRecord> {
    const { subscription } = await call('getSubscription', { subscriptionId: id }, options);
    return toItem(subscription);
  },
  count: async (filter, options) =>
    (await call('countSubscriptions', { filter: { ...filter } }, options)).count,
});

/** The settings are one record beside the subscriptions. */
export const subscriptionsProvider = {
  ...provider,

  async getOne(resource: string, params: { id: string; signal?: AbortSignal }) {
    if (params.id !== SETTINGS) return provider.getOne(resource, params);
    const { settings } = await call('getSubscriptionSettings', {}, params);
    return { data: { ...settings, id: SETTINGS } };
  },

  async update(_resource: string, { data: { retryDays } }: { data: RetrySettings }) {
    const { settings } = await call('changeSubscriptionSettings', { retryDays });
    return { data: { ...settings, id: SETTINGS } };
  },

  async summary(_resource: string, options: ReadOptions): Promise<{ data: SubscriptionSummary }> {
    return { data: (await call('summarizeSubscriptions', {}, options)).summary };
  },

  async change(_resource: string, { id, verb }: { id: string; verb: DeskVerb }) {
    return { data: (await call(SUBSCRIPTION_OPERATIONS[verb], { subscriptionId: id })).subscription };
  },
};

export type SubscriptionsProvider = typeof subscriptionsProvider;
