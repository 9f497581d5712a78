import { expect, it } from 'vitest';
import { insteadOf } from './instead-of.ts';

const variant = (id: string, size: string, frame: string, inStock = true) => ({
  id,
  choices: { Size: size, Frame: frame },
  price: '10',
  inStock,
});

it('offers what is one choice apart, the frame before the size, and nothing that is sold out', () => {
  const variants = [
    variant('other size', 'S', 'Black'),
    variant('chosen', 'L', 'Black', false),
    variant('gone', 'L', 'White', false),
    variant('oak', 'L', 'Oak'),
    variant('two apart', 'S', 'Oak'),
    variant('none', 'L', 'None'),
  ];
  expect(insteadOf(variants, { Size: 'L', Frame: 'Black' }).map(({ id }) => id)).toEqual(['oak', 'none']);
  expect(insteadOf(variants.slice(0, 3), { Size: 'L', Frame: 'Black' }).map(({ id }) => id)).toEqual([
    'other size',
  ]);
  expect(insteadOf([], {})).toEqual([]);
});
