import type { Problem, Problems } from '#admin/ui/form/form-errors.ts';
import { checkCount, checkMoney, checkPercentage, checkTimes, type Shop } from '../form/rule-check.ts';
import { problem } from '../form/problem.ts';
import { reachOf, type CouponForm } from './coupon-form.ts';

const MAX_PIECES = 1000;

function benefitProblems(form: CouponForm, shop: Shop): (readonly [string, Problem | undefined])[] {
  const pieces = (text: string) =>
    checkCount(text, 1) ?? (Number(text) > MAX_PIECES ? problem('most', { most: MAX_PIECES }) : undefined);
  switch (form.kind) {
    case 'MONEY_OFF':
      return [['amount', checkMoney(form.amount, shop, { zero: false })]];
    case 'PERCENT_OFF':
      return [['percentage', checkPercentage(form.percentage)]];
    case 'FIXED_PRICE':
      return [['price', checkMoney(form.price, shop, { zero: true })]];
    case 'BUY_X_GET_Y':
      return [
        ['x', pieces(form.x)],
        ['y', pieces(form.y)],
      ];
    case 'FREE_SHIPPING':
      return [];
  }
}

/** What is wrong, by place, that no bound of a text says. */
export function checkCoupon(form: CouponForm, shop: Shop): Problems {
  const found: readonly (readonly [string, Problem | undefined])[] = [
    ['code', form.many || form.code.trim() !== '' ? undefined : problem('code')],
    ...benefitProblems(form, shop),
    [
      'least',
      reachOf(form) === 'order' ? checkMoney(form.least, shop, { zero: false, optional: true }) : undefined,
    ],
    ...checkTimes(form, shop),
    ['limit', checkCount(form.limit, 1, true)],
    ['limitPerUser', checkCount(form.limitPerUser, 1, true)],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== undefined));
}
