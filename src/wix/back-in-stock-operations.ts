import {
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  markAsNotificationSent,
  queryBackInStockNotificationRequests,
  type BackInStockNotificationRequest,
  type BackInStockNotificationRequestQuery,
} from '@wix/auto_sdk_ecom_back-in-stock-notifications';
import {
  getSettings,
  startCollectingRequests,
  stopCollectingRequests,
} from '@wix/auto_sdk_ecom_back-in-stock-settings';
import { STORES_APP_ID } from '../shared/stores-app.ts';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type NotificationRequest = BackInStockNotificationRequest;

type Query = BackInStockNotificationRequestQuery;

export const backInStockOperations = {
  query: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryBackInStockNotificationRequests)(query as Query),
  /** A page by offset tells of how many it is one. */
  count: async (filter: object, options?: CallOptions): Promise<number> => {
    const query = { filter, paging: { limit: 1 } } as Query;
    const { metadata } = await staffClient(options).use(queryBackInStockNotificationRequests)(query);
    return (metadata as { total?: number } | undefined)?.total ?? 0;
  },
  get: (id: string, options?: CallOptions): Promise<NotificationRequest> =>
    staffClient(options).use(getBackInStockNotificationRequest)(id),
  /** Told in another way. */
  mark: (id: string): Promise<unknown> => staffClient().use(markAsNotificationSent)(id),
  remove: (id: string): Promise<unknown> => staffClient().use(deleteBackInStockNotificationRequest)(id),
  /** Whether requests are collected for the shop's own products. */
  async isCollecting(options?: CallOptions): Promise<boolean> {
    const { settings } = await staffClient(options).use(getSettings)();
    return (settings?.collectionStates ?? []).some(
      ({ appId, collectingRequests }) => appId === STORES_APP_ID && collectingRequests,
    );
  },
  collect: (on: boolean): Promise<unknown> =>
    staffClient().use(on ? startCollectingRequests : stopCollectingRequests)(STORES_APP_ID),
};
