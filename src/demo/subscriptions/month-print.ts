import type { SeedProduct } from '../../platform/services/stores/catalog/public.ts';
import { guidFor } from '../catalog/ids.ts';
import { demoProducts } from '../catalog/products.ts';

export const MONTH_PRINT_ID = guidFor('product:print-of-the-month');

/** What nobody buys once: another print each time. It is known by the poster of moons. */
export function monthPrint(date: string): SeedProduct {
  const moons = demoProducts.find(({ slug }) => slug === 'a-month-of-moons');
  if (!moons) throw new Error('The demo has no poster of moons.');
  const { media } = moons;
  return {
    id: MONTH_PRINT_ID,
    date,
    stock: [{ inStock: true }],
    product: {
      name: 'Print of the month',
      slug: 'print-of-the-month',
      productType: 'PHYSICAL',
      physicalProperties: {},
      visible: true,
      plainDescription:
        '<p>A drawing that is on no poster, 30 × 42 cm on cotton paper, signed on the back. Each one is drawn for its ' +
        'month and printed once: you never get the same one twice.</p>',
      media: { itemsInfo: { items: [{ id: media.id, altText: media.altText, image: media }] } },
      variantsInfo: {
        variants: [
          {
            id: guidFor('variant:print-of-the-month'),
            sku: 'HD-MONTH',
            price: { actualPrice: { amount: '32.00' } },
            physicalProperties: { weight: 0.14 },
          },
        ],
      },
    },
  };
}
