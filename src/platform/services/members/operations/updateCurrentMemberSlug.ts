import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { changeSlug } from '../change-slug.ts';
import { lockMember } from '../find.ts';

export async function updateCurrentMemberSlug(
  { slug }: Request<MembersApi, 'updateCurrentMemberSlug'>,
  context: Context,
): Promise<Reply<MembersApi, 'updateCurrentMemberSlug'>> {
  if (context.caller.kind !== 'member') throw notFound('Nobody is signed in.');
  const member = await lockMember(context, context.caller.memberId);
  return { member: await changeSlug(context, member, slug) };
}
