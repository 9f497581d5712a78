import type { OfferKind } from '#shared/delivery-offer.ts';
import { addMoney, compareMoney, roundMoney } from '#shared/money.ts';
import { LOCAL_DELIVERY, PICKUP } from '#platform/services/ecom/delivery-profile/public.ts';
import type { Offers, PricedOption } from '../model.ts';
import { pickRate, type Parcel } from '../shipping-rate.ts';
import { answerLocal } from './answer-local.ts';
import { answerPickup } from './answer-pickup.ts';
import type { Answer, Offered, RateDecision } from './rate-decision.ts';
import { reasonWithoutRate } from './reason-without-rate.ts';

/** The code of a carrier's own rate for what no option covers. */
const BACKUP_CODE = 'backup-rate';

const RANK: Record<OfferKind, number> = { SHIPPING: 0, BACKUP: 1, LOCAL_DELIVERY: 2, PICKUP: 3 };

/** What is sent before what is brought and what is collected, so that nobody collects who did not say so. */
const inOrder = ({ offer: a }: Offered, { offer: b }: Offered): number =>
  RANK[a.kind] - RANK[b.kind] || compareMoney(a.price, b.price) || (a.id < b.id ? -1 : 1);

function answerShipping(offers: Offers, parcel: Parcel, currency: string): RateDecision[] {
  const { options, additionalCharge, besides } = offers;
  return options.map((option): RateDecision => {
    const { id, title = '', estimatedDeliveryTime, rates = [] } = option;
    const named = { kind: 'SHIPPING' as const, id, title: title ?? '' };
    if (besides?.keeping.get(id)?.inactive) return { refusal: { ...named, reason: 'INACTIVE' } };
    const rate = pickRate(rates, parcel, additionalCharge, currency);
    if (!rate) return { refusal: { ...named, ...reasonWithoutRate(rates, parcel) } };
    return {
      offer: {
        ...named,
        code: id,
        price: rate.price,
        rateIndex: rate.index,
        ...(estimatedDeliveryTime && { deliveryTime: estimatedDeliveryTime }),
      },
    };
  });
}

function answerBackup(
  { backup, additionalCharge }: Offers,
  isNeeded: boolean,
  currency: string,
): RateDecision[] {
  if (!backup) return [];
  const named = { kind: 'BACKUP' as const, id: BACKUP_CODE, title: backup.title };
  if (!isNeeded) return [{ refusal: { ...named, reason: 'NOT_NEEDED' } }];
  const price = roundMoney(addMoney(backup.amount, additionalCharge), currency);
  return [{ offer: { ...named, code: BACKUP_CODE, price } }];
}

/**
 * What is offered to an address for a parcel, and why the rest isn't: the one answer that estimate, checkout and
 * try-out give.
 */
export function answerDelivery(offers: Offers, parcel: Parcel, currency: string): Answer {
  const shipping = answerShipping(offers, parcel, currency);
  const isNeeded = !shipping.some((outcome) => 'offer' in outcome);
  const { besides, region } = offers;
  const beside = besides && { ...besides, regionId: region?.id, parcel, currency };
  const verdicts: RateDecision[] = [
    ...shipping,
    ...answerBackup(offers, isNeeded, currency),
    ...(beside ? beside.local.map((option) => answerLocal(option, beside)) : []),
    ...(beside ? beside.pickups.map((place) => answerPickup(place, beside)) : []),
  ];
  return {
    offered: verdicts.flatMap((outcome) => ('offer' in outcome ? [outcome] : [])).toSorted(inOrder),
    refused: verdicts.flatMap((outcome) => ('offer' in outcome ? [] : [outcome.refusal])),
  };
}

/** As a checkout chooses: each time with a place left is a choice of its own. */
export const choices = ({ offered }: Pick<Answer, 'offered'>): PricedOption[] =>
  offered.flatMap(({ offer, pickup }): PricedOption[] => {
    const { kind, code, title, price, deliveryTime, slots } = offer;
    const option = { id: code, title, ...(deliveryTime && { estimatedDeliveryTime: deliveryTime }) };
    if (kind === 'PICKUP') return [{ option, price, carrierId: PICKUP.id, ...(pickup && { pickup }) }];
    if (kind !== 'LOCAL_DELIVERY') return [{ option, price }];
    if (!slots) return [{ option, price, carrierId: LOCAL_DELIVERY.id }];
    return slots
      .filter(({ left }) => left !== 0)
      .map(({ code: id, from, to }) => ({
        option: { ...option, id },
        price,
        carrierId: LOCAL_DELIVERY.id,
        slot: { from, to },
      }));
  });
