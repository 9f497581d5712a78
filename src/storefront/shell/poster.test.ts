import type { V3Product } from '@wix/auto_sdk_stores_products-v-3';
import { expect, it } from 'vitest';
import { toPoster } from './poster.ts';

const range = (least: string, max = least) => ({ minValue: { amount: least }, maxValue: { amount: max } });

it('shows what a product was reduced from as its own page does, and nothing where choices differ', () => {
  const shown = (product: Partial<V3Product>) => toPoster({ name: 'Reef', ...product }, '/media');
  expect(shown({ actualPriceRange: range('59.00'), compareAtPriceRange: range('69.00') })).toMatchObject({
    price: '59.00',
    from: false,
    fullPrice: '69.00',
  });
  for (const product of [
    { actualPriceRange: range('59.00') },
    { actualPriceRange: range('59.00'), compareAtPriceRange: range('59.00') },
    { actualPriceRange: range('59.00', '99.00'), compareAtPriceRange: range('69.00') },
    { actualPriceRange: range('59.00'), compareAtPriceRange: range('69.00', '79.00') },
  ])
    expect(shown(product)).not.toHaveProperty('fullPrice');
});
