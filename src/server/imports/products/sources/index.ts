import { bigcommerce } from './bigcommerce.ts';
import { counterpart } from './counterpart.ts';
import { magento } from './magento.ts';
import { prestashop } from './prestashop.ts';
import { shopify } from './shopify.ts';
import type { ProductSource, RowKind } from './source.ts';
import { squarespace } from './squarespace.ts';
import { wix } from './wix.ts';
import { woocommerce } from './woocommerce.ts';

const known: readonly ProductSource[] = [
  counterpart,
  ...wix,
  ...shopify,
  woocommerce,
  squarespace,
  ...bigcommerce,
  magento,
  ...prestashop,
];

const kinds: Readonly<Record<string, RowKind>> = { variant: 'variant', media: 'media', image: 'media' };

const unknown: ProductSource = {
  ...counterpart,
  name: 'unknown',
  signs: [],
  // Somebody may match a column of kinds by hand.
  rowKind: (cell) => kinds[cell.toLowerCase()] ?? 'product',
  inherited: ['price', 'compareAtPrice', 'cost', 'weight'],
};

/** The program that wrote a file with these titles. */
export const sourceOf = (titles: readonly string[]): ProductSource => {
  const present = new Set(titles);
  return known.find(({ signs }) => signs.some((all) => all.every((one) => present.has(one)))) ?? unknown;
};
