import { notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { Caller } from '#platform/identity/caller.ts';
import type { Buyer, Checkout } from './checkout.ts';

export const checkoutNotFound = (checkoutId: string): PlatformError =>
  notFound('The checkout was not found.', 'CHECKOUT_NOT_FOUND', { checkoutId });

/** An administrator's checkout has no owner until a shopper opens it. */
export const isOwnerless = ({ visitorId, memberId }: Buyer): boolean =>
  visitorId === undefined && memberId === undefined;

export const buyerOf = (caller: Caller): Buyer =>
  caller.kind === 'visitor'
    ? { visitorId: caller.visitorId }
    : caller.kind === 'member'
      ? { memberId: caller.memberId }
      : {};

export function isAllowed({ buyer }: Checkout, caller: Caller): boolean {
  if (caller.kind === 'api-key') return true;
  if (caller.kind === 'anyone') return false;
  if (isOwnerless(buyer)) return true;
  return caller.kind === 'member'
    ? buyer.memberId === caller.memberId
    : buyer.memberId === undefined && buyer.visitorId === caller.visitorId;
}
