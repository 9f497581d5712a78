import { expect, it } from 'vitest';
import { choiceFrom, choiceStates, findVariant, type ProductOption, type Variant } from './choices.ts';

const options: ProductOption[] = [
  { name: 'Size', choices: [{ name: 'S' }, { name: 'L' }] },
  { name: 'Frame', choices: [{ name: 'None' }, { name: 'Oak', color: '#C79A63' }] },
];
const variant = (Size: string, Frame: string, price: string, inStock = true): Variant => ({
  id: `${Size}-${Frame}`,
  choices: { Size, Frame },
  price,
  inStock,
});
const variants = [
  variant('S', 'None', '39.00', false),
  variant('S', 'Oak', '79.00'),
  variant('L', 'None', '59.00'),
  variant('L', 'Oak', '99.00', false),
];
const from = (text: string) => choiceFrom(new URLSearchParams(text), options, variants);

it('begins with the first combination there is one of', () => {
  expect(from('')).toEqual({ Size: 'S', Frame: 'Oak' });
});

it('follows the address, also to what is sold out, and completes what it leaves open', () => {
  expect(from('Size=L')).toEqual({ Size: 'L', Frame: 'None' });
  expect(from('Size=L&Frame=Oak')).toEqual({ Size: 'L', Frame: 'Oak' });
});

it('does not follow an address into what does not exist', () => {
  expect(from('Size=XXL&Frame=Gold')).toEqual({ Size: 'S', Frame: 'Oak' });
});

it('says of each choice what it costs and whether it is there, beside what else is chosen', () => {
  const frames = choiceStates(options[1] as ProductOption, variants, { Size: 'L', Frame: 'None' });
  expect(frames).toEqual([
    { name: 'None', chosen: true, soldOut: false, price: '59.00' },
    { name: 'Oak', color: '#C79A63', chosen: false, soldOut: true, price: '99.00' },
  ]);
  expect(findVariant(variants, { Size: 'L', Frame: 'Oak' })?.id).toBe('L-Oak');
});
