import type { Priced } from '../pricing.ts';
import type { Bill, PricedOption } from '../rules/model.ts';
import type { WritePrice } from './prices.ts';
import { writeTaxDetails } from './taxes.ts';

type Logistics = NonNullable<NonNullable<Priced['selectedCarrierServiceOption']>['logistics']>;

function logisticsOf({ option, slot, pickup }: PricedOption): Logistics {
  const { address, instructions } = pickup ?? {};
  return {
    ...(option.estimatedDeliveryTime && { deliveryTime: option.estimatedDeliveryTime }),
    ...(instructions && { instructions }),
    ...(pickup && { pickupDetails: { ...(address && { address }), pickupMethod: 'STORE_PICKUP' } }),
    ...(slot && { deliveryTimeSlot: slot }),
  };
}

const describe = (priced: PricedOption): { code: string; title?: string; logistics: Logistics } => ({
  code: priced.option.id,
  ...(priced.option.title && { title: priced.option.title }),
  logistics: logisticsOf(priced),
});

export function writeDelivery(
  bill: Bill,
  carrierId: string,
  write: WritePrice,
): Pick<Priced, 'carrierServiceOptions' | 'selectedCarrierServiceOption' | 'shippingRegion'> {
  const { options, selected } = bill.delivery;
  const region = bill.facts.offers?.region;
  const byCarrier = Map.groupBy(options, (priced) => priced.carrierId ?? carrierId);
  return {
    ...(region && { shippingRegion: { id: region.id, name: region.name } }),
    carrierServiceOptions: [...byCarrier].map(([id, of]) => ({
      carrierId: id,
      shippingOptions: of.map((priced) => ({
        ...describe(priced),
        cost: { price: write(priced.price), otherCharges: [] },
      })),
    })),
    ...(selected && {
      selectedCarrierServiceOption: {
        ...describe(selected.option),
        carrierId: selected.option.carrierId ?? carrierId,
        requestedShippingOption: selected.isRequested,
        otherCharges: [],
        cost: {
          price: write(selected.option.price),
          totalDiscount: write(selected.discount),
          totalPriceBeforeTax: write(selected.taxed.beforeTax),
          totalPriceAfterTax: write(selected.taxed.afterTax),
          taxDetails: writeTaxDetails(selected.taxed, write, bill.facts.currency),
        },
      },
    }),
  };
}
