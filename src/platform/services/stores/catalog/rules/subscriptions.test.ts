import { expect, it } from 'vitest';
import { subscriptionPrice } from './subscriptions.ts';

it.each([
  ['8.00', { percentOff: 7 }, '7.44'],
  ['20.00', { amountOff: '2.5' }, '17.50'],
  ['19.99', { percentOff: 10 }, '17.99'],
  ['1999', { percentOff: 10 }, '1799'],
  ['1.000', { percentOff: 12.5 }, '0.875'],
  ['5.00', { amountOff: '5' }, '0.00'],
  ['5.00', { amountOff: '9' }, '0.00'],
])('assumed: %s less %o is %s, in the digits of its currency', (price, discount, reduced) => {
  expect(subscriptionPrice(price, { discount })).toBe(reduced);
});
