import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { Member } from '../../members/public.ts';
import { readAccount } from '../account.ts';
import { securityMail } from '../mails.ts';
import { activeFactors, findFactor, removeFactor } from './factor-store.ts';
import { removeRecoveryCodes } from './recovery-codes.ts';

/** With the last factor go the recovery codes. @throws 404 NOT_FOUND */
export async function takeFactorAway(context: Context, member: Member, factorId: string): Promise<void> {
  const factor = await findFactor(context, member.id, factorId);
  if (!factor) throw notFound('The factor was not found.');
  await removeFactor(context, factor.id);
  if (!factor.active) return;
  if ((await activeFactors(context, member.id)).length === 0) await removeRecoveryCodes(context, member.id);
  const account = await readAccount(context, member.id);
  await context.mail(securityMail(context.site, member, account, 'factorRemoved'));
}
