import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import { readAccount } from '../account.ts';
import { securityMail } from '../mails.ts';
import { activeFactors, findFactor, removeAllFactors, removeFactor } from './factor-store.ts';
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

/**
 * All of them, begun ones too, by the shop: for whoever has lost what they signed in with. The password alone lets them
 * in afterwards, and the mail says so.
 * @returns how many there were
 */
export async function takeFactorsAway(context: Context, member: Member): Promise<number> {
  const { length } = await activeFactors(context, member.id);
  await removeAllFactors(context, member.id);
  await removeRecoveryCodes(context, member.id);
  if (length > 0) {
    const account = await readAccount(context, member.id);
    await context.mail(securityMail(context.site, member, account, 'factorRemoved'));
  }
  return length;
}
