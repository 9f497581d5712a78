import type { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import { frames } from '../catalog/options.ts';
import { type DemoProduct, demoProducts, type DemoVariant } from '../catalog/products.ts';
import { inCurrency } from './currencies.ts';
import type { LineItem } from './api-order.ts';

/** The catalogue app of the platform's stores. */
export const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

const popular = Object.fromEntries(demoProducts.map((product) => [product.id, product.appeal]));
const byId = new Map(demoProducts.map((product) => [product.id, product]));

function variantFor(random: Random, product: DemoProduct): DemoVariant {
  const size = random.weighted({ '30': 30, '50': 50, '70': 20 });
  const paper = random.chance(0.84) ? 'Cotton' : 'Japanese';
  const frame = random.weighted({ 'No frame': 56, Oak: 24, 'Black ash': 12, White: 8 });
  return product.variants.find(
    ({ choices }) =>
      choices.Size.startsWith(size) && choices.Paper.startsWith(paper) && choices.Frame === frame,
  ) as DemoVariant;
}

function lineOf(
  product: DemoProduct,
  variant: DemoVariant,
  quantity: number,
  currency: string,
  place: number,
): LineItem {
  const unit = { amount: inCurrency(variant.price, currency) };
  const color = frames.find((frame) => frame.name === variant.choices.Frame)?.color;
  return {
    id: `00000000-0000-0000-0000-${String(place).padStart(12, '0')}`,
    productName: { original: product.name, translated: product.name },
    catalogReference: {
      catalogItemId: product.id,
      appId: STORES_APP,
      options: { variantId: variant.id, options: { ...variant.choices } },
    },
    quantity,
    price: unit,
    priceBeforeDiscounts: unit,
    descriptionLines: (['Size', 'Paper', 'Frame'] as const).map((name) => ({
      name: { original: name, translated: name },
      ...(name === 'Frame' && color !== undefined
        ? { colorInfo: { original: variant.choices.Frame, translated: variant.choices.Frame, code: color } }
        : { plainText: { original: variant.choices[name], translated: variant.choices[name] } }),
    })),
    image: { ...product.media },
    physicalProperties: { sku: variant.sku, weight: variant.weightGrams / 1000, shippable: true },
    itemType: { preset: 'PHYSICAL' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
  };
}

function giftCardLine(random: Random, currency: string, place: number): LineItem {
  const unit = { amount: inCurrency(random.pick([50, 75, 100]), currency) };
  return {
    id: `00000000-0000-0000-0000-${String(place).padStart(12, '0')}`,
    productName: { original: 'Gift card', translated: 'Gift card' },
    catalogReference: { catalogItemId: guidFrom(random), appId: 'd80111c5-a0f4-47a8-b63a-65b54d774a27' },
    quantity: 1,
    price: unit,
    priceBeforeDiscounts: unit,
    itemType: { preset: 'GIFT_CARD' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
  };
}

export interface Basket {
  lines: LineItem[];
  framed: boolean;
  shippable: boolean;
}

/** What one person puts into the cart. */
export function fillBasket(random: Random, currency: string, trade: boolean): Basket {
  if (!trade && random.chance(0.02)) {
    return { lines: [giftCardLine(random, currency, 1)], framed: false, shippable: false };
  }
  const count = trade
    ? random.whole(3, 9)
    : Number(random.weighted({ '1': 58, '2': 24, '3': 13, '4': 3, '6': 2 }));
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(random.weighted(popular));
  let framed = false;
  const lines = [...chosen].map((id, i) => {
    const product = byId.get(id) as DemoProduct;
    const variant = variantFor(random, product);
    framed ||= variant.choices.Frame !== 'No frame';
    const quantity = trade ? random.whole(2, 12) : random.chance(0.06) ? random.whole(2, 3) : 1;
    return lineOf(product, variant, quantity, currency, i + 1);
  });
  return { lines, framed, shippable: true };
}
