import type { Context } from '../../context.ts';
import { permissionDenied } from '../../contract/errors.ts';
import { lockMember } from './find.ts';
import type { Member } from './member.ts';

/**
 * The member to change: oneself, or any for the shop.
 * @throws 403 for somebody else, whether they exist or not; 404 NOT_FOUND
 */
export async function lockOwnMember(context: Context, id: string): Promise<Member> {
  const { caller } = context;
  if (caller.kind !== 'api-key' && !(caller.kind === 'member' && caller.memberId === id))
    throw permissionDenied('Members change themselves only.');
  return lockMember(context, id);
}
