import { price, type Price } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { orderPrice, orderTax } from '../line-items/public.ts';
import { balanceSummary } from '../orders/public.ts';
import { emptyTransactions, readTransactions, type OrderTransactions } from '../order-transactions/public.ts';
import type { Priced } from '../totals/public.ts';
import {
  liveLines,
  type CalculatedDraft,
  type Draft,
  type ShippingInfo,
  type ApiDraftOrder,
} from './draft.ts';
import { deliveryOffers, priceDraft, withFreshLines } from './price-draft.ts';
import { changeOf } from './rules/change-of.ts';
import { depositAmountOf } from './rules/deposit.ts';
import { writeDiscounts, writeFees } from './rules/write-extras.ts';
import { writeLine } from './rules/write-lines.ts';

type Summary = NonNullable<ApiDraftOrder['priceSummary']>;

export const summaryOf = ({
  priceSummary,
  totalBeforeGiftCard,
}: Priced): Record<string, Price> & Summary => ({
  subtotal: orderPrice(priceSummary.subtotal),
  shipping: orderPrice(priceSummary.shipping),
  tax: orderPrice(priceSummary.tax),
  discount: orderPrice(priceSummary.discount),
  totalAdditionalFees: orderPrice(priceSummary.additionalFees),
  total: orderPrice(totalBeforeGiftCard),
});

/** The delivery with what it comes to. */
export function writeShipping({ shippingInfo }: Draft, priced: Priced): ShippingInfo | undefined {
  const cost = priced.selectedCarrierServiceOption?.cost;
  if (!shippingInfo || !cost) return undefined;
  return {
    ...shippingInfo,
    cost: {
      price: orderPrice(cost.price),
      totalPriceBeforeTax: orderPrice(cost.totalPriceBeforeTax),
      totalPriceAfterTax: orderPrice(cost.totalPriceAfterTax),
      discount: orderPrice(cost.totalDiscount),
      ...(cost.taxDetails && orderTax(cost.taxDetails, priced.taxIncludedInPrices)),
    },
  };
}

function depositOf(draft: Draft, { totalBeforeGiftCard }: Priced): object {
  const { deposit, currency } = draft;
  if (!deposit) return {};
  const { amount, percentage } = deposit;
  const total = price(depositAmountOf(draft, totalBeforeGiftCard.amount) ?? '0', currency);
  const details = amount === undefined ? { percentage } : { amount: price(amount, currency) };
  return { depositDetails: { ...details, priceSummary: { total } } };
}

function peopleOf(draft: Draft): Partial<ApiDraftOrder> {
  const { source, buyerInfo, billingInfo, recipientInfo, businessLocation } = draft;
  return {
    ...(buyerInfo && { buyerInfo }),
    ...(billingInfo && { billingInfo }),
    ...changeOf('buyerDetails', 'buyerInfo', source, source?.buyerInfo, buyerInfo),
    ...changeOf('billingDetails', 'billingInfo', source, source?.billingInfo, billingInfo),
    ...changeOf('recipientInfo', 'recipientInfo', source, source?.recipientInfo, recipientInfo),
    ...changeOf(
      'businessLocationDetails',
      'businessLocation',
      source,
      source?.businessLocation,
      businessLocation,
    ),
  };
}

/** What would be left to pay. */
function balanceOf(money: OrderTransactions, priced: Priced, currency: string): object {
  const summary = balanceSummary(money, priced.totalBeforeGiftCard.amount, currency);
  const { balance, paid, refunded, authorized } = summary;
  return { balance, paid, refunded, authorized };
}

/** The draft as it travels, at these prices. */
export async function writeDraft(context: Context, draft: Draft, priced: Priced): Promise<ApiDraftOrder> {
  const { source, currency, orderId } = draft;
  const money =
    source && orderId
      ? await readTransactions(context.db, context.siteId, orderId)
      : emptyTransactions(draft.id);
  const shipping = writeShipping(draft, priced);
  const totalTax = orderPrice(priced.taxSummary.totalTax);
  return {
    id: draft.id,
    ...(orderId && { orderId }),
    status: draft.status,
    createdDate: draft.createdDate,
    updatedDate: draft.updatedDate,
    createdBy: draft.createdBy,
    purchaseFlowId: draft.purchaseFlowId,
    weightUnit: 'KG',
    currency,
    lineItems: draft.lines.map((line) => writeLine(line, draft, priced)),
    ...changeOf('shippingInfo', 'shippingInfo', source, source?.shippingInfo, draft.shippingInfo, shipping),
    ...peopleOf(draft),
    additionalFees: writeFees(draft, priced),
    discounts: writeDiscounts(draft, priced),
    priceSummary: summaryOf(priced),
    taxSummary: { totalTax },
    taxInfo: { totalTax, taxExempt: draft.taxExempt },
    balanceSummary: balanceOf(money, priced, currency),
    ...depositOf(draft, priced),
    ...(draft.extendedFields && { extendedFields: draft.extendedFields }),
    ...(draft.buyerInfo?.memberId && { memberId: draft.buyerInfo.memberId }),
  };
}

/** Drafts as they travel; what is committed as it was then. */
export async function presentDrafts(context: Context, drafts: readonly Draft[]): Promise<ApiDraftOrder[]> {
  const shown: ApiDraftOrder[] = [];
  for (const draft of await withFreshLines(context, drafts)) {
    shown.push(draft.committed ?? (await writeDraft(context, draft, await priceDraft(context, draft))));
  }
  return shown;
}

/** What a line of the catalogue is in the way of. */
export function validationErrors(draft: Draft): { code: string; description: string; data: object }[] {
  return liveLines(draft).flatMap(({ id, item, availability, original }) => {
    const data = { lineItemId: id };
    if (original) return [];
    if (availability.status === 'NOT_FOUND')
      return [{ code: 'CATALOG_ITEM_NOT_FOUND', description: `${item.name} is no longer for sale.`, data }];
    if (availability.status === 'NOT_AVAILABLE')
      return [{ code: 'CATALOG_ITEM_NOT_AVAILABLE', description: `${item.name} is sold out.`, data }];
    return [];
  });
}

export const writeOffers = (offers: Priced['carrierServiceOptions'], currency: string): object[] =>
  offers.flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.map(({ code, title, logistics, cost }) => ({
      carrierId,
      code,
      title,
      logistics,
      cost: { price: orderPrice(cost?.price), currency },
    })),
  );

/** The draft with what it may be delivered by, and what is wrong with it. */
export async function calculate(
  context: Context,
  stored: Draft,
  shown?: ApiDraftOrder,
): Promise<CalculatedDraft> {
  const [draft = stored] = await withFreshLines(context, [stored]);
  if (draft.committed) return { draftOrder: draft.committed, shippingOptions: [] };
  const offers = await deliveryOffers(context, draft);
  const errors = validationErrors(draft);
  const [draftOrder] = shown ? [shown] : await presentDrafts(context, [draft]);
  return {
    ...(draftOrder && { draftOrder }),
    shippingOptions: writeOffers(offers, draft.currency),
    ...(errors.length > 0 && { calculationErrors: { orderValidationErrors: errors } }),
  };
}
