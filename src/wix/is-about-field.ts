import { CallError } from './errors.ts';

/**
 * Whether a rejection is about one field and nothing else: it names violations, and each is of that field. An error without
 * violations is about the request as a whole.
 * @param field of the paths, such as `/email/i`
 */
export const isAboutField = (thrown: unknown, field: RegExp): boolean =>
  thrown instanceof CallError &&
  thrown.status === 400 &&
  thrown.violations.length > 0 &&
  thrown.violations.every(({ field: path }) => field.test(path));
