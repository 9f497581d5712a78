import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { badRequest } from '../../../contract/errors.ts';
import { events, lockDeliveryProfile } from '../delivery-profile-change.ts';
import { deliveryProfiles } from '../tables.ts';

export async function updateDeliveryProfile(
  request: Request<DeliveryProfileApi, 'updateDeliveryProfile'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'updateDeliveryProfile'>> {
  const { db, siteId, clock } = context;
  const { deliveryProfile: input } = request;
  const before = await lockDeliveryProfile(context, input.id);
  if (input.deliveryRegions) {
    throw badRequest('Regions have calls of their own.', 'DELIVERY_REGION_CANNOT_BE_UPDATED');
  }
  if (input.default != null && input.default !== before.default) {
    throw badRequest('Which profile is the default stays as it is.', 'DEFAULT_CANNOT_BE_UPDATED');
  }
  const after = deliveryProfiles.mergePatch(before, input, {
    mask: request.fieldMask,
    path: 'deliveryProfile',
  });
  const deliveryProfile = await deliveryProfiles.replace(db, siteId, after, {
    expectedRevision: input.revision,
    now: clock.now(),
  });
  await context.emit(events.updated(deliveryProfile));
  return { deliveryProfile };
}
