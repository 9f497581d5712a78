import { OFFER } from '#shared/offer.ts';
import {
  offerOf,
  type CalculatedDraft,
  type Draft,
  type DraftBasis,
  type NewDiscount,
} from '#wix/draft-operations.ts';
import { customerFromOrder } from './from-order.ts';
import { lineProblems } from './draft-record.ts';

interface DraftCopy {
  basis: DraftBasis;
  /** It is set apart, once there are totals. */
  deposit: { percentage: string } | { amount: { amount: string } } | undefined;
  /** Lines whose product is gone or sold out: nothing can begin with them. */
  leftOut: number;
}

type Line = NonNullable<NonNullable<Draft['lineItems']>[number]['lineItem']>;

const priceOf = ({ priceBeforeDiscounts, price }: Line) => ({
  price: { amount: priceBeforeDiscounts?.amount ?? price?.amount ?? '0' },
});

/** Discounts of the draft's own; those over lines that stay behind stay with them. */
function discountsOf({ discounts = [] }: Draft, ids: ReadonlyMap<string, string>): NewDiscount[] {
  return discounts.flatMap(({ discount, source, applied }) => {
    const off = discount?.merchantDiscount;
    if (!off || source !== 'CUSTOM') return [];
    const said = off as typeof off & { percentage?: string; description?: string };
    const { discountType = 'GLOBAL', lineItemIds = [] } = discount;
    const lineItemId = ids.get(lineItemIds[0] ?? '');
    if (discountType === 'SPECIFIC_ITEMS' && !lineItemId) return [];
    return {
      discountType,
      applyToDraftOrder: applied ?? false,
      ...(said.percentage
        ? { percentage: said.percentage }
        : { priceAmount: { amount: off.amount?.amount } }),
      ...(said.description && { description: said.description }),
      ...(discountType === 'SPECIFIC_ITEMS' && { lineItemDiscounts: [{ _id: lineItemId }] }),
    };
  });
}

function feesOf(
  { additionalFees = [] }: Draft,
  ids: ReadonlyMap<string, string>,
): DraftBasis['additionalFees'] {
  return additionalFees.flatMap(({ additionalFee, taxDetails, source, applied }) => {
    if (!additionalFee || source !== 'CUSTOM') return [];
    const lineItemIds = (additionalFee.lineItemIds ?? []).flatMap((id) => ids.get(id) ?? []);
    return {
      name: additionalFee.name ?? '',
      price: { amount: additionalFee.price?.amount },
      applyToDraftOrder: applied ?? false,
      ...(taxDetails && { taxDetails }),
      ...(additionalFee.code && { code: additionalFee.code }),
      ...(lineItemIds.length > 0 && { lineItemIds }),
    };
  });
}

/** What a new draft like this one begins with: the same people, lines, prices and charges. */
export function copyOfDraft(calculated: CalculatedDraft, newId: () => string): DraftCopy {
  const draft: Draft = calculated.draftOrder ?? {};
  const problems = lineProblems(calculated);
  const all = (draft.lineItems ?? []).flatMap(({ removed, lineItem }) =>
    removed || !lineItem ? [] : [lineItem],
  );
  const lines = all.filter(({ _id }) => !problems.has(_id ?? ''));
  const ids = new Map(lines.map(({ _id }) => [_id ?? '', newId()]));
  const idOf = ({ _id }: Line) => ({ _id: ids.get(_id ?? '') ?? newId() });
  const isGoods = ({ catalogReference }: Line) =>
    Boolean(catalogReference?.catalogItemId && catalogReference.appId);
  const buyerInfo = draft.buyerDetails?.buyerInfo ?? draft.buyerInfo;
  const billingInfo = draft.billingDetails?.billingInfo;
  const delivery = draft.shippingInfo?.removed ? undefined : draft.shippingInfo?.shippingInfo;
  const { shippingDestination, ...logistics } = delivery?.logistics ?? {};
  const recipientInfo = draft.recipientInfo?.recipientInfo ?? shippingDestination;
  const { message } = offerOf(draft);
  const { percentage, amount } = draft.depositDetails ?? {};
  return {
    basis: {
      ...customerFromOrder({
        ...(buyerInfo && { buyerInfo }),
        ...(billingInfo && { billingInfo }),
        ...(recipientInfo && { recipientInfo }),
      }),
      catalogLineItems: lines.filter(isGoods).map((line) => ({
        ...idOf(line),
        ...priceOf(line),
        catalogReference: line.catalogReference,
        quantity: line.quantity,
      })),
      customLineItems: lines
        .filter((line) => !isGoods(line))
        .map((line) => ({
          ...idOf(line),
          ...priceOf(line),
          quantity: line.quantity,
          productName: line.productName,
          itemType: line.itemType,
          ...(line.physicalProperties && { physicalProperties: line.physicalProperties }),
          ...(line.descriptionLines && { descriptionLines: line.descriptionLines }),
        })),
      discounts: discountsOf(draft, ids),
      additionalFees: feesOf(draft, ids),
      // The recipient says where it goes; the destination may be that of an order before its address was corrected.
      ...(delivery && { shippingInfo: delivery.logistics ? { ...delivery, logistics } : delivery }),
      ...(draft.taxInfo?.taxExempt && { taxExempt: true }),
      ...(message && { extendedFields: { namespaces: { [OFFER]: { message } } } }),
    },
    deposit: percentage ? { percentage } : amount?.amount ? { amount: { amount: amount.amount } } : undefined,
    leftOut: all.length - lines.length,
  };
}
