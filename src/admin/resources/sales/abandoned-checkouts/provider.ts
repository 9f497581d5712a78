import type { ReminderSettings, AbandonmentSummary } from '#shared/abandoned-checkouts.ts';
import type { abandonedCheckoutExtensions } from '#shared/extensions/abandoned-checkouts.ts';
import { abandonedCheckoutOperations, type AbandonedCheckout } from '#wix/abandoned-checkout-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { currentSession } from '#admin/access/session.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { abandonedCheckoutListSpec } from './list-spec.ts';

export const SETTINGS = 'settings';
const isOwn = (): boolean => currentSession()?.ownFields ?? false;

const call = extensionClient<typeof abandonedCheckoutExtensions>();

/** With what the contract has no field for, where our own platform is asked. */
async function told(found: AbandonedCheckout[], options?: CallOptions): Promise<AbandonedCheckout[]> {
  const ids = found.flatMap(({ _id }) => _id ?? []);
  if (ids.length === 0 || !isOwn()) return found;
  const { abandonedCheckouts } = await call('listAbandonedCheckoutDetails', { ids }, options);
  const byId = new Map(abandonedCheckouts.map((one) => [one.id, one]));
  return found.map((one) => ({ ...one, told: byId.get(one._id ?? '') }));
}

const provider = platformProvider({
  spec: abandonedCheckoutListSpec,
  items: 'abandonedCheckouts',
  async list(query, options) {
    const reply = await abandonedCheckoutOperations.search(query, options);
    return { ...reply, abandonedCheckouts: await told(reply.abandonedCheckouts ?? [], options) };
  },
  get: async (id, options) => (await told([await abandonedCheckoutOperations.get(id, options)], options))[0],
  remove: abandonedCheckoutOperations.remove,
  count: async (filter: PlatformFilter, options?: CallOptions) =>
    (await call('countAbandonedCheckouts', { filter: { ...filter } }, options)).count,
});

type Counts = Parameters<typeof provider.counts>;

/** The plan of reminders is one record beside the checkouts. */
export const abandonedCheckoutsProvider = {
  ...provider,

  /** The contract counts nothing. */
  counts: async (...[resource, params]: Counts): ReturnType<typeof provider.counts> =>
    isOwn() ? provider.counts(resource, params) : { data: undefined },

  async getOne(resource: string, params: { id: string; signal?: AbortSignal }) {
    if (params.id !== SETTINGS) return provider.getOne(resource, params);
    const { settings } = await call('getReminderSettings', {}, params);
    return { data: { ...settings, id: SETTINGS } };
  },

  async update(_resource: string, { data }: { data: ReminderSettings }) {
    const { delayMinutes, remind, whom, reminders } = data;
    const { settings } = await call('changeReminderSettings', { delayMinutes, remind, whom, reminders });
    return { data: { ...settings, id: SETTINGS } };
  },

  async summary(_resource: string, options: ReadOptions): Promise<{ data: AbandonmentSummary }> {
    return { data: (await call('summarizeAbandonedCheckouts', {}, options)).summary };
  },

  async link(_resource: string, { id }: { id: string }): Promise<{ data: string }> {
    return { data: (await call('getAbandonedCheckoutLink', { abandonedCheckoutId: id })).url };
  },

  /** Without waiting for its hour. */
  async send(_resource: string, { id }: { id: string }) {
    await call('sendReminder', { abandonedCheckoutId: id });
    return { data: { id } };
  },

  async note(_resource: string, { id, note }: { id: string; note: string }) {
    await call('changeAbandonedCheckoutNote', { abandonedCheckoutId: id, note });
    return { data: { id } };
  },
};

export type AbandonedCheckoutsProvider = typeof abandonedCheckoutsProvider;
