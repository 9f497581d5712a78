import { useCallback, useMemo } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import type { CouponRecord } from '../discount-record.ts';
import { checkCoupon } from './coupon-check.ts';
import { readCoupon, type CouponForm } from './coupon-form.ts';
import { toCoupon } from './coupon-api.ts';

const bounds = { name: { required: true, maxLength: 50 }, code: { maxLength: 40 } };

interface Beginning {
  /** What a new one begins with. */
  like: CouponRecord | undefined;
  many: boolean;
}

export function useCouponForm(coupon: CouponRecord | undefined, { like, many }: Beginning) {
  const { currency, timeZone } = useStoreProfile();
  return useRecordForm<CouponRecord, CouponForm>({
    record: coupon,
    read: useCallback(
      (record) => {
        const form = readCoupon(record ?? like, timeZone);
        if (record) return form;
        // A code belongs to one: the next has another, and waits until somebody has looked at it.
        return like ? { ...form, code: '', active: false } : { ...form, many };
      },
      [like, many, timeZone],
    ),
    bounds,
    check: useMemo(
      () => (form: CouponForm) => checkCoupon(form, { currency, timeZone }),
      [currency, timeZone],
    ),
    toChange: (form) => ({ how: 'code', ...toCoupon(form, timeZone, new Date()) }),
  });
}

/** The form that a card is in. */
export function useCouponDraft() {
  const { values: form, change, errorAt, allowed } = useFormState<CouponForm>();
  return { form, change, errorAt, allowed };
}
