import { asSentence, toCallError, type CallError } from '#wix/errors.ts';
import { unplacedPart } from './form-errors.ts';

interface Violations<Field extends string> {
  /** Beside that field. */
  of: (field: Field) => string | undefined;
  /** What is about none of them. */
  other: CallError | undefined;
}

const isAt = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);

/**
 * What came back to a form that is no `RecordForm`, such as a dialog's.
 * @param fields those it shows
 */
export function violationsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Violations<Field> {
  const failure = error ? toCallError(error) : undefined;
  const of = (field: Field) => {
    const found = failure?.violations.filter((one) => isAt(one.field, field)) ?? [];
    return found.length > 0 ? found.map(({ description }) => asSentence(description)).join('. ') : undefined;
  };
  return {
    of,
    other: failure && unplacedPart(failure, (one) => fields.some((field) => isAt(one.field, field))),
  };
}
