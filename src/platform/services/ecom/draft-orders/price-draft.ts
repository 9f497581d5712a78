import type { Context } from '#platform/context.ts';
import { priceLines, refreshLines } from '../line-items/public.ts';
import type { Priced, PricingInput } from '../totals/public.ts';
import { liveLines, type Draft, type DraftDiscount, type DraftFee, type DraftLine } from './draft.ts';
import { agreedLines, remainingShares, type AgreedLines } from './rules/agreed-lines.ts';
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

type PricedDiscount = NonNullable<PricingInput['merchantDiscounts']>[number];

/** What was agreed with the order is taken off by line, and goes with the items; a new discount of it all is distributed. */
function discountOf(discount: DraftDiscount, draft: Draft, agreed: AgreedLines): PricedDiscount {
  const { id, amount, percentage, discountType } = discount;
  const off = percentage === undefined ? { id, amount: amount ?? '0' } : { id, percentage };
  if (discountType === 'SHIPPING') return { ...off, reach: 'DELIVERY' };
  const shares = remainingShares(discount, draft, agreed);
  if (discountType === 'SPECIFIC_ITEMS') return { ...off, reach: shares };
  if (!discount.lines) return off;
  return { ...off, shares: shares.map((share) => ({ id: share.id, amount: share.amount ?? '0' })) };
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

function optionsOf(draft: Draft, agreed: AgreedLines): Omit<PricingInput, 'lines'> {
  const withAgreedTax = draft.source !== undefined && !isTaxedElsewhere(draft);
  const { shippingAddress, billingAddress } = taxAddresses(draft, draft.source);
  const { memberId, email } = draft.buyerInfo ?? {};
  return {
    buyer: { memberId, email: email ?? undefined },
    include: { delivery: false, tax: !draft.taxExempt, fees: true, discountRules: false },
    merchantDiscounts: draft.discounts
      .filter(({ applied }) => applied)
      .map((discount) => discountOf(discount, draft, agreed)),
    customFees: draft.fees.filter(({ applied }) => applied).map((fee) => feeOf(fee, withAgreedTax)),
    givenDelivery: deliveryOf(draft, withAgreedTax),
    taxIncludedInPrices: withAgreedTax ? (draft.source?.taxIncludedInPrices ?? false) : undefined,
    shippingAddress,
    billingAddress,
    taxId: draft.billingInfo?.contactDetails?.vatId?.id,
  };
}

function withTaxOf(line: DraftLine, draft: Draft, agreed: AgreedLines): DraftLine {
  const { taxRate: _agreed, ...item } = line.item;
  if (line.original && isTaxedElsewhere(draft)) return { ...line, item };
  const agreedTax = agreed.get(line.id);
  return agreedTax ? { ...line, item: { ...line.item, agreedTax } } : line;
}

/** All that the draft comes to now. */
export function priceDraft(context: Context, draft: Draft): Promise<Priced> {
  const agreed = agreedLines(draft);
  const lines = liveLines(draft).map((line) => withTaxOf(line, draft, agreed));
  return priceLines(context, lines, optionsOf(draft, agreed));
}

/** What the shop offers to deliver it, at the prices of now. */
export async function deliveryOffers(
  context: Context,
  draft: Draft,
): Promise<Priced['carrierServiceOptions']> {
  const { givenDelivery: _chosen, ...options } = optionsOf(draft, agreedLines(draft));
  if (!options.shippingAddress?.country) return [];
  const priced = await priceLines(context, liveLines(draft), {
    ...options,
    include: { delivery: true, tax: false, fees: false, discountRules: false },
  });
  return priced.carrierServiceOptions;
}
