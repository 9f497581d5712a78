import { shareOf } from '../../../shared/money.ts';
import type { Context } from '../../context.ts';
import { priceLines, refreshLines } from '../line-items/public.ts';
import type { Priced, PricingInput } from '../totals/public.ts';
import { liveLines, type Draft, type DraftDiscount, type DraftFee, type DraftLine } from './draft.ts';
import { isTaxedElsewhere, taxAddresses } from './rules/tax-place.ts';

/** What the draft adds from the catalogue follows it; what the order has stays as it was sold. */
export async function withFreshLines(context: Context, drafts: readonly Draft[]): Promise<Draft[]> {
  const followed = (line: DraftLine): boolean => !line.original && line.catalogReference !== undefined;
  const open = drafts.filter(({ status }) => status === 'DRAFT');
  const stale = open.flatMap(({ lines }) => lines.filter(followed));
  if (stale.length === 0) return [...drafts];
  const fresh = (await refreshLines(context, stale)) as DraftLine[];
  let next = 0;
  return drafts.map((draft) =>
    draft.status === 'DRAFT'
      ? { ...draft, lines: draft.lines.map((line) => (followed(line) ? (fresh[next++] ?? line) : line)) }
      : draft,
  );
}

const piecesOf = (draft: Draft): Map<string, number> =>
  new Map(liveLines(draft).map(({ id, quantity }) => [id, quantity]));

type PricedDiscount = NonNullable<PricingInput['merchantDiscounts']>[number];

/** What was taken off by the piece goes with the pieces. */
function discountOf(discount: DraftDiscount, draft: Draft): PricedDiscount {
  const { id, amount, percentage, discountType, lines = [] } = discount;
  const off = percentage === undefined ? { id, amount: amount ?? '0' } : { id, percentage };
  if (discountType === 'SHIPPING') return { ...off, reach: 'DELIVERY' };
  if (discountType === 'GLOBAL') return off;
  const pieces = piecesOf(draft);
  const reach = lines.flatMap((line) => {
    const quantity = pieces.get(line.id);
    if (quantity === undefined) return [];
    const whole = line.amount;
    return {
      id: line.id,
      amount:
        whole !== undefined && line.pieces
          ? shareOf(whole, 0, Math.min(quantity, line.pieces), line.pieces, draft.currency)
          : whole,
    };
  });
  return { ...off, reach };
}

const feeOf = (fee: DraftFee, withAgreedTax: boolean): NonNullable<PricingInput['customFees']>[number] => ({
  code: fee.code,
  name: fee.name,
  price: fee.price,
  taxable: fee.taxable,
  taxGroupId: fee.taxGroupId,
  lineItemIds: fee.lineItemIds,
  taxRate: withAgreedTax ? fee.taxRate : undefined,
});

function deliveryOf(draft: Draft, withAgreedTax: boolean): PricingInput['givenDelivery'] {
  const { shippingInfo: info } = draft;
  if (!info) return undefined;
  return {
    code: info.code ?? '',
    title: info.title ?? '',
    price: info.cost?.price?.amount ?? '0',
    isCertain: true,
    taxRate: withAgreedTax ? draft.shippingTaxRate : undefined,
  };
}

function optionsOf(draft: Draft): Omit<PricingInput, 'lines'> {
  const withAgreedTax = draft.source !== undefined && !isTaxedElsewhere(draft);
  const { shippingAddress, billingAddress } = taxAddresses(draft);
  const { memberId, email } = draft.buyerInfo ?? {};
  return {
    buyer: { memberId, email: email ?? undefined },
    include: { delivery: false, tax: !draft.taxExempt, fees: true, discountRules: false },
    merchantDiscounts: draft.discounts
      .filter(({ applied }) => applied)
      .map((discount) => discountOf(discount, draft)),
    customFees: draft.fees.filter(({ applied }) => applied).map((fee) => feeOf(fee, withAgreedTax)),
    givenDelivery: deliveryOf(draft, withAgreedTax),
    taxIncludedInPrices: withAgreedTax ? (draft.source?.taxIncludedInPrices ?? false) : undefined,
    shippingAddress,
    billingAddress,
    taxId: draft.billingInfo?.contactDetails?.vatId?.id,
  };
}

const withoutAgreedTax = (line: DraftLine): DraftLine => {
  const { taxRate: _agreed, ...item } = line.item;
  return { ...line, item };
};

/** All that the draft comes to now. */
export function priceDraft(context: Context, draft: Draft): Promise<Priced> {
  const lines = liveLines(draft).map((line) =>
    line.original && isTaxedElsewhere(draft) ? withoutAgreedTax(line) : line,
  );
  return priceLines(context, lines, optionsOf(draft));
}

/** What the shop offers to deliver it, at the prices of now. */
export async function deliveryOffers(
  context: Context,
  draft: Draft,
): Promise<Priced['carrierServiceOptions']> {
  const { givenDelivery: _chosen, ...options } = optionsOf(draft);
  if (!options.shippingAddress?.country) return [];
  const priced = await priceLines(context, liveLines(draft), {
    ...options,
    include: { delivery: true, tax: false, fees: false, discountRules: false },
  });
  return priced.carrierServiceOptions;
}
