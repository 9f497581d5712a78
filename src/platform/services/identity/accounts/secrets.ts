import { randomHex } from '#shared/hex.ts';
import { randomLetters } from '#platform/identity/random-letters.ts';

/** 256 bits, fit for a link. */
export const linkToken = (): string => randomHex(32);

/** Six digits, each code as likely as any other. */
export function sixDigits(): string {
  const limit = 1_000_000;
  // The rest of 2^32 above a multiple of the limit would make some codes likelier.
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return String(value % limit).padStart(6, '0');
  }
}

/** 50 bits, in two groups to be read off a sheet of paper. */
export function recoveryCode(): string {
  const letters = randomLetters(10);
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** As typed: whatever the case, with or without the hyphen. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
