import type { Context } from '#platform/context.ts';
import type { CartV2Api, Reply } from '#platform/contract/index.ts';
import {
  isOurs,
  offeredSubscriptions,
  products,
  subscriptionPrice,
  type Product,
  type Subscription,
} from '#platform/services/stores/catalog/public.ts';
import type { Line } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';

type Upsells = NonNullable<Reply<CartV2Api, 'getUpsellOptions'>['itemsUpsells']>;
type Option = NonNullable<Upsells[number]['upsells']>[number];

const MAX = 10;

function benefitOf({ discount }: Subscription): object {
  if (!discount) return {};
  const { percentOff, amountOff } = discount;
  const benefitType = percentOff == null ? 'FIXED_AMOUNT' : 'PERCENTAGE';
  const value = percentOff ?? amountOff;
  return value == null || Number(value) === 0
    ? {}
    : { metadata: { benefitType, benefitValue: String(value) } };
}

const optionOf = ({ catalogReference, item }: Line, subscription: Subscription): Option =>
  ({
    id: subscription.id,
    ...(subscription.title && { title: subscription.title }),
    ...(subscription.description && { description: subscription.description }),
    catalogReference: {
      ...catalogReference,
      options: { ...catalogReference?.options, subscriptionOptionId: subscription.id },
    },
    ...benefitOf(subscription),
    priceDetails: { price: subscriptionPrice(item.price, subscription) },
  }) as Option;

const boughtOnce = ({ custom, catalogReference, item, overrides }: Line): boolean =>
  !custom && !overrides && catalogReference !== undefined && isOurs(catalogReference) && !item.subscription;

/** What is bought once and could come again and again, often for less. */
export async function upsellsOf({ db, siteId }: Context, { lines }: Cart): Promise<Upsells> {
  const once = lines.filter(boughtOnce);
  const ids = [...new Set(once.flatMap(({ item }) => item.rootCatalogItemId ?? []))];
  const found = new Map<string, Product>(
    (await products.getMany(db, siteId, ids)).map((product) => [product.id, product]),
  );
  return once.flatMap((line) => {
    const product = found.get(line.item.rootCatalogItemId ?? '');
    const offered = product?.visible ? offeredSubscriptions(product) : [];
    if (offered.length === 0) return [];
    const upsells = offered.slice(0, MAX).map((subscription) => optionOf(line, subscription));
    return { lineItemId: line.id, upsells };
  });
}
