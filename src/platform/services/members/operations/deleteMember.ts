import type { Context } from '../../../context.ts';
import type { MembersApi, Request } from '../../../contract/index.ts';
import { deleteForGood } from '../delete-member.ts';

export async function deleteMember(
  { id }: Request<MembersApi, 'deleteMember'>,
  context: Context,
): Promise<Record<string, never>> {
  await deleteForGood(context, id);
  return {};
}
