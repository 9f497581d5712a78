import type { Context } from '../../context.ts';
import { removeAccount } from '../accounts/public.ts';
import { closeSessions } from '../oauth/public.ts';
import { lockMember } from './find.ts';
import { MEMBER_FQDN } from './member.ts';
import { members } from './tables.ts';

/** Nobody can sign in as this member any more; what was bought stays with the shop, and so does the contact. */
export async function deleteForGood(context: Context, id: string): Promise<void> {
  const member = await lockMember(context, id);
  await closeSessions(context, id);
  await removeAccount(context, id);
  await members.remove(context.db, context.siteId, id);
  await context.emit({
    entityFqdn: MEMBER_FQDN,
    slug: 'deleted',
    entityId: id,
    body: { deletedEvent: { deletedEntity: member } },
  });
}
