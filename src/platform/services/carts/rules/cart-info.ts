import type { CurrentCartApi, Request } from '../../../contract/index.ts';
import { WRITABLE, type Buyer, type Cart, type CartInfo } from '../cart.ts';

export type CartUpdate = Omit<Request<CurrentCartApi, 'updateCurrentCart'>, 'cartInfo'> & {
  cartInfo?: Partial<CartInfo> | undefined;
};

/** What of the body changes the cart: fields left out stay, null removes. */
export function writableOf(cart: Cart, info: Partial<CartInfo>): Partial<Cart> {
  const written: Record<string, unknown> = {};
  for (const field of WRITABLE) {
    const value: unknown = info[field];
    if (value === null || value === '') written[field] = undefined;
    else if (value !== undefined) written[field] = value;
  }
  const { email, contactId } = info.buyerInfo ?? {};
  const buyer: Buyer = {
    ...cart.buyer,
    ...(email && { email }),
    ...(contactId && { contactId }),
  };
  return { ...written, buyer };
}
