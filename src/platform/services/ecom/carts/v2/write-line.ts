import { pricesOf, type Line } from '../../line-items/public.ts';
import type { Priced } from '../../totals/public.ts';
import type { Membership } from '../rules/memberships.ts';
import { converted, money } from './money.ts';
import { nameOf, sourceOf } from './discount-source.ts';
import type { ApiLineV2 } from './api-cart.ts';

const STATUS = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
} as const satisfies Record<Line['availability']['status'], ApiLineV2['status']>;

function quantityOf({ quantity, availability: { quantityAvailable } }: Line): ApiLineV2['quantityInfo'] {
  return {
    requestedQuantity: quantity,
    confirmedQuantity: Math.max(1, Math.min(quantity, quantityAvailable ?? quantity)),
    ...(quantityAvailable !== undefined && { availableQuantity: quantityAvailable }),
    fixedQuantity: false,
  };
}

function overridesOf({ overrides }: Line): object {
  if (!overrides) return {};
  const { productName, price, fullPrice, descriptionLines, physicalProperties, image } = overrides;
  return {
    catalogOverrideFields: {
      ...(productName && { name: productName }),
      ...(price != null && { salePrice: price }),
      ...(fullPrice != null && { fullPrice }),
      ...(descriptionLines && descriptionLines.length > 0 && { descriptionLines }),
      ...(physicalProperties && { physicalProperties }),
      ...(image && { image }),
    },
  };
}

const attributesOf = ({ item }: Line, publicUrl: string): object => ({
  descriptionLines: item.descriptionLines,
  ...(item.image && { image: item.image }),
  ...(item.path && { url: { relativePath: item.path, url: `${publicUrl}${item.path}` } }),
  itemType: item.itemType,
  physicalProperties: {
    shippable: item.shippable,
    ...(item.sku && { sku: item.sku }),
    ...(item.weight !== undefined && { weight: item.weight }),
  },
  ...(item.subscription && { subscriptionInfo: item.subscription }),
  membersOnly: item.membersOnly ?? false,
});

/** What discounts of items took of the line; those of the whole cart are told with its totals. */
const discountsOf = ({ id }: Line, priced: Priced): NonNullable<ApiLineV2['discounts']> =>
  priced.appliedDiscounts.flatMap((discount, index) => {
    if (discount.discountType !== 'SPECIFIC_ITEMS') return [];
    const share = priced.discountLines[index]?.find((line) => line.id === id);
    if (!share) return [];
    return {
      ...nameOf(discount),
      amountOff: money(share.amount, priced.currency),
      source: sourceOf(discount),
    };
  });

/** In the newer words and in the older ones. */
function payingOf({ id }: Line, { memberships }: Priced, chosen: Membership | undefined): object {
  if (!chosen) return { paymentOption: 'FULL_PAYMENT_ONLINE' };
  const known = memberships.paying.get(id)?.name;
  const name = known === undefined ? {} : { name: { original: known, translated: known } };
  return {
    paymentOption: 'MEMBERSHIP',
    selectedMembership: { id: chosen.id, appId: chosen.appId, ...name },
    membership: { existingMembership: { appId: chosen.appId, membershipId: chosen.id }, ...name },
  };
}

/**
 * A line of the cart as the second kind of carts tells it, at these prices.
 * @param chosen to pay for it
 */
export function writeLine(
  line: Line,
  priced: Priced,
  { publicUrl, chosen }: { publicUrl: string; chosen: Membership | undefined },
): ApiLineV2 {
  const { item, catalogReference } = line;
  const prices = pricesOf(priced, line);
  // A price by hand is the whole price.
  const modifiersPrice = line.overrides?.price == null ? (item.modifiersPrice ?? '0') : '0';
  return {
    id: line.id,
    name: { original: item.name, translated: item.name },
    quantityInfo: quantityOf(line),
    pricing: {
      unitPrice: converted(prices.price),
      totalPrice: converted(prices.lineItemPrice),
      priceUndetermined: false,
      breakdown: {
        fullPrice: converted(prices.fullPrice),
        salePrice: converted(prices.priceBeforeDiscounts),
        totalModifiersPrice: money(modifiersPrice, priced.currency),
      },
    },
    source: {
      ...(catalogReference && { catalogReference }),
      ...overridesOf(line),
      ...(item.rootCatalogItemId && { rootCatalogItemId: item.rootCatalogItemId }),
    },
    attributes: attributesOf(line, publicUrl),
    ...(item.taxGroupId && { taxConfig: { taxGroupId: item.taxGroupId } }),
    paymentConfig: {
      savePaymentMethod: item.subscription !== undefined,
      ...payingOf(line, priced, chosen),
    },
    status: STATUS[line.availability.status],
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
    modifierGroups: [],
    discounts: discountsOf(line, priced),
    customLineItem: line.custom ?? false,
  } as ApiLineV2;
}
