import type { OwnMailKind, OwnMails } from '#shared/own-mails.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, permissionDenied } from '#platform/contract/errors.ts';
import { emailKey, callingMember, type Member } from '../../members/members/public.ts';
import { newsletterOf, withdraw } from './newsletter.ts';
import { isOptedOut, setOptOut } from './opt-outs.ts';

/** @throws 403 for who is not signed in */
async function signedIn(context: Context): Promise<Member> {
  const member = await callingMember(context);
  if (!member) throw permissionDenied('Only a member has mails of their own.');
  return member;
}

/** What is sent to the member's address. Whoever has not shown that it is theirs learns nothing of it. @throws 403 */
export async function readOwn(context: Context): Promise<OwnMails> {
  const { loginEmail: email, loginEmailVerified: verified } = await signedIn(context);
  if (!verified) return { email, verified, reminders: true };
  const consent = (await newsletterOf(context, [email])).get(emailKey(email));
  return {
    email,
    verified,
    ...(consent && { newsletter: { given: consent.given, date: consent.date, words: consent.words } }),
    reminders: !(await isOptedOut(context, 'reminders', email)),
  };
}

/** @throws 403, 428 before the address is verified */
export async function stopOwn(context: Context, kind: OwnMailKind, stop: boolean): Promise<void> {
  const { loginEmail: email, loginEmailVerified } = await signedIn(context);
  if (!loginEmailVerified) throw failedPrecondition('The address is not verified.', 'EMAIL_NOT_VERIFIED', {});
  await (kind === 'newsletter'
    ? withdraw(context, email, stop, 'account')
    : setOptOut(context, kind, email, stop));
}
