import { startOfMinute } from 'date-fns/startOfMinute';
import { momentOf } from '../store-time.ts';
import { reachOf, type CouponForm } from './coupon-form.ts';

function benefitOf({ kind, ...typed }: CouponForm): object {
  switch (kind) {
    case 'MONEY_OFF':
      return { kind, amount: typed.amount.trim() };
    case 'PERCENT_OFF':
      return { kind, percentage: Number(typed.percentage.trim()) };
    case 'FIXED_PRICE':
      return { kind, price: typed.price.trim() };
    case 'BUY_X_GET_Y':
      return { kind, x: Number(typed.x.trim()), y: Number(typed.y.trim()) };
    case 'FREE_SHIPPING':
      return { kind };
  }
}

function groupOf(form: CouponForm): object | undefined {
  if (reachOf(form) === 'order') return undefined;
  const { products, collections } = form.scope;
  const [collection] = collections;
  if (collection !== undefined) return { name: 'collection', entityId: collection };
  return { name: 'product', ...(products[0] !== undefined && { entityId: products[0] }) };
}

const countOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()));

/** The coupon that the form says: all of it, since all of it is replaced. */
export function toCoupon(form: CouponForm, timeZone: string, now: Date): Record<string, unknown> {
  const group = groupOf(form);
  // Clocks differ by seconds: what begins now has begun.
  const begin = momentOf(form.start, timeZone) ?? startOfMinute(now);
  return {
    name: form.name.trim(),
    active: form.active,
    code: form.many ? null : form.code.trim(),
    benefit: benefitOf(form),
    startTime: begin.toISOString(),
    expirationTime: momentOf(form.end, timeZone)?.toISOString() ?? null,
    usageLimit: countOf(form.limit),
    limitPerCustomer: countOf(form.limitPerUser),
    limitedToOneItem: form.cheapest && form.kind !== 'FREE_SHIPPING',
    scope: { namespace: 'stores', ...(group && { group }) },
    minimumSubtotal: group === undefined && form.least.trim() !== '' ? form.least.trim() : null,
  };
}
