import type { Context } from '../../../context.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { saveMember } from '../find.ts';
import { lockOwnMember } from '../own-member.ts';

export async function deleteMemberPhones(
  { id }: Request<MembersApi, 'deleteMemberPhones'>,
  context: Context,
): Promise<Reply<MembersApi, 'deleteMemberPhones'>> {
  const before = await lockOwnMember(context, id);
  const { phones: _gone, ...contact } = before.contact;
  return { member: await saveMember(context, before, { ...before, contact }) };
}
