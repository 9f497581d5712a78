import { compareMoney, roundMoney, addMoney, type Decimal } from '#shared/money.ts';
import type { LocalDeliveryOption } from '#platform/services/ecom/local-delivery-options/public.ts';
import type { Besides } from '../model.ts';
import { pickRate, type Parcel } from '../shipping-rate.ts';
import type { RateDecision } from './rate-decision.ts';
import { outsideOf } from './area.ts';
import { slotsOf } from './slots.ts';
import { reasonWithoutRate } from './reason-without-rate.ts';

export interface LocalAnswerContext extends Besides {
  regionId: string | undefined;
  parcel: Parcel;
  currency: string;
}

/** Of regions an option is for, these say enough. */
const MAX_LISTED = 6;

export const regionNames = (ids: readonly string[], { regions }: Besides): string[] =>
  ids.flatMap((id) => regions.get(id) || []).slice(0, MAX_LISTED);

/** Options of older callers have one price, and a sum from which it is free. */
function priceOf(
  option: LocalDeliveryOption,
  { parcel, currency, charges }: LocalAnswerContext,
): { price: Decimal; index?: number } | undefined {
  const { rates = [], rate, minimumFreeDeliveryOrderAmount: freeFrom } = option;
  if (freeFrom != null && compareMoney(parcel.price, String(freeFrom)) >= 0)
    return { price: roundMoney('0', currency) };
  if (rates.length > 0) return pickRate(rates, parcel, charges.local, currency);
  return { price: roundMoney(addMoney(rate ?? '0', charges.local), currency) };
}

/** Whether the shop brings a parcel to the address itself, for how much and when. */
export function answerLocal(option: LocalDeliveryOption, beside: LocalAnswerContext): RateDecision {
  const { id, areaName, estimatedDeliveryTime, scheduledDeliveryConfig, deliveryRegionIds = [] } = option;
  const { regionId, parcel, keeping, now, timeZone, taken } = beside;
  const named = { kind: 'LOCAL_DELIVERY' as const, id, title: areaName ?? '' };
  if (keeping.get(id)?.inactive) return { refusal: { ...named, reason: 'INACTIVE' } };
  if (regionId === undefined || !deliveryRegionIds.includes(regionId)) {
    const detail = { regions: regionNames(deliveryRegionIds, beside) };
    return { refusal: { ...named, reason: 'OTHER_REGION', detail } };
  }
  const outside = outsideOf(option, beside.address);
  if (outside) return { refusal: { ...named, ...outside } };
  const rate = priceOf(option, beside);
  if (!rate) return { refusal: { ...named, ...reasonWithoutRate(option.rates ?? [], parcel) } };
  const capacity = keeping.get(id)?.slotCapacity;
  const slots =
    scheduledDeliveryConfig &&
    slotsOf(scheduledDeliveryConfig, { optionId: id, now, timeZone, capacity, taken });
  const first = slots?.find(({ left }) => left !== 0);
  if (slots && !first) return { refusal: { ...named, reason: 'NO_SLOT' } };
  return {
    offer: {
      ...named,
      code: first?.code ?? id,
      price: rate.price,
      ...(rate.index !== undefined && { rateIndex: rate.index }),
      ...(estimatedDeliveryTime && { deliveryTime: estimatedDeliveryTime }),
      ...(slots && { slots }),
    },
  };
}
