import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { badRequest } from '../../../contract/errors.ts';
import { mergePatch } from '../../../store/index.ts';
import type { DeliveryRegion } from '../delivery-profile.ts';
import { changeRegion, deliveryRegionNotFound, lockDeliveryProfile } from '../delivery-profile-change.ts';

export async function updateDeliveryRegion(
  request: Request<DeliveryProfileApi, 'updateDeliveryRegion'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'updateDeliveryRegion'>> {
  const { deliveryProfileId, deliveryRegion } = request;
  const { deliveryRegions } = await lockDeliveryProfile(context, deliveryProfileId);
  if (!deliveryRegions.some(({ id }) => id === deliveryRegion.id))
    throw deliveryRegionNotFound(deliveryRegion.id);
  if (deliveryRegion.deliveryCarriers) {
    throw badRequest('Carriers have calls of their own.', 'DELIVERY_CARRIER_CANNOT_BE_UPDATED');
  }
  const options = {
    mask: request.fieldMask,
    path: 'deliveryRegion',
    readonly: ['id', 'createdDate', 'deliveryCarriers'],
    immutable: [],
  };
  const change = (region: DeliveryRegion): DeliveryRegion => mergePatch(region, deliveryRegion, options);
  return { deliveryProfile: await changeRegion(context, deliveryRegion.id, change, request) };
}
