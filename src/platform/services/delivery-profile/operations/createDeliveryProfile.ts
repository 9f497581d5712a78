import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { failedPrecondition } from '../../../contract/errors.ts';
import { events, makeRegion } from '../delivery-profile-change.ts';
import { checkRegions } from '../rules/destinations.ts';
import { deliveryProfiles, ensureDefaultProfile } from '../tables.ts';

/** The SDK's documentation of `createDeliveryProfile`. */
const MAX_PROFILES = 99;

export async function createDeliveryProfile(
  request: Request<DeliveryProfileApi, 'createDeliveryProfile'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'createDeliveryProfile'>> {
  await ensureDefaultProfile(context);
  const { db, siteId, ids, clock } = context;
  const { count } = await deliveryProfiles.count(db, siteId);
  if (count >= MAX_PROFILES) {
    throw failedPrecondition('There are as many profiles as can be.', 'DELIVERY_PROFILES_LIMIT_EXCEEDED');
  }
  const input = request.deliveryProfile ?? {};
  const now = clock.now().toISOString();
  const deliveryRegions = (input.deliveryRegions ?? []).map((region) => makeRegion(context, region));
  checkRegions({ deliveryRegions });
  const deliveryProfile = await deliveryProfiles.insert(db, siteId, {
    ...input,
    id: ids.guid(),
    default: false,
    deliveryRegions,
    createdDate: now,
    updatedDate: now,
  });
  await context.emit(events.created(deliveryProfile));
  return { deliveryProfile };
}
