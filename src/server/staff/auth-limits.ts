import { createHash } from 'node:crypto';
import type { Limit } from './attempts.ts';

const MINUTE = 60;
const HOUR = 3_600;

export interface Attempt {
  path: string;
  address: string;
  /** As typed, for paths that name an account. */
  email: string | undefined;
  /** Who is signed in, or whose sign-in waits for its second factor. */
  holder: string | undefined;
}

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Guessing from one place is stopped soon, guessing one account from many places later. */
export function limitsOf({ path, address, email, holder }: Attempt): Limit[] {
  const perAddress = (max: number, seconds: number): Limit => ({
    key: `${path} from ${address}`,
    max,
    seconds,
  });
  const perAccount = (who: string | undefined, max: number, seconds: number): Limit[] =>
    who === undefined ? [] : [{ key: `${path} for ${short(who)}`, max, seconds }];

  switch (path) {
    case '/sign-in/email':
      return [
        perAddress(30, 5 * MINUTE),
        ...perAccount(email && `${email} ${address}`, 5, 5 * MINUTE),
        ...perAccount(email, 50, HOUR),
      ];
    case '/two-factor/verify-totp':
    case '/two-factor/verify-backup-code':
      return [perAddress(20, 5 * MINUTE), ...perAccount(holder, 5, 5 * MINUTE)];
    case '/request-password-reset':
      return [perAddress(10, 15 * MINUTE), ...perAccount(email, 3, 15 * MINUTE)];
    case '/reset-password':
      return [perAddress(10, 15 * MINUTE)];
    case '/change-password':
    case '/two-factor/enable':
    case '/two-factor/disable':
    case '/two-factor/get-totp-uri':
    case '/two-factor/generate-backup-codes':
      return perAccount(holder, 10, 15 * MINUTE);
    default:
      return [];
  }
}
