import type { OrdersApi, Reply } from '#platform/contract/index.ts';
import type { LinePrices, Priced } from '../totals/public.ts';
import type { Line } from './line.ts';
import { pricesOf } from './present.ts';

type OrderLineItem = NonNullable<NonNullable<Reply<OrdersApi, 'getOrder'>['order']>['lineItems']>[number];
type Price = { amount: string; formattedAmount: string };

/** An amount as orders carry it. */
export const orderPrice = ({
  amount,
  formattedAmount,
}: { amount?: string; formattedAmount?: string } = {}): Price => ({
  amount: amount ?? '0',
  formattedAmount: formattedAmount ?? '',
});

type Details = LinePrices['taxDetails'];
/** The SDK hides these from its types; the API has them. */
type HiddenDetails = Details & { taxGroupId?: string; exemptAmount?: { amount?: string } };

const orderShare = (share: NonNullable<Details['taxBreakdown']>[number]) => {
  const { taxAmount, taxableAmount, nonTaxableAmount: _none, ...named } = share;
  const { exemptAmount } = share as typeof share & Pick<HiddenDetails, 'exemptAmount'>;
  return {
    ...named,
    taxAmount: orderPrice(taxAmount),
    taxableAmount: orderPrice(taxableAmount),
    ...(exemptAmount && { exemptAmount: orderPrice(exemptAmount) }),
  };
};

/** Orders write the same tax in two forms; both are read in the field. */
export function orderTax(details: LinePrices['taxDetails'], isIncluded: boolean) {
  const { taxRate, taxGroupId, exemptAmount } = details as HiddenDetails;
  const taxableAmount = orderPrice(details.taxableAmount);
  const taxAmount = orderPrice(details.totalTax);
  const shared = {
    taxableAmount,
    ...(taxRate && { taxRate }),
    ...(taxGroupId && { taxGroupId }),
    ...(exemptAmount && { exemptAmount: orderPrice(exemptAmount) }),
  };
  return {
    taxDetails: { ...shared, totalTax: taxAmount },
    taxInfo: {
      ...shared,
      taxAmount,
      taxIncludedInPrice: isIncluded,
      taxBreakdown: (details.taxBreakdown ?? []).map(orderShare),
    },
  };
}

/** What is taxed alike, and what of it is exempt, of a whole order. */
export function orderTaxInfo({ taxSummary }: Priced) {
  const { totalTax, totalExempt, aggregatedTaxBreakdown } = taxSummary;
  return {
    totalTax: orderPrice(totalTax),
    ...(totalExempt && { totalExempt: orderPrice(totalExempt) }),
    taxBreakdown: aggregatedTaxBreakdown.map(
      ({
        jurisdictionTypeEnum,
        aggregatedTaxAmount,
        aggregatedTaxableAmount,
        aggregatedExemptAmount,
        ...named
      }) => ({
        ...named,
        jurisdictionType: jurisdictionTypeEnum as 'COUNTRY',
        aggregatedTaxAmount: orderPrice(aggregatedTaxAmount),
        aggregatedTaxableAmount: orderPrice(aggregatedTaxableAmount),
        ...(aggregatedExemptAmount && { aggregatedExemptAmount: orderPrice(aggregatedExemptAmount) }),
      }),
    ),
  };
}

/** What a line costs, in the words of an order. */
export function orderLinePrices(line: Line, priced: Priced): Partial<OrderLineItem> {
  const prices = pricesOf(priced, line);
  return {
    price: orderPrice(prices.price),
    priceBeforeDiscounts: orderPrice(prices.priceBeforeDiscounts),
    lineItemPrice: orderPrice(prices.lineItemPrice),
    totalDiscount: orderPrice(prices.totalDiscount),
    totalPriceBeforeTax: orderPrice(prices.totalPriceBeforeTax),
    totalPriceAfterTax: orderPrice(prices.totalPriceAfterTax),
    ...orderTax(prices.taxDetails, priced.taxIncludedInPrices),
  };
}

type SubscriptionInfo = NonNullable<OrderLineItem['subscriptionInfo']>;

/** The first of what comes again; whoever places the order names the contract. */
const subscriptionInfo = ({
  title,
  description,
  subscriptionSettings,
}: NonNullable<Line['item']['subscription']>): SubscriptionInfo => ({
  cycleNumber: 1,
  ...(title?.original && { subscriptionOptionTitle: title.original }),
  ...(description?.original && { subscriptionOptionDescription: description.original }),
  ...(subscriptionSettings && { subscriptionSettings }),
});

/** What a line is, in the words of an order. */
export function describeOrderLine({ id, quantity, item, catalogReference, custom, ...line }: Line) {
  return {
    id,
    quantity,
    productName: { original: item.name, translated: item.name },
    ...(catalogReference && {
      catalogReference: {
        appId: catalogReference.appId ?? '',
        catalogItemId: catalogReference.catalogItemId ?? '',
        options: catalogReference.options ?? {},
      },
    }),
    ...(item.rootCatalogItemId && { rootCatalogItemId: item.rootCatalogItemId }),
    descriptionLines: item.descriptionLines,
    ...(item.image && { image: item.image }),
    itemType: item.itemType,
    ...(item.digitalFileId && { digitalFile: { fileId: item.digitalFileId } }),
    physicalProperties: {
      shippable: item.shippable,
      ...(item.sku && { sku: item.sku }),
      ...(item.weight !== undefined && { weight: item.weight }),
    },
    paymentOption: 'FULL_PAYMENT_ONLINE' as const,
    ...(item.subscription && { subscriptionInfo: subscriptionInfo(item.subscription) }),
    ...(custom && { customLineItem: true }),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  };
}

export const orderLine = (line: Line, priced: Priced): OrderLineItem => ({
  ...describeOrderLine(line),
  ...orderLinePrices(line, priced),
});
