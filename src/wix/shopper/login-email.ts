import { changeLoginEmail } from '@wix/auto_sdk_members_authentication';
import { CallError } from '../errors.ts';
import { shopperClient } from '../shopper-client.ts';

export type EmailTrouble = 'taken' | 'wrong' | 'tooMany' | 'failed';

export const changeEmail = async (memberId: string, email: string): Promise<void> => {
  await shopperClient().use(changeLoginEmail)(memberId, email);
};

/** Why another address was not taken. */
export function emailTrouble(thrown: unknown): EmailTrouble {
  if (!(thrown instanceof CallError)) return 'failed';
  if (thrown.status === 409) return 'taken';
  if (thrown.status === 429) return 'tooMany';
  return thrown.status === 400 ? 'wrong' : 'failed';
}
