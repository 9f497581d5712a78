import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { MembersApi, Request } from '../../../contract/index.ts';
import { deleteForGood } from '../delete-member.ts';

export async function deleteMyMember(
  _request: Request<MembersApi, 'deleteMyMember'>,
  context: Context,
): Promise<Record<string, never>> {
  if (context.caller.kind !== 'member') throw notFound('Nobody is signed in.');
  await deleteForGood(context, context.caller.memberId);
  return {};
}
