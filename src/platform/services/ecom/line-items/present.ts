import { formatMoney, roundMoney, type Decimal } from '#shared/money.ts';
import type { LinePrices, MultiCurrencyPrice, Priced } from '../totals/public.ts';
import type { Line } from './line.ts';

/** Zero and totals of the same kind; the site sells in one currency. */
export function multiCurrencyPrice(amount: Decimal, currency: string, locale: string): MultiCurrencyPrice {
  const rounded = roundMoney(amount, currency);
  const formatted = formatMoney(rounded, currency, locale);
  return {
    amount: rounded,
    convertedAmount: rounded,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  };
}

/** @throws when pricing left a line out: it prices what it is given */
export function pricesOf(priced: Priced, { id }: Pick<Line, 'id'>): LinePrices {
  const found = priced.lines.find((line) => line.id === id);
  if (!found) throw new Error(`Line ${id} has no price.`);
  return found.prices;
}

/** What coupons for products and collections look at. */
const couponScopes = ({ item }: Line): object[] => [
  { namespace: 'stores' },
  ...(item.rootCatalogItemId
    ? [{ namespace: 'stores', group: { name: 'product', entityId: item.rootCatalogItemId } }]
    : []),
  ...item.collectionIds.map((entityId) => ({ namespace: 'stores', group: { name: 'collection', entityId } })),
];

/** The fields that lines of carts and checkouts have in common. */
export function presentLine(line: Line, prices: LinePrices, publicUrl: string) {
  const { item, availability } = line;
  const { price, fullPrice, priceBeforeDiscounts, lineItemPrice } = prices;
  return {
    id: line.id,
    quantity: line.quantity,
    ...(line.catalogReference && {
      catalogReference: {
        appId: line.catalogReference.appId ?? '',
        catalogItemId: line.catalogReference.catalogItemId ?? '',
        options: line.catalogReference.options ?? {},
      },
    }),
    productName: { original: item.name, translated: item.name },
    ...(item.path && { url: { relativePath: item.path, url: `${publicUrl}${item.path}` } }),
    price,
    fullPrice,
    priceBeforeDiscounts,
    lineItemPrice,
    descriptionLines: item.descriptionLines,
    availability,
    physicalProperties: {
      shippable: item.shippable,
      ...(item.sku && { sku: item.sku }),
      ...(item.weight !== undefined && { weight: item.weight }),
    },
    couponScopes: couponScopes(line),
    itemType: item.itemType,
    paymentOption: 'FULL_PAYMENT_ONLINE' as const,
    ...(item.rootCatalogItemId && { rootCatalogItemId: item.rootCatalogItemId }),
    customLineItem: line.custom ?? false,
    ...(item.membersOnly && { membersOnly: true }),
    ...(item.subscription && { subscriptionOptionInfo: item.subscription, savePaymentMethod: true }),
    priceUndetermined: false,
    fixedQuantity: false,
    ...(line.overrides && { catalogOverrideFields: line.overrides }),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  };
}
