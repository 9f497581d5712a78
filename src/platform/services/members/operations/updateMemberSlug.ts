import type { Context } from '../../../context.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { changeSlug } from '../change-slug.ts';
import { lockOwnMember } from '../own-member.ts';

export async function updateMemberSlug(
  { id, slug }: Request<MembersApi, 'updateMemberSlug'>,
  context: Context,
): Promise<Reply<MembersApi, 'updateMemberSlug'>> {
  return { member: await changeSlug(context, await lockOwnMember(context, id), slug) };
}
