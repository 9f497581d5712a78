import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import {
  dropContact,
  emailKey,
  findMemberByEmail,
  isStaff,
  type Member,
  saveMember,
} from '../../members/members/public.ts';
import { closeSessions } from '../oauth/public.ts';
import { changeAccount, readAccount } from './account.ts';
import { spendLinks } from './links.ts';
import { movedMail } from './mails.ts';
import { endFlowsOf } from './sign-in/flow.ts';
import { emailExists } from './sign-in/register.ts';

/**
 * Another address to sign in with. Both ends hear of it: the old mailbox by mail, the new one by the code that the next
 * sign-in asks for. Until that came back the address is not theirs, nor what was bought with it. The member is locked.
 * @throws 403 for a site collaborator, 409 -19995 when the address has a member
 */
export async function changeLoginEmail(
  context: Context,
  member: Member,
  { newEmail, revokeSessions }: { newEmail: string; revokeSessions: boolean },
): Promise<Member> {
  if (await isStaff(context, member))
    throw permissionDenied('A site collaborator signs in with the address of their own account.');
  const loginEmail = emailKey(newEmail);
  if (loginEmail === member.loginEmail) return member;
  if (await findMemberByEmail(context, loginEmail)) throw emailExists().keepingChanges();
  const account = await readAccount(context, member.id);
  await changeAccount(context, member.id, { needs_verification: true });
  await endFlowsOf(context, member.id);
  await spendLinks(context, 'RECOVERY', member.id);
  await spendLinks(context, 'ACTIVATION', member.id);
  if (revokeSessions) await closeSessions(context, member.id);
  await dropContact(context, { email: member.loginEmail, contactId: member.contactId });
  await context.mail(movedMail(context.site, member, account, loginEmail));
  const emails = (member.contact.emails ?? []).map((email) =>
    emailKey(email ?? '') === member.loginEmail ? loginEmail : email,
  );
  return saveMember(context, {
    ...member,
    loginEmail,
    loginEmailVerified: false,
    contact: { ...member.contact, emails: [...new Set(emails)] },
  });
}
