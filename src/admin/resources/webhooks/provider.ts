import { MOST_WEBHOOKS, type Webhook } from '#shared/webhooks.ts';
import { callApi } from '../../access/call-api.ts';
import { restProvider } from '../../data/rest-provider.ts';
import type { TabCounts } from '../../data/tab-counts.ts';

const RANGE = encodeURIComponent(JSON.stringify([0, MOST_WEBHOOKS - 1]));

interface Asked {
  signal?: AbortSignal;
}

const all = ({ signal }: Asked): Promise<Webhook[]> =>
  callApi<Webhook[]>('GET', `/admin/api/webhooks?range=${RANGE}`, undefined, { signal });

/** They are few: whoever counts or looks for one reads them all. */
export const webhooksProvider = {
  ...restProvider,

  async counts(_desk: string, asked: Asked): Promise<{ data: TabCounts }> {
    const webhooks = await all(asked);
    const parked = webhooks.filter(({ state }) => state === 'PARKED').length;
    return { data: { all: webhooks.length, tabs: { parked } } };
  },

  async find(_desk: string, { text, ...asked }: Asked & { text: string }): Promise<{ data: Webhook[] }> {
    const wanted = text.toLowerCase();
    const webhooks = await all(asked);
    return {
      data: webhooks.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(wanted)),
    };
  },
};
