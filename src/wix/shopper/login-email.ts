import { CallError } from '../errors.ts';
import { isAboutField } from '../is-about-field.ts';
import { hostedCall } from './hosted-call.ts';

export type EmailTrouble = 'taken' | 'wrong' | 'tooMany' | 'failed';

export const changeEmail = (newEmail: string, password: string): Promise<object> =>
  hostedCall('POST', '/hosted/account/email', { newEmail, password });

/** Why another address was not taken. */
export function emailTrouble(thrown: unknown): EmailTrouble {
  if (!(thrown instanceof CallError)) return 'failed';
  if (thrown.status === 409) return 'taken';
  if (thrown.status === 429) return 'tooMany';
  return isAboutField(thrown, /email/i) ? 'wrong' : 'failed';
}
