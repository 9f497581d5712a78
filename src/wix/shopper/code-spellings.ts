import { CallError } from '../errors.ts';

/** What somebody may have meant who typed a code: as it stands, and in the capitals it was printed in. */
export function codeSpellings(typed: string): string[] {
  const code = typed.trim();
  return [...new Set([code, code.toUpperCase(), code.toLowerCase()])];
}

/** The platform tells codes apart by their case; the first spelling that it knows counts. */
export async function withAnySpelling<T>(typed: string, apply: (code: string) => Promise<T>): Promise<T> {
  const [last, ...others] = codeSpellings(typed).toReversed();
  for (const code of others.toReversed()) {
    try {
      return await apply(code);
    } catch (thrown) {
      if (!(thrown instanceof CallError) || thrown.code !== 'ERROR_COUPON_DOES_NOT_EXIST') throw thrown;
    }
  }
  return apply(last ?? typed);
}
