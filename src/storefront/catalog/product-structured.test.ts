import { expect, it } from 'vitest';
import { PLAIN_LOOK } from '#shared/storefront.ts';
import type { HeadContext } from '../shell/define-page.ts';
import type { ProductData } from './product-data.ts';
import { productStructured } from './product-structured.ts';

const context: HeadContext = {
  params: {},
  search: new URLSearchParams(),
  locale: 'en',
  store: { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Lisbon', look: PLAIN_LOOK },
  publicUrl: 'https://shop.test',
  link: (path) => `https://shop.test${path}`,
};
const data: ProductData = {
  about: '',
  notes: [],
  poster: {
    id: 'p1',
    slug: 'low-sun',
    name: 'Low sun',
    price: '39.00',
    from: true,
    soldOut: false,
    colors: [],
  },
  description: 'A small sun.',
  pictures: [{ id: 'a.jpg', width: 500, height: 700, alt: 'A small sun' }],
  options: [],
  variants: [
    { id: 'v1', sku: 'S', choices: { Size: 'S' }, price: '39.00', inStock: false },
    { id: 'v2', sku: 'L', choices: { Size: 'L' }, price: '119.00', inStock: true },
  ],
  chosen: { Size: 'S' },
  beside: { posters: [], together: false },
  leavesBy: '2026-11-25',
};

it('says what the merchant has search engines told, where that is something', () => {
  const result = { ...data, seo: { title: 'Low sun, art print', text: 'Five ridges.' } };
  expect(productStructured(result, context)).toMatchObject({ description: 'Five ridges.' });
  expect(productStructured(data, context)).toMatchObject({ description: 'A small sun.' });
});

it('offers every combination with its price, availability and address', () => {
  expect(productStructured(data, context)).toMatchObject({
    '@type': 'Product',
    image: ['https://shop.test/media/a.jpg/v1/fill/w_1080,h_1512,q_82,enc_jpg/a.jpg'],
    offers: {
      lowPrice: '39.00',
      highPrice: '119.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      offers: [
        { sku: 'S', price: '39.00', priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock' },
        {
          sku: 'L',
          availability: 'https://schema.org/InStock',
          url: 'https://shop.test/products/low-sun?Size=L',
        },
      ],
    },
  });
});
