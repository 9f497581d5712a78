import { expect, it } from 'vitest';
import { widthOf } from './print.ts';

it('reads how wide a print is, in steps that fit into the room', () => {
  const sizes = ['30 × 42 cm', '50 × 70 cm', '70 × 98 cm', '8x10', '300 × 420 cm', 'Large', undefined];
  expect(sizes.map(widthOf)).toEqual([3, 5, 7, 2, 10, undefined, undefined]);
});
