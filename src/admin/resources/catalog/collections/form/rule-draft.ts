import {
  MAX_CONDITIONS,
  MAX_DAYS,
  type CollectionRule,
  type RuleCondition,
} from '#shared/collection-rules.ts';

export interface ConditionDraft {
  field: RuleCondition['field'];
  value: string;
}

/** A rule while it is written: each value as it was typed. */
export interface RuleDraft {
  match: CollectionRule['match'];
  conditions: ConditionDraft[];
}

export const noCondition = (): ConditionDraft => ({ field: 'tag', value: '' });

export const ruleDraft = (rule: CollectionRule | null | undefined): RuleDraft | null =>
  rule
    ? {
        match: rule.match,
        conditions: rule.conditions.map(({ field, value }) => ({ field, value: String(value) })),
      }
    : null;

const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;

/** Of a condition that says nothing yet, or something that cannot be. */
function conditionProblem({ field, value }: ConditionDraft): string | undefined {
  const typed = value.trim();
  if (typed === '') return 'ruleEmpty';
  if (field === 'priceFrom' || field === 'priceTo') return AMOUNT.test(typed) ? undefined : 'rulePrice';
  if (field === 'newSince')
    return /^\d{1,4}$/.test(typed) && Number(typed) > 0 && Number(typed) <= MAX_DAYS ? undefined : 'ruleDays';
  return typed.length > 80 ? 'ruleLong' : undefined;
}

export function ruleProblems(draft: RuleDraft | null): [place: string, key: string][] {
  if (!draft) return [];
  const { conditions } = draft;
  if (conditions.length === 0) return [['rule', 'ruleNone']];
  if (conditions.length > MAX_CONDITIONS) return [['rule', 'ruleMany']];
  return conditions.flatMap((condition, index): [string, string][] => {
    const key = conditionProblem(condition);
    return key ? [[`rule.conditions.${index}.value`, key]] : [];
  });
}

function conditionOf({ field, value }: ConditionDraft): RuleCondition {
  const typed = value.trim();
  if (field === 'newSince') return { field, value: Number(typed) };
  if (field === 'stock') return { field, value: typed === 'OUT' ? 'OUT' : 'IN' };
  return { field, value: typed };
}

export const ruleOfDraft = (draft: RuleDraft | null): CollectionRule | null =>
  draft && { match: draft.match, conditions: draft.conditions.map(conditionOf) };
