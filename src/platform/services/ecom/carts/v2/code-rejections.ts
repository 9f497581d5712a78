import { badRequest, PlatformError } from '#platform/contract/errors.ts';
import { money } from './money.ts';
import type { ViolationV2 } from './api-cart.ts';

/** Why a code is no good, as coupons and gift cards say it themselves. */
export interface CodeRejection {
  code: string;
  message: string;
  data: Readonly<Record<string, unknown>>;
}

type CodeViolation = Pick<ViolationV2, 'scope' | 'code' | 'description'> & Partial<ViolationV2>;
type CouponReason = NonNullable<NonNullable<ViolationV2['invalidCouponStatusData']>['reason']>;
type CardReason = NonNullable<NonNullable<ViolationV2['invalidGiftCardStatusData']>['reason']>;

const COUPON_REASONS: Readonly<Record<string, CouponReason>> = {
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'MIN_SUBTOTAL_NOT_REACHED',
  ERROR_COUPON_NOT_APPLICABLE: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
};

const CARD_REASONS: Readonly<Record<string, CardReason>> = {
  GIFT_CARD_DISABLED: 'DISABLED',
  GIFT_CARD_EXPIRED: 'EXPIRED',
  GIFT_CARD_IS_EMPTY: 'EMPTY_BALANCE',
};

export function couponViolation(
  codeRejection: CodeRejection,
  couponCode: string,
  currency: string,
): CodeViolation {
  const { code, message: description, data } = codeRejection;
  if (code === 'ERROR_COUPON_DOES_NOT_EXIST')
    return {
      scope: 'DISCOUNT',
      code: 'INVALID_COUPON_CODE',
      description,
      invalidCouponCodeData: { couponCode },
    };
  const minimum = data['minimumSubtotal'];
  return {
    scope: 'DISCOUNT',
    code: 'INVALID_COUPON_STATUS',
    description,
    invalidCouponStatusData: {
      couponCode,
      reason: COUPON_REASONS[code] ?? 'UNKNOWN_INVALID_COUPON_REASON',
      ...(typeof minimum === 'string' && {
        minSubtotalNotReachedDetails: { requiredMinimumSubtotal: money(minimum, currency) },
      }),
    },
  };
}

export function giftCardViolation(
  { code, message: description }: CodeRejection,
  giftCardCode: string,
): CodeViolation {
  if (code === 'GIFT_CARD_NOT_FOUND')
    return {
      scope: 'GIFT_CARD',
      code: 'INVALID_GIFT_CARD_CODE',
      description,
      invalidGiftCardCodeData: { giftCardCode },
    };
  return {
    scope: 'GIFT_CARD',
    code: 'INVALID_GIFT_CARD_STATUS',
    description,
    invalidGiftCardStatusData: {
      giftCardCode,
      reason: CARD_REASONS[code] ?? 'UNKNOWN_INVALID_GIFT_CARD_REASON',
    },
  };
}

/** The same as a rejection of the call that brings the code; how often somebody guessed stays counted. */
async function refusing<T>(
  work: Promise<T>,
  violation: (codeRejection: CodeRejection) => CodeViolation,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PlatformError) || (error.status >= 429 && error.status !== 428)) throw error;
    const { code, message, data } = error;
    if (
      !code?.startsWith('ERROR_COUPON_') &&
      !code?.startsWith('GIFT_CARD_') &&
      code !== 'CURRENCY_NOT_SUPPORTED'
    )
      throw error;
    const codeViolation = violation({ code, message, data });
    const facts =
      codeViolation.invalidCouponCodeData ??
      codeViolation.invalidCouponStatusData ??
      codeViolation.invalidGiftCardCodeData ??
      codeViolation.invalidGiftCardStatusData;
    throw badRequest(message, codeViolation.code, { ...facts }).keepingChanges();
  }
}

export const refusingCoupon = <T>(work: Promise<T>, couponCode: string, currency: string): Promise<T> =>
  refusing(work, (rejection) => couponViolation(rejection, couponCode, currency));

export const refusingGiftCard = <T>(work: Promise<T>, giftCardCode: string): Promise<T> =>
  refusing(work, (rejection) => giftCardViolation(rejection, giftCardCode));
