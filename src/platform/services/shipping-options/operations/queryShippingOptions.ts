import type { Context } from '../../../context.ts';
import type { ShippingOptionsApi, Reply, Request } from '../../../contract/index.ts';
import { shippingOptions } from '../tables.ts';

export async function queryShippingOptions(
  request: Request<ShippingOptionsApi, 'queryShippingOptions'>,
  { db, siteId }: Context,
): Promise<Reply<ShippingOptionsApi, 'queryShippingOptions'>> {
  const { items, metadata } = await shippingOptions.query(db, siteId, request.query ?? {});
  return { shippingOptions: items, pagingMetadata: metadata };
}
