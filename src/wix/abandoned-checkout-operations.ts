import {
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  searchAbandonedCheckouts,
  type AbandonedCheckout as WixAbandonedCheckout,
  type AbandonedCheckoutSearch,
} from '@wix/auto_sdk_ecom_abandoned-checkouts';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type AbandonedCheckout = WixAbandonedCheckout;

export const abandonedCheckoutOperations = {
  search: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(searchAbandonedCheckouts)(query as AbandonedCheckoutSearch),
  get: (id: string, options?: CallOptions): Promise<AbandonedCheckout> =>
    staffClient(options).use(getAbandonedCheckout)(id),
  remove: (id: string): Promise<unknown> => staffClient().use(deleteAbandonedCheckout)(id),
};
