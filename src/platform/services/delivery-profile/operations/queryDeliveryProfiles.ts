import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { deliveryProfiles, ensureDefaultProfile } from '../tables.ts';

export async function queryDeliveryProfiles(
  request: Request<DeliveryProfileApi, 'queryDeliveryProfiles'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'queryDeliveryProfiles'>> {
  await ensureDefaultProfile(context);
  const { db, siteId } = context;
  const { items, metadata } = await deliveryProfiles.query(db, siteId, request.query ?? {});
  return { deliveryProfiles: items, pagingMetadata: metadata };
}
