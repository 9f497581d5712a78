import { expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '../shell/address/address.ts';
import { choiceFor } from './saved-choice.ts';

const home = { ...EMPTY_ADDRESS, line1: 'Oudegracht 118', city: 'Utrecht', country: 'NL' };
const work = { ...home, line1: 'Keizersgracht 1', city: 'Amsterdam' };

it('begins with the preferred address', () => {
  expect(choiceFor([home, work], EMPTY_ADDRESS)).toBe(0);
  expect(choiceFor([home, work], { ...EMPTY_ADDRESS, country: 'DE', firstName: 'Noa' })).toBe(0);
});

it('keeps what the checkout was begun with', () => {
  expect(choiceFor([home, work], { ...work, firstName: 'Noa', line1: 'keizersgracht 1 ' })).toBe(1);
  expect(choiceFor([home, work], { ...work, line1: 'Elsewhere 2' })).toBe('other');
});

it('has nothing to choose where nothing is saved', () => {
  expect(choiceFor([], EMPTY_ADDRESS)).toBe('other');
});
