import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { findMember } from '../find.ts';
import { inFieldSet } from '../rules/field-sets.ts';

export async function getCurrentMember(
  { fieldsets }: Request<MembersApi, 'getCurrentMember'>,
  context: Context,
): Promise<Reply<MembersApi, 'getCurrentMember'>> {
  const { caller } = context;
  const member = caller.kind === 'member' ? await findMember(context, caller.memberId) : undefined;
  if (!member) throw notFound('Nobody is signed in.');
  return { member: inFieldSet(member, fieldsets) };
}
