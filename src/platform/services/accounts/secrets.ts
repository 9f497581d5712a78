import { randomLetters } from '../../identity/random-letters.ts';

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

/** What is kept of a secret that is long or short-lived: whoever reads the database cannot use it. */
export async function digest(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
}

/** 256 bits, fit for a link. */
export const linkToken = (): string => hex(random(32));

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
