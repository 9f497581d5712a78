import type { Context } from '../../../context.ts';
import { PlatformError } from '../../../contract/errors.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { approvedMail, passApproval, readAccount } from '../../accounts/public.ts';
import { lockMember, saveMember } from '../find.ts';

/** Lets a member in, or in again; an address that is still to be verified is asked for at the next sign-in. */
export async function approveMember(
  { id }: Request<MembersApi, 'approveMember'>,
  context: Context,
): Promise<Reply<MembersApi, 'approveMember'>> {
  const member = await lockMember(context, id);
  if (member.status === 'OFFLINE')
    throw new PlatformError(409, 'A disconnected member stays so.', { code: 'MEMBER_OFFLINE' });
  if (member.status === 'APPROVED') return { member };
  await passApproval(context, id);
  if (member.status === 'PENDING')
    await context.mail(approvedMail(context.site, member, await readAccount(context, id)));
  return { member: await saveMember(context, member, { ...member, status: 'APPROVED' }) };
}
