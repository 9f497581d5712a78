import { countWithin } from '../../database/count-within.ts';
import type { Gateway } from '../gateway.ts';
import { giveBackAttempt } from './attempts.ts';
import { hashToken } from './one-time-token.ts';

/** A secret that opens something once, and what is answered to a second use of it. */
export interface OneTimeSecret {
  key: string;
  /** For how long it could open something, in seconds. */
  seconds: number;
  rejection: { status: 400 | 401; code: string; message: string };
}

interface Use {
  path: string;
  body: { token?: unknown; code?: unknown } | null;
  /** Whose code it is; undefined where nobody's sign-in is under way. */
  holder: string | undefined;
}

const HOUR = 3_600;
/** A code of an app is good in its own 30 seconds and in those before and after. */
const TOTP_SECONDS = 90;
/** A backup code is good until it is used: no request that was sent with it takes this long. */
const BACKUP_SECONDS = HOUR;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function oneTimeSecretOf({ path, body, holder }: Use): OneTimeSecret | undefined {
  const [token, code] = [text(body?.token), text(body?.code)];
  if (path === '/reset-password' && token !== '') {
    const rejection = { status: 400, code: 'INVALID_TOKEN', message: 'Invalid token' } as const;
    return { key: `once: reset ${hashToken(token)}`, seconds: HOUR, rejection };
  }
  const isTotp = path === '/two-factor/verify-totp';
  if (!(isTotp || path === '/two-factor/verify-backup-code') || holder === undefined || code === '')
    return undefined;
  const message = isTotp ? 'Invalid code' : 'Invalid backup code';
  return {
    key: `once: ${path} ${holder} ${hashToken(code)}`,
    seconds: isTotp ? TOTP_SECONDS : BACKUP_SECONDS,
    rejection: { status: 401, code: isTotp ? 'INVALID_CODE' : 'INVALID_BACKUP_CODE', message },
  };
}

/**
 * Reserves a secret for this request: the sign-in library reads it and takes it away in two steps, or, with the code of
 * an app, never takes it away. In one statement, so that of parallel requests, of other processes too, one goes on.
 * @returns whether this request has it
 */
export async function reserveSecret(gateway: Gateway, { key, seconds }: OneTimeSecret): Promise<boolean> {
  const { count } = await countWithin(gateway.database.kysely, {
    table: 'staff_attempts',
    key: { key },
    now: gateway.clock.now(),
    milliseconds: seconds * 1000,
  });
  if (count === 1) return true;
  await giveBackAttempt(gateway, [{ key }]);
  return false;
}

/** It opened nothing, so it may be sent again, such as with a password that is long enough. */
export const releaseSecret = (gateway: Gateway, { key }: OneTimeSecret): Promise<void> =>
  giveBackAttempt(gateway, [{ key }]);
