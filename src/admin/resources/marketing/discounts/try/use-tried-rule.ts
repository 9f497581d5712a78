import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import type { RuleRecord } from '../discount-record.ts';
import { checkForm } from '../form/rule-check.ts';
import type { RuleForm } from '../form/rule-form.ts';
import { toRule } from '../form/rule-api.ts';
import type { Tried } from './use-trial.ts';

/** A rule as it is typed, to be tried; one without a name yet has another. */
export function useTriedRule(discount: RuleRecord | undefined, form: RuleForm): Tried {
  const translate = useTranslate();
  const { currency, timeZone } = useStoreProfile();
  const name = form.name.trim() || translate('discounts.try.unnamed');
  return {
    operation: 'previewDiscountRule',
    wrong: Object.keys(checkForm(form, { currency, timeZone })).length > 0,
    asked: () => ({
      ...(discount && { id: discount.id }),
      rule: toRule({ ...form, name }, timeZone),
    }),
  };
}
