import { createHash } from 'node:crypto';
import { networkOf } from '../../shared/network.ts';
import type { Limit } from './attempts.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export interface Attempt {
  path: string;
  address: string;
  /** As typed, for paths that name an account. */
  email: string | undefined;
  /** Who is signed in, or whose sign-in waits for its second factor. */
  holder: string | undefined;
  /** The device, where the account has signed in with it before. */
  device: string | undefined;
}

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Attempts of one account from one place. */
const GROWING = [5, 20, 50] as const;

/** The more attempts, the longer the wait: minutes first, then hours, then a day. */
const growingLimits = (key: string, counts: readonly [number, number, number]): Limit[] =>
  [5 * MINUTE, HOUR, DAY].map((seconds, index) => ({
    key: index === 0 ? key : `${key} within ${seconds}`,
    max: counts[index] ?? 0,
    seconds,
  }));

/**
 * The limit of passwords for one account from all unknown devices together. Anybody can use it up who knows an email
 * address, so `spendSignIn` lets the holder past it.
 */
export const accountLimit = ({ path, email, device }: Attempt): Limit | undefined =>
  path === '/sign-in/email' && email !== undefined && device === undefined
    ? { key: `${path} for ${short(email)}`, max: 50, seconds: HOUR }
    : undefined;

function signInLimits(attempt: Attempt): Limit[] {
  const { path, email, address, device } = attempt;
  // Of its own, so that a stranger behind the same address uses up nothing of it.
  if (device !== undefined) return growingLimits(`${path} with ${short(`${email} ${device}`)}`, GROWING);
  const network = networkOf(address);
  const own = accountLimit(attempt);
  return [
    ...growingLimits(`${path} from ${network}`, [30, 120, 400]),
    ...(email === undefined ? [] : growingLimits(`${path} for ${short(`${email} ${network}`)}`, GROWING)),
    ...(own ? [own] : []),
  ];
}

/** Guessing from one place is stopped soon, guessing one account from many places later. */
export function limitsOf(attempt: Attempt): Limit[] {
  const { path, address, email, holder, device } = attempt;
  const perAddress = (max: number, seconds: number): Limit => ({
    key: `${path} from ${networkOf(address)}`,
    max,
    seconds,
  });
  const perAccount = (who: string | undefined, max: number, seconds: number): Limit[] =>
    who === undefined ? [] : [{ key: `${path} for ${short(who)}`, max, seconds }];

  switch (path) {
    case '/sign-in/email':
      return signInLimits(attempt);
    case '/two-factor/verify-totp':
    case '/two-factor/verify-backup-code':
      // Whoever knows the password uses up no codes of the holder's device.
      if (holder !== undefined && device !== undefined)
        return growingLimits(`${path} for ${short(`${holder} ${device}`)}`, GROWING);
      return [
        perAddress(20, 5 * MINUTE),
        ...(holder === undefined ? [] : growingLimits(`${path} for ${short(holder)}`, GROWING)),
      ];
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
