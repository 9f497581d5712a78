import {
  deleteReview,
  queryReviews,
  updateReview,
  type Review,
  type ReviewQuery,
} from '@wix/auto_sdk_reviews_reviews';
import { queryProducts, type V3Product } from '@wix/auto_sdk_stores_products-v-3';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import { shopperClient, type CallOptions } from '../shopper-client.ts';
import { listOrders, type Order } from './order-operations.ts';
import { named } from './review-operations.ts';
import type { UploadedFile } from './upload-operations.ts';

export type { Review };

/** The platform's largest page. */
const PAGE = 100;
/** Orders that are looked through for what nobody has written about yet. */
const ORDERS = 30;

/** All that the member has written about products, newest first; nobody else sees those that wait or are not shown. */
export async function readOwnReviews(contactId: string, options?: CallOptions): Promise<Review[]> {
  const found: Review[] = [];
  let cursor: string | undefined;
  do {
    const { reviews = [], metadata } = await shopperClient(options).use(queryReviews)({
      ...(cursor === undefined && {
        filter: { namespace: 'stores', 'author.contactId': contactId },
        sort: [{ fieldName: '_createdDate', order: 'DESC' }],
      }),
      cursorPaging: { limit: PAGE, ...(cursor !== undefined && { cursor }) },
    } as ReviewQuery);
    found.push(...reviews);
    cursor = metadata?.cursors?.next ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** Those of the products that are still in the shop, by their ids. */
export async function readProducts(
  ids: readonly string[],
  options?: CallOptions,
): Promise<Map<string, V3Product>> {
  const products = new Map<string, V3Product>();
  for (let start = 0; start < ids.length; start += PAGE) {
    const { products: found = [] } = await shopperClient(options).use(queryProducts)({
      filter: { _id: { $in: ids.slice(start, start + PAGE) }, visible: true },
      cursorPaging: { limit: PAGE },
    });
    for (const product of found) products.set(product._id ?? '', product);
  }
  return products;
}

export interface Bought {
  productId: string;
  /** When it was last ordered. */
  date: Date | undefined;
}

/** What is on paid orders, each product once, the last ordered first. */
export function boughtOn(orders: readonly Order[]): Bought[] {
  const bought = new Map<string, Bought>();
  for (const { paymentStatus, status, lineItems = [], purchasedDate, _createdDate } of orders) {
    if (paymentStatus !== 'PAID' || status !== 'APPROVED') continue;
    for (const { catalogReference } of lineItems) {
      const { appId, catalogItemId: productId } = catalogReference ?? {};
      if (appId !== STORES_APP_ID || !productId || bought.has(productId)) continue;
      bought.set(productId, { productId, date: purchasedDate ?? _createdDate ?? undefined });
    }
  }
  return [...bought.values()];
}

export const readBought = async (options?: CallOptions): Promise<Bought[]> =>
  boughtOn((await listOrders({ limit: ORDERS }, options)).orders);

export interface ChangedReview {
  rating: number;
  title: string;
  body: string;
  media: readonly UploadedFile[];
}

/** The shop's rules decide anew what becomes of it. */
export const changeReview = (
  { _id = '', revision }: Pick<Review, '_id' | 'revision'>,
  { media, ...content }: ChangedReview,
): Promise<Review> =>
  shopperClient().use(updateReview)(_id ?? '', {
    revision: revision ?? '',
    content: { ...content, media: media.map((file) => named(file)) },
  });

export const removeReview = async (id: string): Promise<void> => {
  await shopperClient().use(deleteReview)(id);
};
