import type { Priced } from '../../totals/public.ts';
import type { Summary } from './api-cart.ts';

type Applied = Priced['appliedDiscounts'][number];
type Source = NonNullable<NonNullable<Summary['discounts']>[number]['source']>;

export function sourceOf({ coupon }: Applied): Source {
  if (!coupon) return { sourceType: 'AUTOMATIC_RULE' };
  return { sourceType: 'COUPON', ...(coupon.code && { couponCode: coupon.code }) };
}

export function nameOf({ coupon, discountRule }: Applied): {
  name?: { original: string; translated: string };
} {
  const name = coupon ? coupon.name || coupon.code : discountRule?.name?.original;
  return name ? { name: { original: name, translated: name } } : {};
}
