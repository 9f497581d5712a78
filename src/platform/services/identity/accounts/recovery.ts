import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import {
  emailKey,
  findMemberByEmail,
  findMemberToChange,
  isUsableEmail,
} from '../../members/members/public.ts';
import { readAccount } from './account.ts';
import {
  clientOf,
  countAttempt,
  forgetLogins,
  isExhausted,
  spendAttempt,
} from '#platform/identity/attempts.ts';
import { makeLink, readLink, spendLinks } from './links.ts';
import { recoveryMail } from './mails.ts';
import { setPassword } from './set-password.ts';
import { passVerification } from './sign-in/checks.ts';
import { proceed } from './sign-in/proceed.ts';
import type { StateReply } from './sign-in/state-reply.ts';

/** The same for every address, with an account or without: what happens shows in the mailbox only. */
export async function sendRecovery(
  context: Context,
  {
    withoutIgnore = false,
    ...input
  }: {
    email: string;
    language: string | null | undefined;
    redirectUrl: string | undefined;
    /** Leaves out what tells whoever did not ask for it that they may ignore it. */
    withoutIgnore?: boolean;
  },
): Promise<void> {
  const email = emailKey(input.email);
  await spendAttempt(context, 'mailByClient', clientOf(context));
  if (!isUsableEmail(email) || !(await countAttempt(context, 'mailByAccount', email))) return;
  const member = await findMemberByEmail(context, email);
  if (!member || (member.status !== 'APPROVED' && member.status !== 'PENDING')) return;
  const account = await readAccount(context, member.id);
  const token = await makeLink(context, 'RECOVERY', member.id, input.redirectUrl);
  const language = input.language || account.language;
  await context.mail(recoveryMail(context.site, member, { language }, token, withoutIgnore));
}

/**
 * A new password by the link in the mail, and how far that gets them. Opens its own transactions.
 * @throws 404 NOT_FOUND, 429 RESOURCE_EXHAUSTED
 */
export async function recoverAccount(
  context: Context,
  { token, password, visitorId }: { token: string; password: string; visitorId: string | undefined },
): Promise<StateReply> {
  const client = clientOf(context);
  const reading = { ...context, db: context.database.kysely };
  if (await isExhausted(reading, 'linkByClient', client)) await spendAttempt(reading, 'linkByClient', client);
  await readLink(reading, 'RECOVERY', token).catch(async (error: unknown) => {
    await countAttempt(reading, 'linkByClient', client);
    throw error;
  });
  const passwordHash = await context.passwords.hash(password);
  return context.transaction(async (own) => {
    const { member_id: memberId } = await readLink(own, 'RECOVERY', token);
    const member = await findMemberToChange(own, memberId);
    if (!member) throw notFound('The link is not valid or has expired.');
    // Read again behind the member's lock: of two at once the second finds it used.
    const { redirect_url: redirectUrl } = await readLink(own, 'RECOVERY', token);
    await spendLinks(own, 'RECOVERY', memberId);
    const verified = await passVerification(own, member);
    await setPassword(own, verified, passwordHash, {});
    await forgetLogins(own, member.loginEmail, client);
    const reply = await proceed(own, verified, { visitorId });
    if (redirectUrl === null) return reply;
    return { ...reply, additionalData: { ...reply.additionalData, redirectUrl: { strValue: redirectUrl } } };
  });
}
