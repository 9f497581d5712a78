import type { Context } from '../../../context.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { saveMember } from '../find.ts';
import { lockOwnMember } from '../own-member.ts';

export async function deleteMemberEmails(
  { id }: Request<MembersApi, 'deleteMemberEmails'>,
  context: Context,
): Promise<Reply<MembersApi, 'deleteMemberEmails'>> {
  const before = await lockOwnMember(context, id);
  const { emails: _gone, ...contact } = before.contact;
  return { member: await saveMember(context, before, { ...before, contact }) };
}
