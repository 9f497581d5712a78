import { shopperSubscriptionExtensions, type EnteredAddress } from '#shared/extensions/subscriptions.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { AddressWithContact } from '../draft-orders/public.ts';
import { findOwn, readContract } from '../subscription-contracts/public.ts';
import { commitMove, requireMovable } from './commit-move.ts';
import { moveTo, nextOf, quoteOf } from './move.ts';

const CHANGE = 'ECOM.MODIFY_ORDERS';

const toDestination = ({ firstName, lastName, phone, ...address }: EnteredAddress): AddressWithContact => ({
  address: omitNullish(address),
  contactDetails: omitNullish({ firstName, lastName, phone }),
});

const { previewMySubscriptionAddress, changeMySubscriptionAddress } = shopperSubscriptionExtensions;

/** Where a subscription goes: what another address comes to, and that it goes there. */
export const moveRoutes = serveExtensions(
  { previewMySubscriptionAddress, changeMySubscriptionAddress },
  {
    async previewMySubscriptionAddress({ subscriptionId, address, code }, context) {
      const subscription = await findOwn(context, subscriptionId, CHANGE);
      const contract = await readContract(context, subscriptionId);
      await requireMovable(context, contract, subscription);
      const next = nextOf(contract, subscription);
      return quoteOf(context, next, await moveTo(context, next, toDestination(address), code));
    },
    async changeMySubscriptionAddress({ subscriptionId, address, code, amount }, context) {
      await findOwn(context, subscriptionId, CHANGE);
      await commitMove(context, subscriptionId, { destination: toDestination(address), code, amount });
      return {};
    },
  },
);
