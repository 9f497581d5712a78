import { CallError } from '../errors.ts';
import { hostedCall } from './hosted-call.ts';

/** Mails a code to the address of the member who is signed in. @returns what the code is given back with */
export const sendOwnCode = async (): Promise<string> =>
  (await hostedCall<{ verificationId: string }>('POST', '/hosted/account/email/verification', {}))
    .verificationId;

export const confirmOwnCode = (verificationId: string, code: string): Promise<object> =>
  hostedCall('POST', '/hosted/account/email/verification/confirm', { verificationId, code });

export type VerifyError = 'wrong' | 'old' | 'tooMany' | 'failed';

/** `old`: the code does not count any more, and a new one is to be asked for. */
export function verifyErrorOf(thrown: unknown): VerifyError {
  if (!(thrown instanceof CallError)) return 'failed';
  if (thrown.status === 429) return 'tooMany';
  if (thrown.status === 404) return 'old';
  if (thrown.code !== 'VERIFICATION_FAILED') return 'failed';
  return thrown.data['reason'] === 'BAD_CODE' ? 'wrong' : 'old';
}

/** It was verified elsewhere meanwhile. */
export const isVerifiedAlready = (thrown: unknown): boolean =>
  thrown instanceof CallError && thrown.code === 'EMAIL_ALREADY_VERIFIED';
