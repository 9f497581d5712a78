import type { Context } from '../../context.ts';
import { permissionDenied } from '../../contract/errors.ts';
import { callingMember } from './find.ts';

/** For whatever others get to read of a member. @throws 403 MEMBER_MUTED for one whom the shop has muted */
export async function refuseMuted(context: Pick<Context, 'db' | 'siteId' | 'caller'>): Promise<void> {
  const member = await callingMember(context);
  if (member?.activityStatus === 'MUTED')
    throw permissionDenied('The shop lets this member read and buy, but not write.', 'MEMBER_MUTED', {
      memberId: member.id,
    });
}
