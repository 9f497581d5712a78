import { CallError } from '../errors.ts';
import { isAboutField } from '../is-about-field.ts';
import { hostedCall } from './hosted-call.ts';

export type EmailChangeError = 'inUse' | 'wrong' | 'tooMany' | 'failed';

export const changeEmail = (newEmail: string, password: string): Promise<object> =>
  hostedCall('POST', '/hosted/account/email', { newEmail, password });

/** Why another address was not taken. */
export function emailChangeErrorOf(thrown: unknown): EmailChangeError {
  if (!(thrown instanceof CallError)) return 'failed';
  if (thrown.status === 409) return 'inUse';
  if (thrown.status === 429) return 'tooMany';
  return isAboutField(thrown, /email/i) ? 'wrong' : 'failed';
}
