import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { findMember } from '../find.ts';
import { isVisible, shownTo } from '../rules/visibility.ts';

export async function getMember(
  { id, fieldsets }: Request<MembersApi, 'getMember'>,
  context: Context,
): Promise<Reply<MembersApi, 'getMember'>> {
  const member = await findMember(context, id);
  if (!member || !isVisible(member, context.caller)) throw notFound('The member was not found.');
  return { member: shownTo(member, context.caller, fieldsets) };
}
