import type { Context } from '../../context.ts';
import type { Priced, PricingInput, PricingLine } from './pricing.ts';
import type { Facts, Item } from './rules/model.ts';
import { computeBill } from './rules/pipeline.ts';
import { writeBill } from './wire/write-bill.ts';

const PAID_LATER = new Set(['FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE']);

const itemOf = (line: PricingLine): Item => ({
  id: line.id,
  name: line.name,
  price: line.price,
  fullPrice: line.fullPrice ?? line.price,
  quantity: line.quantity,
  weight: line.weight ?? 0,
  shippable: line.shippable,
  taxGroupId: line.taxGroupId,
  catalog:
    line.custom || !line.catalogReference?.appId || !line.catalogReference.catalogItemId
      ? undefined
      : { appId: line.catalogReference.appId, itemId: line.catalogReference.catalogItemId },
  collectionIds: line.collectionIds ?? [],
  paidLater: PAID_LATER.has(line.paymentOption ?? ''),
});

/** Prices a basket as it stands. What is wrong with codes or the address goes into `calculationErrors`. */
export async function priceItems(context: Context, input: PricingInput): Promise<Priced> {
  const { site, ids } = context;
  const facts: Facts = {
    currency: site.currency,
    items: input.lines.map(itemOf),
    discountRules: [],
    memberId: input.buyer.memberId,
    coupon: undefined,
    merchantDiscounts: (input.merchantDiscounts ?? []).map(({ id, amount, percentage }) => ({
      id: id ?? ids.guid(),
      off: percentage === undefined ? { amount: amount ?? '0' } : { percentage },
    })),
    offers: undefined,
    selectedOption: input.selectedOption,
    givenDelivery: input.givenDelivery,
    fees: input.include.fees
      ? (input.customFees ?? []).map((fee) => ({
          code: fee.code ?? fee.name,
          name: fee.name,
          price: fee.price,
          taxGroupId: fee.taxGroupId,
          taxable: fee.taxable ?? true,
          lineItemIds: fee.lineItemIds,
        }))
      : [],
    tax: undefined,
    giftCard: undefined,
  };
  return writeBill(computeBill(facts), {
    conversion: {
      currency: site.currency,
      conversionCurrency: input.conversion?.currency ?? site.currency,
      rate: input.conversion?.rate ?? '1',
      locale: site.locale,
    },
    carrierId: '45c44b27-ca7b-4891-8c0d-1747d588b835',
    calculationErrors: {},
    giftCard: undefined,
  });
}
