import type { CallError } from './errors.ts';

/**
 * Whether a rejection is about one field and nothing else: it names violations, and each is of that field. An error without
 * violations is about the request as a whole.
 * @param field of the paths, such as `/email/i`
 */
export function isAboutField(thrown: unknown, field: RegExp): boolean {
  // Read by its shape: the class would come along with every page of the shop.
  const { status, violations = [] } = (thrown ?? {}) as Partial<CallError>;
  return status === 400 && violations.length > 0 && violations.every(({ field: path }) => field.test(path));
}
