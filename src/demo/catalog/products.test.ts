import { expect, test } from 'vitest';
import { families } from '../art/families.ts';
import { palettes } from '../art/palettes.ts';
import { seedOf } from './ids.ts';
import { demoProducts } from './products.ts';

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

test('names, ids, pictures and article numbers are each their own', () => {
  expect(demoProducts).toHaveLength(60);
  for (const field of ['id', 'slug', 'name', 'mediaId'] as const) {
    expect(unique(demoProducts.map((product) => product[field]))).toBe(true);
  }
  const variants = demoProducts.flatMap((product) => product.variants);
  expect(unique(variants.map((variant) => variant.sku))).toBe(true);
  expect(unique(variants.map((variant) => variant.id))).toBe(true);
});

test('every variant is one choice of each option, priced to the cent', () => {
  for (const product of demoProducts) {
    expect(product.variants).toHaveLength(
      product.options.reduce((n, option) => n * option.choices.length, 1),
    );
    for (const variant of product.variants) {
      for (const option of product.options) expect(option.choices).toContain(variant.choices[option.name]);
      expect(variant.price).toMatch(/^\d+\.\d\d$/);
      expect(Number(variant.price)).toBeGreaterThanOrEqual(Number(product.price));
    }
  }
});

test('the drawings are the ones chosen by eye: the same number draws the same picture', () => {
  const drawn = demoProducts.map((product) =>
    families[product.family].draw(product.number, palettes[product.palette]),
  );
  expect(unique(drawn)).toBe(true);
  for (const drawing of drawn) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawn.map(seedOf).reduce((sum, hash) => (sum + hash) >>> 0, 0)).toMatchInlineSnapshot(`1336371252`);
});
