import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { LocalDeliveryOption } from './local-delivery-option.ts';
import { localDeliveryOptions, optionsOfRule } from './tables.ts';

/** More than anybody would choose from, as of shipping options. */
const MAX_IN_REGION = 100;

/** @throws 428 where a region, or an older shipping rule, has as many as it can */
export async function assertQuota(
  context: Context,
  { deliveryRegionIds = [], externalId }: Partial<LocalDeliveryOption>,
): Promise<void> {
  const { db, siteId } = context;
  for (const deliveryRegionId of deliveryRegionIds) {
    const filter = { deliveryRegionIds: { $hasSome: [deliveryRegionId] } };
    const { count } = await localDeliveryOptions.count(db, siteId, filter);
    if (count >= MAX_IN_REGION) {
      const code = 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED';
      throw failedPrecondition('The region has as many local deliveries as it can.', code, {
        deliveryRegionId,
      });
    }
  }
  if (externalId && (await optionsOfRule(context, externalId)).length >= MAX_IN_REGION) {
    const code = 'LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED';
    throw failedPrecondition('There are as many for this id as there can be.', code, { externalId });
  }
}
