import { invalidField, type PlatformError } from '#platform/contract/errors.ts';

/** "4 to 100 printable characters": documentation of the members' authentication. */
const MIN = 4;
const MAX = 100;

const UNPRINTABLE = /\p{Cc}/u;

/** What is wrong with a new password; undefined when it may be used. */
export function passwordViolation(
  password: string | null | undefined,
  field: string,
): PlatformError | undefined {
  if (!password) return invalidField(field, 'REQUIRED_FIELD', 'must not be empty');
  const { length } = Array.from(password);
  if (length < MIN)
    return invalidField(field, 'MIN_LENGTH', `must have at least ${MIN} characters`, { threshold: MIN });
  if (length > MAX)
    return invalidField(field, 'MAX_LENGTH', `must have at most ${MAX} characters`, { threshold: MAX });
  if (UNPRINTABLE.test(password) || !password.isWellFormed())
    return invalidField(field, 'FORMAT', 'must have printable characters only', { expected: 'PRINTABLE' });
  return undefined;
}

/** Longer ones are not even hashed. */
export const isPlausible = (password: string): boolean => password.length > 0 && password.length <= 4 * MAX;
