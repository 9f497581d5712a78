import { useCallback, useMemo } from 'react';
import { boundsOf } from '#shared/contract/bounds.ts';
import { discountRule as contract } from '#shared/contract/generated/ecom_discount-rules.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import type { RuleRecord } from '../discount-record.ts';
import { checkForm } from './rule-check.ts';
import { readRule, type RuleForm, type TakeDraft } from './rule-form.ts';
import { toRule, toRuleChange } from './rule-api.ts';

const bounds = { name: boundsOf(contract, 'name') };

/** @param like what a new one begins with */
export function useDiscountForm(discount: RuleRecord | undefined, like: RuleRecord | undefined) {
  const { currency, timeZone } = useStoreProfile();
  return useRecordForm<RuleRecord, RuleForm>({
    record: discount,
    read: useCallback(
      (record) => {
        const form = readRule(record ?? like, timeZone);
        return record || !like ? form : { ...form, active: false };
      },
      [like, timeZone],
    ),
    bounds,
    check: useMemo(() => (form: RuleForm) => checkForm(form, { currency, timeZone }), [currency, timeZone]),
    toChange: (form, changed) => (discount ? toRuleChange(form, changed, timeZone) : toRule(form, timeZone)),
  });
}

/** The form that a card is in. */
export function useDiscountDraft() {
  const { values: form, change, errorAt, allowed } = useFormState<RuleForm>();
  return {
    form,
    errorAt,
    allowed,
    change,
    changeTake: (part: Partial<TakeDraft>) => change({ take: { ...form.take, ...part } }),
  };
}
