import type { Context } from '#platform/context.ts';
import { readDeliveryExtras, setInactive } from '../../extensions/delivery-slots/public.ts';
import { localDeliveries } from '../local-delivery-options/public.ts';
import { pickupPlaces, setPickupPlaceActive } from '../pickup-locations/public.ts';
import { optionsIn, shippingOptionExists } from '../shipping-options/public.ts';
import { BASIC_SHIPPING, LOCAL_DELIVERY, PICKUP } from './delivery-profile.ts';
import { ownValue } from '#shared/own-value.ts';

/** What a carrier offers in a region: an option or a place. */
export interface CarrierRow {
  id: string;
  title: string;
  time: string;
  prices: string[];
  active: boolean;
}

type Rates = readonly { amount?: string }[] | undefined;
const pricesOf = (rates: Rates): string[] => (rates ?? []).map(({ amount = '0' }) => amount);

/** By carrier. */
const readers: Record<string, (context: Context, regionId: string) => Promise<CarrierRow[]>> = {
  [BASIC_SHIPPING.id]: async (context, regionId) =>
    (await optionsIn(context, regionId)).map(({ id, title, estimatedDeliveryTime, rates }) => ({
      id,
      title: title ?? '',
      time: estimatedDeliveryTime ?? '',
      prices: pricesOf(rates),
      active: true,
    })),
  [LOCAL_DELIVERY.id]: async (context, regionId) =>
    (await localDeliveries(context))
      .filter(({ deliveryRegionIds }) => deliveryRegionIds?.includes(regionId))
      .map(({ id, areaName, estimatedDeliveryTime, rates, rate }) => ({
        id,
        title: areaName ?? '',
        time: estimatedDeliveryTime ?? '',
        prices: rates?.length ? pricesOf(rates) : [rate ?? '0'],
        active: true,
      })),
  [PICKUP.id]: async (context, regionId) =>
    (await pickupPlaces(context))
      .filter(({ deliveryRegionIds }) => deliveryRegionIds?.includes(regionId))
      .map(({ id, name, deliveryTime, rates, active }) => ({
        id,
        title: name ?? '',
        time: deliveryTime ?? '',
        prices: rates?.length ? pricesOf(rates) : ['0'],
        active: active !== false,
      })),
};

export async function carrierRows(
  context: Context,
  carrierId: string,
  regionId: string,
): Promise<CarrierRow[]> {
  const rows = (await ownValue(readers, carrierId)?.(context, regionId)) ?? [];
  if (rows.length === 0) return rows;
  const inactive = new Set(
    (await readDeliveryExtras(context)).flatMap((one) => (one.inactive ? one.id : [])),
  );
  return rows.map((row) => ({ ...row, active: row.active && !inactive.has(row.id) }));
}

/**
 * Switches one row of a carrier on or off: a pickup location by its own field, what has no such field beside it.
 * @returns false where the carrier has no such row
 */
export async function switchRow(
  context: Context,
  carrierId: string,
  { rowId, active }: { rowId: string; active: boolean },
): Promise<boolean> {
  if (carrierId === PICKUP.id) {
    if (!(await pickupPlaces(context)).some(({ id }) => id === rowId)) return false;
    await setPickupPlaceActive(context, rowId, active);
    return true;
  }
  const isKnown =
    carrierId === LOCAL_DELIVERY.id
      ? (await localDeliveries(context)).some(({ id }) => id === rowId)
      : await shippingOptionExists(context, rowId);
  if (isKnown) await setInactive(context, rowId, !active);
  return isKnown;
}
