import {
  createPromotion,
  deletePromotion,
  getPromotion,
  queryPromotions,
  searchPromotions,
  updatePromotion,
  type Promotion,
} from '@wix/auto_sdk_stores_promotions-v-3';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { Promotion };

/** What is sent of a promotion; without media the stored picture stays. */
export interface PromotionChange {
  name: string;
  destinationUrl: string | null;
  enabled: boolean;
  categories: { _id: string; position: number; appliedToSubcategories: boolean }[];
  media?: { _id: string; altText: string | null };
}

export const promotionOperations = {
  query: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryPromotions)(query as object),
  /** By words of their names. */
  search: (words: string, limit: number, options?: CallOptions) =>
    staffClient(options).use(searchPromotions)({ search: { expression: words }, cursorPaging: { limit } }),
  get: (id: string, options?: CallOptions) => staffClient(options).use(getPromotion)(id),
  create: (promotion: PromotionChange) => staffClient().use(createPromotion)(promotion),
  update: (id: string, promotion: PromotionChange & { revision: string }) =>
    staffClient().use(updatePromotion)(id, promotion),
  delete: (id: string) => staffClient().use(deletePromotion)(id),
};
