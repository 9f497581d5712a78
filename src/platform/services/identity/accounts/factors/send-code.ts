import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import { readAccount } from '../account.ts';
import { spendAttempt } from '#platform/identity/attempts.ts';
import { factorMail, phoneMail } from '../mails.ts';
import { newCode } from '../sign-in/codes.ts';
import type { FactorRow } from '../tables.ts';

/**
 * Sends a code to the phone or mailbox behind a factor.
 * @param id of the row the code is kept on
 * @returns what is kept of it
 * @throws 429 RESOURCE_EXHAUSTED
 */
export async function sendToFactor(
  context: Context,
  member: Member,
  { type, secret }: Pick<FactorRow, 'type' | 'secret'>,
  id: string,
): Promise<{ code_hash: string; code_expires_at: Date; tries: number }> {
  await spendAttempt(context, 'codeByMember', member.id);
  const account = await readAccount(context, member.id);
  const { code, kept } = await newCode(context, id);
  if (type === 'EMAIL') await context.mail(factorMail(context.site, secret, account, code));
  if (type === 'SMS' || type === 'CALL')
    await context.mail(phoneMail(context.site, secret, account, { type, code }));
  return kept;
}
