import { expect, it } from 'vitest';
import { subscriptionErrorOf, WRONG } from './subscription-outcome.ts';

it.each([
  [{ code: 'PAYMENT_ERROR', status: 400 }, true, 'declined'],
  [{ code: 'PAYMENT_ERROR', status: 400 }, false, 'cardRejected'],
  [{ code: 'RESOURCE_EXHAUSTED', status: 429 }, true, 'tooManyCards'],
  [{ code: '', status: 502 }, false, 'failed'],
])('of a card that was not taken (%o, owed: %s) is said: %s', (rejected, owed, said) => {
  expect(subscriptionErrorOf(rejected, owed)).toBe(said);
  expect(WRONG).toContain(said);
});
