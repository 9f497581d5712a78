import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { useNow } from '#admin/ui/use-now.ts';
import type { CouponRecord } from '../discount-record.ts';
import type { Tried } from '../try/use-trial.ts';
import { checkCoupon } from './coupon-check.ts';
import type { CouponForm } from './coupon-form.ts';
import { toCoupon } from './coupon-api.ts';

/** Whatever is asked of a code and a name is no matter while it is tried. */
const ANY = '…';

/** A coupon as it is typed, as if its code had been brought. */
export function useTriedCoupon(coupon: CouponRecord | undefined, form: CouponForm): Tried {
  const translate = useTranslate();
  const { currency, timeZone } = useStoreProfile();
  const now = useNow();
  const named = {
    ...form,
    name: form.name.trim() || translate('discounts.try.unnamed'),
    many: false,
    code: form.code.trim() || ANY,
  };
  return {
    operation: 'previewCoupon',
    wrong: Object.keys(checkCoupon(named, { currency, timeZone })).length > 0,
    asked: () => ({ ...(coupon && { id: coupon.id }), coupon: toCoupon(named, timeZone, now) }),
  };
}
