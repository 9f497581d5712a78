import { guidOf } from '#platform/guid-of.ts';

export const couponIdOf = (cartId: string, code: string): Promise<string> => guidOf(cartId, 'coupon', code);
export const giftCardIdOf = (cartId: string, code: string): Promise<string> =>
  guidOf(cartId, 'gift card', code);
