import type { Context } from '../../../context.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { saveMember } from '../find.ts';
import { lockOwnMember } from '../own-member.ts';

export async function deleteMemberAddresses(
  { id }: Request<MembersApi, 'deleteMemberAddresses'>,
  context: Context,
): Promise<Reply<MembersApi, 'deleteMemberAddresses'>> {
  const before = await lockOwnMember(context, id);
  const { addresses: _gone, ...contact } = before.contact;
  return { member: await saveMember(context, before, { ...before, contact }) };
}
