import type { CurrentCartApi, Request } from '#platform/contract/index.ts';
import { changedFields } from '../../line-items/public.ts';
import { WRITABLE, type Buyer, type Cart, type CartInfo } from '../cart.ts';

export type CartUpdate = Omit<Request<CurrentCartApi, 'updateCurrentCart'>, 'cartInfo'> & {
  cartInfo?: Partial<CartInfo> | undefined;
};

/** What of the body changes the cart. */
export function writableOf(cart: Cart, info: Partial<CartInfo>): Partial<Cart> {
  const { email, contactId } = info.buyerInfo ?? {};
  const buyer: Buyer = {
    ...cart.buyer,
    ...(email && { email }),
    ...(contactId && { contactId }),
  };
  return { ...changedFields(WRITABLE, info), buyer };
}
