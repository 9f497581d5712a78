import type { Context } from '../../../context.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { deleteForGood } from '../delete-member.ts';

export async function deleteMember(
  { id }: Request<MembersApi, 'deleteMember'>,
  context: Context,
): Promise<Reply<MembersApi, 'deleteMember'>> {
  await deleteForGood(context, id);
  return {};
}
