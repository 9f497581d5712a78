import { notFound, permissionDenied, type PlatformError } from '#platform/contract/errors.ts';
import type { Caller } from '#platform/identity/caller.ts';
import type { Buyer, Cart } from './cart.ts';

export const ownerKey = ({ memberId, visitorId }: Buyer): string =>
  memberId === undefined ? `visitor:${visitorId}` : `member:${memberId}`;

/** @throws 403 for an API key or nobody: a current cart is a visitor's or a member's */
export function buyerOf(caller: Caller): Buyer {
  if (caller.kind === 'visitor') return { visitorId: caller.visitorId };
  if (caller.kind === 'member') return { memberId: caller.memberId };
  throw permissionDenied('A current cart takes the token of a visitor or member.');
}

/** Who a cart that is created by id belongs to. */
export const creatorOf = (caller: Caller): Buyer =>
  caller.kind === 'api-key' || caller.kind === 'anyone' ? {} : buyerOf(caller);

const isOwnerless = ({ memberId, visitorId }: Buyer): boolean =>
  memberId === undefined && visitorId === undefined;

/** Whoever changes a cart that is open to all becomes its owner. */
export const takenOver = (cart: Cart, caller: Caller): Cart => {
  if (!cart.openAccess || !isOwnerless(cart.buyer) || caller.kind === 'api-key') return cart;
  const { openAccess: _ended, ...rest } = cart;
  return { ...rest, buyer: { ...cart.buyer, ...buyerOf(caller) } };
};

export const isOwn = ({ buyer, openAccess }: Cart, caller: Caller): boolean => {
  if (caller.kind === 'api-key') return true;
  if (caller.kind === 'anyone') return false;
  if (openAccess && isOwnerless(buyer)) return true;
  return caller.kind === 'member'
    ? buyer.memberId === caller.memberId
    : buyer.memberId === undefined && buyer.visitorId === caller.visitorId;
};

export const noCurrentCart = (): PlatformError =>
  notFound('There is no current cart.', 'OWNED_CART_NOT_FOUND');

export const cartNotFound = (cartId: string): PlatformError =>
  notFound('The cart was not found.', 'CART_NOT_FOUND', { cartId });
