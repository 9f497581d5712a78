import type { Context, SiteDb } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { emailKey, memberEvents, type Member } from './member.ts';
import { members, readByEmail, readByEmails } from './tables.ts';

export const findMember = ({ db, siteId }: SiteDb, id: string): Promise<Member | undefined> =>
  members.get(db, siteId, id);

/** Who is signed in; undefined for everybody else, and for whose account is gone. */
export const callingMember = async (context: SiteDb & Pick<Context, 'caller'>): Promise<Member | undefined> =>
  context.caller.kind === 'member' ? findMember(context, context.caller.memberId) : undefined;

/** Whatever the case of the address. */
export const findMemberByEmail = ({ db, siteId }: SiteDb, email: string): Promise<Member | undefined> =>
  readByEmail(db, siteId, emailKey(email));

/** Those that are there, by id. */
export const findMembers = async (
  { db, siteId }: SiteDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Member>> =>
  new Map((await members.getMany(db, siteId, ids)).map((member) => [member.id, member]));

/** Those who can sign in with these addresses, or could; by address, in lower case as given. */
export const membersByEmail = async (
  { db, siteId }: SiteDb,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Member>> =>
  new Map((await readByEmails(db, siteId, emails)).map((member) => [member.loginEmail, member]));

/** Holds the member until the transaction ends. */
export const findMemberToChange = ({ db, siteId }: SiteDb, id: string): Promise<Member | undefined> =>
  members.getForUpdate(db, siteId, id);

/** Holds those that are there, in the order of their ids as everywhere. */
export const lockMembers = async (
  { db, siteId }: SiteDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Member>> =>
  new Map((await members.getManyForUpdate(db, siteId, ids)).map((member) => [member.id, member]));

/** @throws 404 NOT_FOUND */
export async function lockMember(context: SiteDb, id: string): Promise<Member> {
  const member = await findMemberToChange(context, id);
  if (!member) throw notFound('The member was not found.');
  return member;
}

/** Writes a member that is locked and tells of it. @param before as it was, where what was modified is to be told */
export async function saveMember(context: Context, after: Member, before?: Member): Promise<Member> {
  const { db, siteId, clock } = context;
  const stored = await members.replace(db, siteId, after, { now: clock.now() });
  await context.emit(memberEvents.updated(stored, stored.id, before));
  return stored;
}

/** Not a change of the member that anybody listens to. */
export function recordLogin({ db, siteId, clock }: Context, member: Member): Promise<Member> {
  return members.replace(db, siteId, { ...member, lastLoginDate: clock.now().toISOString() });
}
