import type { Context } from '#platform/context.ts';
import { insertContacts, saveMember, type Member } from '#platform/services/members/members/public.ts';
import { giveGuestOrdersTo } from '#platform/services/ecom/orders/public.ts';
import { closeSessions } from '../../oauth/public.ts';
import { changeAccount, readAccount } from '../account.ts';

/**
 * The member has shown to own the mailbox. Whatever was opened before anybody had shown it ends: it may have been
 * somebody else's. @returns the member as it is now
 * @param exceptSession the one in which it was shown
 */
export async function passVerification(
  context: Context,
  member: Member,
  { exceptSession }: { exceptSession?: string | undefined } = {},
): Promise<Member> {
  const { needs_approval: needsApproval } = await readAccount(context, member.id);
  await changeAccount(context, member.id, { needs_verification: false });
  const status = member.status === 'PENDING' && !needsApproval ? 'APPROVED' : member.status;
  if (member.loginEmailVerified && status === member.status) return member;
  if (!member.loginEmailVerified) {
    const { loginEmail: email, contactId } = member;
    await insertContacts(context.db, context.siteId, [{ email, contactId }]);
    await closeSessions(context, member.id, { except: exceptSession });
    await giveGuestOrdersTo(context, member);
  }
  return saveMember(context, { ...member, loginEmailVerified: true, status });
}

/** The owner let the member in; an address that is still to be verified stays so. */
export const passApproval = (context: Context, memberId: string): Promise<void> =>
  changeAccount(context, memberId, { needs_approval: false });
