import type { Context } from '#platform/context.ts';
import { alreadyExists, PlatformError } from '#platform/contract/errors.ts';
import {
  createMemberFor,
  findContact,
  findMemberByEmail,
  type Contact,
  type Member,
  type Profile,
} from '#platform/services/members/members/public.ts';
import { readPolicy } from '../../sign-on-policy/public.ts';
import { changeAccount } from '../account.ts';
import { proceed } from './proceed.ts';
import type { StateReply } from './state-reply.ts';

export interface Registration {
  email: string;
  passwordHash: string;
  contact: Contact;
  profile: Profile;
  privacyStatus?: Member['privacyStatus'];
  language?: string;
  visitorId?: string | undefined;
}

export const emailExists = (): PlatformError =>
  alreadyExists('An account with this e-mail address exists already.', '-19995');

/**
 * A new member with a password, and how far that gets them.
 * @throws 409 -19995 when the address has a member
 */
export async function registerMember(
  context: Context,
  { email, passwordHash, language, visitorId, ...rest }: Registration,
): Promise<StateReply> {
  if (await findMemberByEmail(context, email)) throw emailExists();
  const policy = await readPolicy(context);
  // The shop knows the address from orders: who registers with it sees them, and must show that it is theirs.
  const needsVerification =
    policy.requireEmailVerification || (await findContact(context, email)) !== undefined;
  const needsApproval = policy.requireOwnerApproval;
  const status = needsVerification || needsApproval ? 'PENDING' : 'APPROVED';
  const member = await createMemberFor(context, { ...rest, email, status });
  await changeAccount(context, member.id, {
    password_hash: passwordHash,
    needs_verification: needsVerification,
    needs_approval: needsApproval,
    language: language ?? null,
  });
  return proceed(context, member, { visitorId });
}

/** Runs it again once when another registration was faster with the address or the slug. */
export async function registerOnce(context: Context, registration: Registration): Promise<StateReply> {
  const attempt = (): Promise<StateReply> => context.transaction((own) => registerMember(own, registration));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'ALREADY_EXISTS') throw error;
    return attempt();
  }
}
