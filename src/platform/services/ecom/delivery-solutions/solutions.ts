import type { OfferKind } from '#shared/delivery-offer.ts';
import type { Context } from '#platform/context.ts';
import { BASIC_SHIPPING, LOCAL_DELIVERY, PICKUP } from '../delivery-profile/public.ts';
import { choices, priceWriter, type Answer } from '../totals/public.ts';

const CARRIER_OF: Record<OfferKind, string> = {
  SHIPPING: BASIC_SHIPPING.id,
  BACKUP: BASIC_SHIPPING.id,
  LOCAL_DELIVERY: LOCAL_DELIVERY.id,
  PICKUP: PICKUP.id,
};

interface Of {
  region: { id: string; name: string };
  currency: string;
  lineItemIds: string[];
}

/** Each choice as a solution for all of the lines. */
export const toSolutions = (
  { offered }: Pick<Answer, 'offered'>,
  { region, currency, lineItemIds }: Of,
  { locale, timeZone }: Context['site'],
) => {
  const write = priceWriter({ currency, conversionCurrency: currency, rate: '1', locale });
  return offered.flatMap((one) => {
    const appId = CARRIER_OF[one.offer.kind];
    return choices({ offered: [one] }).map(({ option, price, slot, pickup }) => ({
      code: option.id,
      deliveryReference: { code: option.id, appId },
      title: option.title ?? '',
      logistics: {
        ...(option.estimatedDeliveryTime && { deliveryTime: option.estimatedDeliveryTime }),
        ...(pickup?.instructions && { instructions: pickup.instructions }),
        ...(pickup && {
          pickupDetails: {
            ...(pickup.address && { address: pickup.address }),
            pickupMethod: 'STORE_PICKUP' as const,
          },
        }),
        ...(slot && { deliveryTimeSlot: { ...slot, timeZone } }),
      },
      cost: {
        price,
        currency,
        deliveryPrice: write(price),
        additionalCosts: [],
      },
      deliveryAllocations: [
        {
          deliveryCarrier: { appId, code: option.id },
          deliveryRegion: { id: region.id, name: region.name },
          applicableLineItems: { lineItemIds },
        },
      ],
      partial: false,
    }));
  });
};
