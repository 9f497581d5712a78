import type { CallError } from '../../wix/errors.ts';
import type { Translate } from '../i18n/messages.ts';
import { rejectionReasons } from '../shell/rejection.ts';

const known = [
  'ERROR_COUPON_DOES_NOT_EXIST',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_NOT_APPLICABLE',
  'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
  'INSUFFICIENT_INVENTORY',
  'LINE_ITEM_NOT_FOUND_IN_CART',
  'RESOURCE_EXHAUSTED',
  'UNREACHABLE',
] as const;
const isKnown = (code: string): code is (typeof known)[number] => (known as readonly string[]).includes(code);

/** In the shopper's language, what a rejection of the platform means; in the platform's words where it has others. */
export const problemText = (t: Translate, error: Pick<CallError, 'code' | 'requestId'>): string =>
  isKnown(error.code)
    ? t(`cart.problem.${error.code}`)
    : rejectionReasons(error).join('. ') ||
      t('cart.problem.other', { request: error.requestId ?? error.code });
