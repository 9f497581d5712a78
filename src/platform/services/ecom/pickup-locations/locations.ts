import { notFound } from '#platform/contract/errors.ts';
import type { PickupLocationsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { removeDeliveryExtras } from '../../extensions/delivery-slots/public.ts';
import { checkRates, regionsOf } from '../shipping-options/public.ts';
import { assertQuota, checkRule } from './limits.ts';
import { pickupLocations as entity } from './tables.ts';

/** Orders keep a copy of where they are collected, so that a place may go while some wait. */
export const locations = crud<PickupLocationsApi>()({
  entity,
  key: 'pickupLocation',
  plural: 'pickupLocations',
  id: 'pickupLocationId',
  notFound: (pickupLocationId) =>
    notFound('The pickup location was not found.', undefined, { pickupLocationId }),
  async write(draft, before, context) {
    const location = { ...draft, active: draft.active ?? true, deliveryRegionIds: regionsOf(draft) };
    checkRates(location.rates, 'pickupLocation.rates');
    const added = location.deliveryRegionIds.filter((id) => !before?.deliveryRegionIds?.includes(id));
    await assertQuota(context, { added, location });
    if (!before && location.shippingRuleId) await checkRule(context, location.shippingRuleId);
    return location;
  },
  beforeRemove: ({ id }, context) => removeDeliveryExtras(context, id),
});
