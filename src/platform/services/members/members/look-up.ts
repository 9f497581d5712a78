import { sql } from 'kysely';
import type { ProfileVisibility, SeenBy } from '#shared/people.ts';
import type { SiteDb } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { readSitePrivacy, type SitePrivacy } from '../member-privacy/public.ts';
import { findMember } from './find.ts';
import type { Member } from './member.ts';
import { isPublic, mayBePublic } from './rules/privacy.ts';
import { asSlug } from './rules/slug.ts';

/** Whose page has this address. */
export async function memberWithSlug({ db, siteId }: SiteDb, slug: string): Promise<Member | undefined> {
  const { rows } = await sql<{ doc: Member }>`select doc from members
    where site_id = ${siteId} and profile_slug = ${asSlug(slug)}`.execute(db);
  return rows[0]?.doc;
}

/** Those of the shop's contacts who are members. */
export async function membersOfContacts(
  { db, siteId }: SiteDb,
  contactIds: readonly string[],
): Promise<Member[]> {
  if (contactIds.length === 0) return [];
  const { rows } = await sql<{ doc: Member }>`select doc from members
    where site_id = ${siteId} and contact_id = any(${[...contactIds]}::text[])`.execute(db);
  return rows.map(({ doc }) => doc);
}

const shownTo = ({ publicMemberVisibility }: SitePrivacy): ProfileVisibility['shownTo'] =>
  publicMemberVisibility === 'VISIBLE_TO_ALL' ? 'everyone' : 'members';

const seenBy = (member: Member, site: SitePrivacy): SeenBy =>
  isPublic(site, member) ? shownTo(site) : 'nobody';

/** How far a member's profile is seen. @throws 404 NOT_FOUND */
export async function profileVisibilityOf(context: SiteDb, id: string): Promise<ProfileVisibility> {
  const member = await findMember(context, id);
  if (!member) throw notFound('The member was not found.');
  const site = await readSitePrivacy(context);
  return { seenBy: seenBy(member, site), mayBePublic: mayBePublic(site), shownTo: shownTo(site) };
}

export const seenByOf = async (context: SiteDb, id: string): Promise<SeenBy> =>
  (await profileVisibilityOf(context, id)).seenBy;
