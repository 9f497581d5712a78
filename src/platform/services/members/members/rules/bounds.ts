import { invalidField, type PlatformError } from '#platform/contract/errors.ts';

/** RFC 5321, 4.5.3.1.3: a longer address reaches nobody. */
const MAX_EMAIL = 254;
/** No bound is published; a name has fewer, and an index takes no more than some thousand bytes. */
const MAX_TEXT = 255;

export const isUsableEmail = (email: string): boolean => email.trim().length <= MAX_EMAIL;

export const emailViolation = (email: string, field: string): PlatformError | undefined =>
  isUsableEmail(email)
    ? undefined
    : invalidField(field, 'MAX_LENGTH', `must have at most ${MAX_EMAIL} characters`, {
        threshold: MAX_EMAIL,
        type: 'EMAIL',
      });

/** The first text directly in an object that is too long. @param path of the object in the request */
export function textViolation(texts: object | null | undefined, path: string): PlatformError | undefined {
  const tooLong = Object.entries(texts ?? {}).find(
    ([, value]) => typeof value === 'string' && value.length > MAX_TEXT,
  );
  return (
    tooLong &&
    invalidField(`${path}.${tooLong[0]}`, 'MAX_LENGTH', `must have at most ${MAX_TEXT} characters`, {
      threshold: MAX_TEXT,
    })
  );
}
