import { MAX_WEBHOOKS, type Webhook } from '#shared/webhooks.ts';
import { callApi } from '#admin/access/call-api.ts';
import { restProvider } from '#admin/data/rest-provider.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';

const RANGE = encodeURIComponent(JSON.stringify([0, MAX_WEBHOOKS - 1]));

const all = ({ signal }: ReadOptions): Promise<Webhook[]> =>
  callApi<Webhook[]>('GET', `/admin/api/webhooks?range=${RANGE}`, undefined, { signal });

/** They are few: whoever counts or looks for one reads them all. */
export const webhooksProvider = {
  ...restProvider,

  async counts(_desk: string, options: ReadOptions): Promise<{ data: TabCounts }> {
    const webhooks = await all(options);
    const parked = webhooks.filter(({ state }) => state === 'PARKED').length;
    return { data: { all: webhooks.length, tabs: { parked } } };
  },

  async find(
    _desk: string,
    { text, ...options }: ReadOptions & { text: string },
  ): Promise<{ data: Webhook[] }> {
    const wanted = text.toLowerCase();
    const webhooks = await all(options);
    return {
      data: webhooks.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(wanted)),
    };
  },
};
