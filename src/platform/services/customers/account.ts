import type { CustomerAccount } from '../../../shared/customers.ts';
import type { Context } from '../../context.ts';
import { failedPrecondition } from '../../contract/errors.ts';
import { activeFactors, readAccount, sendRecovery } from '../accounts/public.ts';
import { findMember, findMemberToChange, type Member } from '../members/public.ts';
import { closeSessions, listSessions } from '../oauth/public.ts';
import { findCustomer } from './find.ts';

/** How a member signs in, and where they are signed in now. */
export async function tellAccount(context: Context, memberId: string): Promise<CustomerAccount | undefined> {
  const member = await findMember(context, memberId);
  if (!member) return undefined;
  const { password_hash: hash } = await readAccount(context, memberId);
  const sessions = await listSessions(context, memberId);
  return {
    hasPassword: hash !== null,
    factors: (await activeFactors(context, memberId)).map(({ type }) => type),
    sessions: sessions.map(({ id, createdDate, lastUsedDate }) => ({
      id,
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
async function memberOf(context: Context, id: string): Promise<Member> {
  const { memberId } = await findCustomer(context, id);
  const member = memberId === undefined ? undefined : await findMemberToChange(context, memberId);
  if (!member) throw failedPrecondition('A guest has no account.', 'NO_ACCOUNT', { customerId: id });
  return member;
}

/** Signs them out everywhere; they may sign in again. */
export async function signOut(context: Context, id: string): Promise<object> {
  const member = await memberOf(context, id);
  await closeSessions(context, member.id);
  return {};
}

/** @throws 428 CANNOT_SIGN_IN for whom no password would let in */
export async function mailPasswordLink(context: Context, id: string): Promise<object> {
  const { status, loginEmail } = await memberOf(context, id);
  if (status !== 'APPROVED' && status !== 'PENDING')
    throw failedPrecondition('A new password would not let them in.', 'CANNOT_SIGN_IN', { status });
  await sendRecovery(context, { email: loginEmail, language: undefined, redirectUrl: undefined });
  return {};
}
