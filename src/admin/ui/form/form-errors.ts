import { asSentence, CallError, type Violation } from '#wix/errors.ts';
import type { FieldError } from './use-displayed-errors.ts';

/** What the inputs hold, by name. */
export type FormValues = object;

/** What the contract says of a field; `boundsOf` of `shared/contract` gives it. */
export interface FieldBounds {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
}

/** A message and the numbers in it. */
export interface Problem {
  key: string;
  values?: object;
}

/** What is wrong by place in the form, such as `name` or `variants.2.price`. */
export type Problems = Readonly<Record<string, Problem>>;

/** What stands at a place, such as `variants.2.price`. */
export const valueAt = (values: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step], values);

export function boundProblems(values: FormValues, bounds: Readonly<Record<string, FieldBounds>>): Problems {
  return Object.fromEntries(
    Object.entries(bounds).flatMap(([name, { required, minLength = 0, maxLength }]) => {
      const value = valueAt(values, name);
      if (typeof value !== 'string') return [];
      const { length } = value.trim();
      if (length === 0 && (required === true || minLength > 0)) {
        return [[name, { key: 'counterpart.form.required' }]];
      }
      return maxLength !== undefined && length > maxLength
        ? [[name, { key: 'counterpart.form.tooLong', values: { smart_count: maxLength } }]]
        : [];
    }),
  );
}

/** Where in the form a violation of the platform belongs: `taxGroup.name` is `name`, `product.options[0].name` `options.0.name`. */
function placeOf({ field }: Violation, values: FormValues): string | undefined {
  const steps = field.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  return [steps.slice(1), steps]
    .map((path) => path.join('.'))
    .find((path) => path !== '' && valueAt(values, path) !== undefined);
}

const sentenceOf = ({ field, description }: Violation): string => `${field} ${description}`.trim();

/** The platform's violations by place in the form; by their own path where the form has no such place. */
export function violationsAt(
  violations: readonly Violation[],
  values: FormValues,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const violation of violations) {
    const { field } = violation;
    const description = asSentence(violation.description);
    const place = placeOf(violation, values) ?? field;
    const before = errors[place];
    const sentence = sentenceOf(violation);
    errors[place] = {
      text: before ? `${before.text}. ${description}` : description,
      sentence: before ? `${before.sentence}. ${sentence}` : sentence,
    };
  }
  return errors;
}

/**
 * What a form says of an error at its top: all of it, or where it names fields, those that no input displays. No
 * violation vanishes because the form calls a field otherwise than the server does.
 */
export function unplacedPart(
  error: CallError,
  isPlaced: (violation: Violation) => boolean,
): CallError | undefined {
  if (error.violations.length === 0) return error;
  const violations = error.violations.filter((violation) => !isPlaced(violation));
  if (violations.length === 0) return undefined;
  const { code, status, requestId } = error;
  const message = violations.map(sentenceOf).join('. ');
  return new CallError({ code, status, message, requestId, violations, cause: error });
}
