import { digestOf } from '#shared/digest.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import { sixDigits } from '../secrets.ts';
import type { FlowRow } from '../tables.ts';

const CODE_MINUTES = 15;
const MAX_TRIES = 5;
const MAX_SENDS = 5;

/** A code that was sent, as it is kept: on a sign-in or on a factor that is being set up. */
export interface StoredCode {
  id: string;
  code_hash: string | null;
  code_expires_at: Date | null;
  tries: number;
}

export type CodeError = 'BAD_CODE' | 'EXPIRED' | 'TOO_MANY_ATTEMPTS';

export const verificationFailed = (reason: CodeError): PlatformError =>
  badRequest(
    reason === 'BAD_CODE' ? 'The code is wrong.' : 'The code does not count any more; ask for a new one.',
    'VERIFICATION_FAILED',
    { reason },
  );

/** A new code for the row; the one before is void. */
export async function newCode(
  { clock }: Pick<Context, 'clock'>,
  id: string,
): Promise<{ code: string; kept: { code_hash: string; code_expires_at: Date; tries: number } }> {
  const code = sixDigits();
  return {
    code,
    kept: {
      code_hash: await digestOf(`${id}:${code}`),
      code_expires_at: new Date(clock.now().getTime() + CODE_MINUTES * 60_000),
      tries: 0,
    },
  };
}

/** What is wrong with a typed code; undefined when it is the one. */
export async function codeErrorOf(
  { clock }: Pick<Context, 'clock'>,
  row: StoredCode,
  typed: string,
): Promise<CodeError | undefined> {
  if (row.tries >= MAX_TRIES) return 'TOO_MANY_ATTEMPTS';
  if (row.code_hash === null || row.code_expires_at === null) return 'BAD_CODE';
  if (new Date(row.code_expires_at) <= clock.now()) return 'EXPIRED';
  return (await digestOf(`${row.id}:${typed}`)) === row.code_hash ? undefined : 'BAD_CODE';
}

export const hasRemainingTries = ({ tries }: Pick<StoredCode, 'tries'>): boolean => tries < MAX_TRIES;

/** @throws 428 when as many were sent as one sign-in may ask for */
export function checkSends({ sends }: FlowRow): void {
  if (sends >= MAX_SENDS)
    throw failedPrecondition('No more codes are sent for this sign-in; begin again.', 'TOO_MANY_CODES');
}
