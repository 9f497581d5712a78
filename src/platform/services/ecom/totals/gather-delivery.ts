import { addMoney, isDecimal, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import {
  BASIC_SHIPPING,
  type DeliveryRegion,
  deliveryRegionAt,
  deliveryRegions,
  LOCAL_DELIVERY,
  PICKUP,
} from '../delivery-profile/public.ts';
import { readDeliveryExtras, takenSlots } from '../../extensions/delivery-slots/public.ts';
import { localDeliveries } from '../local-delivery-options/public.ts';
import { pickupPlaces } from '../pickup-locations/public.ts';
import { optionsIn } from '../shipping-options/public.ts';
import type { OfferAddress } from './rules/delivery/area.ts';
import type { Besides, Offers } from './rules/model.ts';

function chargeOf(region: DeliveryRegion | undefined, carrierId: string): Decimal {
  const carrier = region?.deliveryCarriers?.find(({ appId }) => appId === carrierId);
  return addMoney(
    '0',
    ...(carrier?.additionalCharges ?? []).map(({ amount = '0' }) => amount).filter(isDecimal),
  );
}

async function besidesAt(
  context: Context,
  address: OfferAddress,
  region: DeliveryRegion | undefined,
  checkoutId: string | undefined,
): Promise<Besides | undefined> {
  const local = await localDeliveries(context);
  const pickups = await pickupPlaces(context);
  const keeping = new Map((await readDeliveryExtras(context)).map((one) => [one.id, one]));
  if (local.length + pickups.length + keeping.size === 0) return undefined;
  const limited = local.filter(
    ({ id, deliveryRegionIds = [] }) =>
      region && deliveryRegionIds.includes(region.id) && keeping.get(id)?.slotCapacity !== undefined,
  );
  return {
    address,
    now: context.clock.now(),
    timeZone: context.site.timeZone,
    local,
    pickups,
    keeping,
    taken: await takenSlots(
      context,
      limited.map(({ id }) => id),
      checkoutId,
    ),
    charges: { local: chargeOf(region, LOCAL_DELIVERY.id), pickup: chargeOf(region, PICKUP.id) },
    regions: new Map((await deliveryRegions(context)).map(({ id, name }) => [id, name ?? ''])),
  };
}

/** What the shop offers at an address; a region nobody serves has no options. */
export async function offersAt(
  context: Context,
  address: OfferAddress,
  checkoutId?: string,
): Promise<Offers> {
  const match = await deliveryRegionAt(context, address);
  const region = match?.region;
  const besides = await besidesAt(context, address, region, checkoutId);
  if (!match || !region)
    return {
      region: undefined,
      options: [],
      additionalCharge: '0',
      backup: undefined,
      ...(besides && { besides }),
    };
  const carrier = region.deliveryCarriers?.find(({ appId }) => appId === BASIC_SHIPPING.id);
  const { active, amount, title } = carrier?.backupRate ?? {};
  return {
    region: { id: region.id, name: region.name ?? '', by: match.by },
    options: await optionsIn(context, region.id),
    additionalCharge: chargeOf(region, BASIC_SHIPPING.id),
    backup: active && amount ? { title: title ?? BASIC_SHIPPING.displayName, amount } : undefined,
    ...(besides && { besides }),
  };
}
