import { expect, it } from 'vitest';
import type { Coupon } from '../coupon.ts';
import { couponRejection, type SeenUses } from './check-coupon.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const coupon = (more: Partial<Coupon>): Coupon =>
  ({ id: 'c', code: 'ONCE', active: true, startTime: '2026-01-01T00:00:00.000Z', ...more }) as Coupon;
const uses = (more: Partial<SeenUses>): SeenUses => ({
  all: 0,
  byThisBuyer: 0,
  codeIsUsed: false,
  codeIsUsedByThisBuyer: false,
  ...more,
});

it.each([
  ['by somebody else', { all: 1 }, 'ERROR_COUPON_USAGE_EXCEEDED'],
  ['by this buyer', { all: 1, byThisBuyer: 1 }, 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'],
] as const)('assumed: a coupon for one order that was used %s says so', (_by, seen, code) => {
  expect(couponRejection(coupon({ usageLimit: 1 }), uses(seen), now)).toBe(code);
});

it.each([
  [false, 'ERROR_COUPON_USAGE_EXCEEDED'],
  [true, 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'],
] as const)('assumed: so does one code of many; by this buyer: %s', (codeIsUsedByThisBuyer, code) => {
  expect(
    couponRejection(coupon({ once: true }), uses({ codeIsUsed: true, codeIsUsedByThisBuyer }), now),
  ).toBe(code);
});

it('assumed: where others took most of the uses, it is used up for everybody', () => {
  const seen = uses({ all: 9, byThisBuyer: 1 });
  expect(couponRejection(coupon({ usageLimit: 9 }), seen, now)).toBe('ERROR_COUPON_USAGE_EXCEEDED');
  expect(couponRejection(coupon({ usageLimit: 0 }), uses({}), now)).toBe('ERROR_COUPON_USAGE_EXCEEDED');
});
