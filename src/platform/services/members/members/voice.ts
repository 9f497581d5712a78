import type { Context, SiteDb } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { callingMember } from './find.ts';
import { members } from './tables.ts';

const muted = () =>
  permissionDenied('The shop lets this member read and buy, but not write.', 'MEMBER_MUTED');

/** For whatever others get to read of a member. @throws 403 MEMBER_MUTED for one whom the shop has muted */
export async function rejectMuted(context: SiteDb & Pick<Context, 'caller'>): Promise<void> {
  if ((await callingMember(context))?.activityStatus === 'MUTED') throw muted();
}

/** The same of whoever has shown to be this contact, signed in or not. @throws 403 MEMBER_MUTED */
export async function rejectMutedContact({ db, siteId }: SiteDb, contactId: string): Promise<void> {
  const { count } = await members.count(db, siteId, { contactId, activityStatus: 'MUTED' }, { cap: 1 });
  if (count > 0) throw muted();
}
