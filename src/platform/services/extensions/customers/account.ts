import type { CustomerAccount, CustomerField, CustomerFollows } from '#shared/customers.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { activeFactors, readAccount, sendRecovery, takeFactorsAway } from '../../identity/accounts/public.ts';
import { fieldsOfProfile } from '../../members/custom-fields/public.ts';
import { countFollows } from '../../members/member-followers/public.ts';
import { findMember, findMemberToChange, type Member } from '../../members/members/public.ts';
import { removeMember } from '../../members/members/admission/public.ts';
import { closeSession, closeSessions, listSessions } from '../../identity/oauth/public.ts';
import { findCustomer } from './find.ts';

/** How a member signs in, and where they are signed in now. */
export async function readCustomerAccount(
  context: Context,
  memberId: string,
): Promise<CustomerAccount | undefined> {
  const member = await findMember(context, memberId);
  if (!member) return undefined;
  const { password_hash: hash } = await readAccount(context, memberId);
  const sessions = await listSessions(context, memberId);
  return {
    hasPassword: hash !== null,
    factors: (await activeFactors(context, memberId)).map(({ type }) => type),
    sessions: sessions.map(({ id, createdDate, lastUsedDate, userAgent }) => ({
      id,
      ...(userAgent !== undefined && { userAgent }),
      createdDate: createdDate.toISOString(),
      lastUsedDate: lastUsedDate.toISOString(),
    })),
    addresses: (member.contact.addresses ?? []).map(
      ({ id, addressLine, addressLine2, city, postalCode, subdivision, country }) => ({
        id,
        addressLine,
        addressLine2,
        city,
        postalCode,
        subdivision,
        country,
      }),
    ),
  };
}

/** @throws 428 NO_ACCOUNT for a guest */
async function memberOf(context: Context, id: string, find = findMemberToChange): Promise<Member> {
  const { memberId } = await findCustomer(context, id);
  const member = memberId === undefined ? undefined : await find(context, memberId);
  if (!member) throw failedPrecondition('A guest has no account.', 'NO_ACCOUNT', { customerId: id });
  return member;
}

/** Signs them out everywhere; they may sign in again. */
export async function signOut(context: Context, id: string): Promise<Record<string, never>> {
  const member = await memberOf(context, id);
  await closeSessions(context, member.id);
  return {};
}

/** One of them. @throws 404 for what is no session of theirs */
export async function endSession(
  context: Context,
  id: string,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const member = await memberOf(context, id);
  if (!(await listSessions(context, member.id)).some((session) => session.id === sessionId))
    throw notFound('The session was not found.', 'SESSION_NOT_FOUND', { sessionId });
  await closeSession(context, sessionId);
  return {};
}

/** @throws 428 NO_SECOND_FACTOR where there is none to take away */
export async function resetFactors(context: Context, id: string): Promise<Record<string, never>> {
  const member = await memberOf(context, id);
  if ((await takeFactorsAway(context, member)) === 0)
    throw failedPrecondition('No second factor is set up.', 'NO_SECOND_FACTOR', { customerId: id });
  return {};
}

/** What their profile asks of them, and what they wrote. */
export async function readFields(context: Context, id: string): Promise<{ fields: CustomerField[] }> {
  const member = await memberOf(context, id, findMember);
  const fields = await fieldsOfProfile(context, member);
  return {
    fields: fields.map(({ field, value }) => ({
      key: field.key,
      name: field.name,
      type: field.fieldType,
      ...(field.socialType !== 'UNKNOWN' && { network: field.socialType }),
      section: field.section,
      privacy: field.defaultPrivacy,
      ...(value !== undefined && value !== null && { value: value as string | number }),
    })),
  };
}

/** How many follow them and how many they follow; none is counted further than anybody reads. */
export const readFollows = async (context: Context, id: string): Promise<CustomerFollows> =>
  countFollows(context, (await memberOf(context, id, findMember)).id);

/** Ends their account as `deleteMember` does; what they wrote stays with the contact who wrote it. */
export async function deleteAccount(context: Context, id: string): Promise<Record<string, never>> {
  await removeMember(context, await memberOf(context, id), { leavesAll: true });
  return {};
}

/** @throws 428 CANNOT_SIGN_IN for whom no password would let in */
export async function mailPasswordLink(context: Context, id: string): Promise<Record<string, never>> {
  const { status, loginEmail } = await memberOf(context, id);
  if (status !== 'APPROVED' && status !== 'PENDING')
    throw failedPrecondition('A new password would not let them in.', 'CANNOT_SIGN_IN', { status });
  await sendRecovery(context, { email: loginEmail, language: undefined, redirectUrl: undefined });
  return {};
}
