import type { Violation } from '../../../wix/errors.ts';

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

/** Where in the form the platform's refusal belongs: `taxGroup.name` is `name`, `product.options[0].name` `options.0.name`. */
export function placeOf({ field }: Violation, values: FormValues): string | undefined {
  const steps = field.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  return [steps.slice(1), steps]
    .map((path) => path.join('.'))
    .find((path) => path !== '' && valueAt(values, path) !== undefined);
}
