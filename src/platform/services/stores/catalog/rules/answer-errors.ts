import type { FieldViolation, ViolatedRule } from '#platform/contract/errors.ts';
import type { ProductModifier } from '../customizations/connected.ts';

/** What a line tells of an answer. `code` as `#C79A63`. */
export interface AnswerLine {
  name: string;
  plainText?: string;
  color?: { name: string; code: string };
}

/** The contract's own bound, where a modifier has none. */
export const MAX_TEXT = 500;

/** @param rule one of the platform's, else the name of ours */
export const answerError = (
  field: string,
  rule: Extract<ViolatedRule, 'REQUIRED_FIELD' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'VALIDATION'> | OwnRule,
  description: string,
  data: Record<string, unknown> = {},
): FieldViolation =>
  rule === 'CHOICE_NOT_EXIST' || rule === 'MODIFIER_NOT_EXIST'
    ? { field, description, violatedRule: 'OTHER', ruleName: rule, data }
    : { field, description, violatedRule: rule, data };

type OwnRule = 'CHOICE_NOT_EXIST' | 'MODIFIER_NOT_EXIST';

/** @param text undefined for what is no text at all */
export function freeTextError(
  field: string,
  text: string | undefined,
  settings: ProductModifier['freeTextSettings'],
): FieldViolation | undefined {
  if (text === undefined) return answerError(field, 'VALIDATION', 'must be a text');
  const max = Math.min(settings?.maxCharCount || MAX_TEXT, MAX_TEXT);
  if (text.length > max)
    return answerError(field, 'MAX_LENGTH', `must have at most ${max} characters`, { threshold: max });
  const least = settings?.minCharCount ?? 0;
  return text.length < least
    ? answerError(field, 'MIN_LENGTH', `must have at least ${least} characters`, { threshold: least })
    : undefined;
}
