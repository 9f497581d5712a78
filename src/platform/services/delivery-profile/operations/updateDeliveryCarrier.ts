import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { notFound } from '../../../contract/errors.ts';
import { mergePatch } from '../../../store/index.ts';
import { changeRegion } from '../delivery-profile-change.ts';
import { checkCarrier } from '../rules/carriers.ts';

export async function updateDeliveryCarrier(
  request: Request<DeliveryProfileApi, 'updateDeliveryCarrier'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'updateDeliveryCarrier'>> {
  const input = request.deliveryCarrier ?? {};
  const options = { mask: request.fieldMask, path: 'deliveryCarrier', readonly: ['appId'], immutable: [] };
  const deliveryProfile = await changeRegion(context, request.deliveryRegionId, (region) => {
    const carriers = region.deliveryCarriers ?? [];
    if (!carriers.some(({ appId }) => appId === input.appId)) {
      const { appId } = input;
      throw notFound('This carrier does not serve the region.', 'DELIVERY_CARRIER_NOT_FOUND', { appId });
    }
    return {
      ...region,
      deliveryCarriers: carriers.map((carrier) =>
        carrier.appId === input.appId ? checkCarrier(mergePatch(carrier, input, options)) : carrier,
      ),
    };
  });
  return { deliveryProfile };
}
