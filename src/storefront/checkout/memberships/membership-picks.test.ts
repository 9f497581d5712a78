import { expect, it } from 'vitest';
import { CallError } from '#wix/errors.ts';
import type { Checkout } from '#wix/shopper/checkout-operations.ts';
import { LOADING } from '../checkout-store.ts';
import { createPicks } from './membership-picks.ts';
import { chosenIn, type Chosen } from './membership-view.ts';

const yoga = { id: 'yoga', appId: 'club' };
const swim = { id: 'swim', appId: 'club' };

/** A server that keeps what was chosen last, and a page that reads it when it is told to. */
function startPage() {
  let checkout: Checkout = {};
  let shown: Checkout = {};
  const server = { refuses: false, silent: false };
  const choose = createPicks(
    {
      id: () => 'checkout',
      snapshot: () => ({ ...LOADING, checkout: shown }),
      async readAgain() {
        await Promise.resolve();
        if (server.silent) throw new Error('No answer.');
        shown = checkout;
      },
    },
    async (_id, { membershipOptions }) => {
      await Promise.resolve();
      if (server.refuses) throw new CallError({ code: 'INVALID_SELECTION', status: 400, message: '' });
      checkout = { membershipOptions };
      return checkout;
    },
  );
  return { choose, server, chosen: (): Chosen[] => chosenIn(checkout) };
}

it('what is picked for two lines at once is chosen for both', async () => {
  const { choose, chosen, server } = startPage();
  expect(await Promise.all([choose('a', yoga), choose('b', swim)])).toEqual([true, true]);
  expect(chosen().map(({ _id, lineItemIds }) => [_id, lineItemIds])).toEqual([
    ['yoga', ['a']],
    ['swim', ['b']],
  ]);
  server.silent = true;
  await Promise.all([choose('a', undefined), choose('c', swim)]);
  expect(chosen().map(({ _id, lineItemIds }) => [_id, lineItemIds])).toEqual([['swim', ['b', 'c']]]);
});

it('one that is rejected changes nothing, and the next goes on', async () => {
  const { choose, chosen, server } = startPage();
  await choose('a', yoga);
  server.refuses = true;
  expect(await choose('b', swim)).toBe(false);
  server.refuses = false;
  expect(await choose('b', swim)).toBe(true);
  expect(chosen()).toHaveLength(2);
});
