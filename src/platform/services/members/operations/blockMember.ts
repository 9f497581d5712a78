import type { Context } from '../../../context.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { endFlowsOf } from '../../accounts/public.ts';
import { closeSessions } from '../../oauth/public.ts';
import { lockMember, saveMember } from '../find.ts';

/** Signs the member out everywhere; who is blocked already stays so. */
export async function blockMember(
  { id }: Request<MembersApi, 'blockMember'>,
  context: Context,
): Promise<Reply<MembersApi, 'blockMember'>> {
  const member = await lockMember(context, id);
  if (member.status === 'BLOCKED') return { member };
  await closeSessions(context, id);
  await endFlowsOf(context, id);
  return { member: await saveMember(context, member, { ...member, status: 'BLOCKED' }) };
}
