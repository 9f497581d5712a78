import type { Demand, NotificationRequestDetails } from '#shared/demand.ts';
import type { backInStockExtensions } from '#shared/extensions/back-in-stock.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { entitySource, type EntitySource } from './entity-source.ts';

const AT_ONCE = 100;
const QUERY = 'ecom_back-in-stock-notifications.queryBackInStockNotificationRequests';

const labelOf = ({ name, choices, id }: Pick<Demand, 'name' | 'choices' | 'id'>): string =>
  [name || id.slice(0, 8), choices].filter(Boolean).join(', ');

const call = extensionCaller<typeof backInStockExtensions>();

const board = (platformFetch: PlatformFetch, query: object) => call(platformFetch, 'queryDemand', { query });

/** Variants that people wait for: the embedded platform's own, which the contract counts one by one. */
export const demands: EntitySource<Demand> = {
  plural: 'demands',
  search: QUERY,
  async select(platformFetch, { filter, sort, cursor }) {
    const { demands: found, pagingMetadata } = await board(
      platformFetch,
      cursor === undefined
        ? { filter, ...(sort && { sort }), cursorPaging: { limit: AT_ONCE } }
        : { cursorPaging: { limit: AT_ONCE, cursor } },
    );
    const { next } = pagingMetadata.cursors;
    return {
      items: found.map((each) => ({ id: each.id, label: labelOf(each) })),
      ...(next !== undefined && { next }),
    };
  },
  async labels(platformFetch, ids) {
    const found = await demands.byIds(platformFetch, ids);
    return new Map([...found].map(([id, each]) => [id, labelOf(each)]));
  },
  async byIds(platformFetch, ids) {
    const found = new Map<string, Demand>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const filter = { id: { $in: ids.slice(from, from + AT_ONCE) } };
      const page = await board(platformFetch, { filter, cursorPaging: { limit: AT_ONCE } });
      for (const each of page.demands) found.set(each.id, each);
    }
    return found;
  },
};

export interface JobRequest {
  id: string;
  email?: string;
  status?: string;
  createdDate?: string;
  /** What the contract does not say. */
  told?: NotificationRequestDetails;
}

export const plainRequestSource = entitySource<JobRequest>({
  search: QUERY,
  plural: 'requests',
  label: ({ email }) => email,
});

/** With what they are about, as the embedded platform tells it. */
export const requestSource: EntitySource<JobRequest> = {
  ...plainRequestSource,
  async byIds(platformFetch, ids) {
    const found = await plainRequestSource.byIds(platformFetch, ids);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { requests } = await call(platformFetch, 'listNotificationRequestDetails', {
        ids: ids.slice(from, from + AT_ONCE),
      });
      for (const told of requests) {
        const request = found.get(told.id);
        if (request) found.set(told.id, { ...request, told });
      }
    }
    return found;
  },
};
