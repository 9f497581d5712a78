import { streetOf } from '#shared/address/format-address.ts';
import type { PickupPlace } from '#shared/delivery-offer.ts';
import { roundMoney, addMoney } from '#shared/money.ts';
import type { PickupLocation } from '#platform/services/ecom/pickup-locations/public.ts';
import { pickRate } from '../shipping-rate.ts';
import { regionNames, type LocalAnswerContext } from './answer-local.ts';
import type { RateDecision } from './rate-decision.ts';
import { readyAt } from './calendar.ts';
import { metresBetween, pointOf } from './geo.ts';
import { reasonWithoutRate } from './reason-without-rate.ts';

type Address = NonNullable<PickupLocation['address']> & {
  addressLine?: string | null;
  streetAddress?: { number?: string; name?: string };
};

function tellAddress(address: Address = {}): PickupPlace['address'] {
  const { country, subdivision, city, postalCode, addressLine2 } = address;
  const street = streetOf(address);
  return {
    ...(country && { country }),
    ...(subdivision && { subdivision }),
    ...(city && { city }),
    ...(postalCode && { postalCode }),
    ...(street && { addressLine: street }),
    ...(addressLine2 && { addressLine2 }),
  };
}

function tellPlace(location: PickupLocation, beside: LocalAnswerContext): PickupPlace {
  const { instructions } = location;
  const { hours, preparationHours, geocode } = beside.keeping.get(location.id) ?? {};
  const ready = readyAt(beside.now, {
    timeZone: beside.timeZone,
    ...(hours && { hours }),
    ...(preparationHours !== undefined && { preparationHours }),
  });
  const from = pointOf(beside.address.geocode);
  return {
    address: tellAddress(location.address),
    ...(instructions && { instructions }),
    ...(hours && { hours }),
    ...(ready && { readyAt: ready }),
    ...(from && geocode && { metres: Math.round(metresBetween(from, geocode)) }),
  };
}

/** Whether a parcel may be collected at a place, for how much and when. */
export function answerPickup(location: PickupLocation, beside: LocalAnswerContext): RateDecision {
  const { id, name, active, deliveryTime, rates = [], deliveryRegionIds = [] } = location;
  const { regionId, parcel, charges, currency } = beside;
  const named = { kind: 'PICKUP' as const, id, title: name ?? '' };
  if (active === false || beside.keeping.get(id)?.inactive)
    return { refusal: { ...named, reason: 'INACTIVE' } };
  if (regionId === undefined || !deliveryRegionIds.includes(regionId)) {
    const detail = { regions: regionNames(deliveryRegionIds, beside) };
    return { refusal: { ...named, reason: 'OTHER_REGION', detail } };
  }
  const rate =
    rates.length > 0
      ? pickRate(rates, parcel, charges.pickup, currency)
      : { price: roundMoney(addMoney('0', charges.pickup), currency), index: undefined };
  if (!rate) return { refusal: { ...named, ...reasonWithoutRate(rates, parcel) } };
  return {
    pickup: location,
    offer: {
      ...named,
      code: id,
      price: rate.price,
      ...(rate.index !== undefined && { rateIndex: rate.index }),
      ...(deliveryTime && { deliveryTime }),
      place: tellPlace(location, beside),
    },
  };
}
