import type { Priced } from '../pricing.ts';
import type { Bill, PricedOption } from '../rules/model.ts';
import type { WritePrice } from './prices.ts';
import { writeTaxDetails } from './taxes.ts';

const describe = ({
  option,
}: PricedOption): { code: string; title?: string; logistics: { deliveryTime?: string } } => ({
  code: option.id,
  ...(option.title && { title: option.title }),
  logistics: { ...(option.estimatedDeliveryTime && { deliveryTime: option.estimatedDeliveryTime }) },
});

export function writeDelivery(
  bill: Bill,
  carrierId: string,
  write: WritePrice,
): Pick<Priced, 'carrierServiceOptions' | 'selectedCarrierServiceOption' | 'shippingRegion'> {
  const { options, selected } = bill.delivery;
  const region = bill.facts.offers?.region;
  return {
    ...(region && { shippingRegion: region }),
    carrierServiceOptions:
      options.length === 0
        ? []
        : [
            {
              carrierId,
              shippingOptions: options.map((priced) => ({
                ...describe(priced),
                cost: { price: write(priced.price), otherCharges: [] },
              })),
            },
          ],
    ...(selected && {
      selectedCarrierServiceOption: {
        ...describe(selected.option),
        carrierId,
        requestedShippingOption: selected.isRequested,
        otherCharges: [],
        cost: {
          price: write(selected.option.price),
          totalDiscount: write(selected.discount),
          totalPriceBeforeTax: write(selected.taxed.beforeTax),
          totalPriceAfterTax: write(selected.taxed.afterTax),
          taxDetails: writeTaxDetails(selected.taxed, write),
        },
      },
    }),
  };
}
