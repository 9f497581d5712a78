import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import { giveGuestOrdersTo } from '../../ecom/orders/public.ts';
import { dropContact, findContact, hasMember, insertContacts } from './contacts.ts';
import { readSitePrivacy } from '../member-privacy/public.ts';
import { emailKey, memberEvents, type Contact, type Member, type Profile } from './member.ts';
import { beginsAs } from './rules/privacy.ts';
import { slugBase, slugCandidates } from './rules/slug.ts';
import { members, takenSlugs } from './tables.ts';

export interface NewMember {
  email: string;
  /** Default APPROVED. */
  status?: 'APPROVED' | 'PENDING';
  /** Default false. */
  isVerified?: boolean;
  contact?: Contact;
  profile?: Profile;
  /** Default: what the shop has decided for new members. */
  privacyStatus?: Member['privacyStatus'];
  /** False: a contact of its own even where the address has one already. */
  mergeContact?: boolean;
}

const PAGES = 50;

/** Two of one name take turns: the lock holds until the first of them is written. */
async function freeSlug({ db, siteId, ids }: Context, base: string): Promise<string> {
  await lockByName(db, `slug:${siteId}:${base}`);
  for (let page = 0; page < PAGES; page++) {
    const candidates = slugCandidates(base, page);
    const used = new Set(await takenSlugs(db, siteId, candidates));
    const free = candidates.find((slug) => !used.has(slug));
    if (free !== undefined) return free;
  }
  return `${base}-${ids.guid()}`;
}

/** What the shop knows of an address, unless another member has it as theirs: then the address leads there no longer. */
async function freeContact(context: Context, email: string): Promise<string | undefined> {
  const contactId = await findContact(context, email);
  if (contactId === undefined || !(await hasMember(context, contactId))) return contactId;
  await dropContact(context, { email, contactId });
  return undefined;
}

/** Apps greet members by it: where none was told the name, else what comes before the @, which the slug shows as well. */
function nicknameOf({ contact, profile }: NewMember, email: string): string {
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
  return profile?.nickname?.trim() || name || (email.split('@', 1)[0] ?? email);
}

/**
 * A member with a contact of the same address; the address must not have a member yet.
 * @throws 409 ALREADY_EXISTS when somebody else was faster
 */
export async function createMemberFor(context: Context, input: NewMember): Promise<Member> {
  const { db, siteId, ids, clock } = context;
  const email = emailKey(input.email);
  const now = clock.now().toISOString();
  const contactId =
    (input.mergeContact === false ? undefined : await freeContact(context, email)) ?? ids.guid();
  await insertContacts(db, siteId, [{ email, contactId }]);
  const wanted = input.privacyStatus === 'UNKNOWN' ? undefined : input.privacyStatus;
  const base = slugBase(input.profile?.slug ?? input.profile?.nickname, email);
  const member: Member = {
    id: ids.guid(),
    loginEmail: email,
    loginEmailVerified: input.isVerified ?? false,
    status: input.status ?? 'APPROVED',
    contactId,
    contact: { ...input.contact, emails: input.contact?.emails ?? [email] },
    profile: { ...input.profile, nickname: nicknameOf(input, email), slug: await freeSlug(context, base) },
    privacyStatus: beginsAs(await readSitePrivacy(context), wanted),
    activityStatus: 'ACTIVE',
    createdDate: now,
    updatedDate: now,
  };
  const stored = await members.insert(db, siteId, member);
  await context.emit(memberEvents.created(stored));
  if (stored.loginEmailVerified) await giveGuestOrdersTo(context, stored);
  return stored;
}
