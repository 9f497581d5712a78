import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { insertContacts } from './contacts.ts';
import { emailKey, type Contact, type Member } from './member.ts';
import { isReserved, slugBase } from './rules/slug.ts';
import { members, takenSlugs } from './tables.ts';

/** Somebody the shop has known for a while. */
export interface SeedMember {
  id: string;
  contactId: string;
  email: string;
  /** ISO 8601. */
  createdDate: string;
  contact: Contact;
  nickname?: string;
}

async function knownEmails(db: Queryable, siteId: string, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`select login_email as email from members
    where site_id = ${siteId} and status <> 'OFFLINE'
      and login_email = any(${[...emails]}::text[])`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

function memberOf(
  { id, contactId, email, createdDate, contact, nickname }: SeedMember,
  slug: string,
): Member {
  return {
    id,
    loginEmail: emailKey(email),
    loginEmailVerified: true,
    status: 'APPROVED',
    contactId,
    contact: { ...contact, emails: [emailKey(email)] },
    profile: { ...(nickname !== undefined && { nickname }), slug },
    privacyStatus: 'PRIVATE',
    activityStatus: 'ACTIVE',
    createdDate,
    updatedDate: createdDate,
  };
}

/** Members with a past, all at once; an address that has a member keeps it. No events: nobody heard of them anew. */
export async function seedMembers(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedMember[],
): Promise<void> {
  const known = await knownEmails(
    db,
    siteId,
    seeds.map(({ email }) => emailKey(email)),
  );
  const fresh = seeds.filter(({ email }) => !known.has(emailKey(email)));
  const bases = fresh.map(({ nickname, email }) => slugBase(nickname, email));
  const used = new Set(await takenSlugs(db, siteId, bases));
  const documents = fresh.map((seed, index) => {
    const base = bases[index] ?? '';
    const slug = used.has(base) || isReserved(base) ? `${base}-${seed.id.slice(0, 8)}` : base;
    used.add(slug);
    return memberOf(seed, slug);
  });
  await members.insertMany(db, siteId, documents);
  await insertContacts(db, siteId, fresh);
}

/** How a member stands by now; what is left out stays. */
export interface SeedStatus {
  id: string;
  status?: Member['status'];
  activityStatus?: Member['activityStatus'];
  loginEmailVerified?: boolean;
  privacyStatus?: Member['privacyStatus'];
  /** ISO 8601. */
  lastLoginDate?: string;
}

/** What became of members since they were made, all at once and without events. */
export async function seedStatuses(
  db: Queryable,
  siteId: string,
  statuses: readonly SeedStatus[],
): Promise<void> {
  await sql`update members set doc = members.doc || given.standing
    from jsonb_array_elements(${JSON.stringify(statuses)}::text::jsonb) as given(standing)
    where members.site_id = ${siteId} and members.id = given.standing ->> 'id'`.execute(db);
}
