import { expect, it } from 'vitest';
import { fillAnswer, unknownPlaces } from './saved-answers.ts';

it('fills what is known, and leaves no gap for what is not', () => {
  const text = 'Dear {name}, thank you for writing about {product}. {shop}';
  expect(fillAnswer(text, { name: 'Ewa', product: 'Reef', shop: 'Halfdrop' })).toBe(
    'Dear Ewa, thank you for writing about Reef. Halfdrop',
  );
  expect(fillAnswer('Dear {name}, thank you.', { name: ' ' })).toBe('Dear, thank you.');
  expect(fillAnswer('A {size} of $& and {name}', { name: '$&' })).toBe('A {size} of $& and $&');
});

it('tells the places that nobody knows', () => {
  expect(unknownPlaces('Dear {nmae} of {shop}, {}')).toEqual(['{nmae}', '{}']);
});
