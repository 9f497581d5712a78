import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, PlatformError, unauthenticated } from '#platform/contract/errors.ts';
import { findMemberToChange, type Member } from '#platform/services/members/members/public.ts';
import { readAccount } from '../account.ts';
import { countAttempt, forgetAttempts, isExhausted, tooManyAttempts } from '#platform/identity/attempts.ts';
import { passwordFits } from '../passwords.ts';

/** Longer ones are nobody's. */
export const typedPassword = z.string().max(400);

export interface SignedIn {
  member: Member;
  sessionId: string | undefined;
}

/** The member who calls, held until the transaction ends. @throws 401 UNAUTHENTICATED */
export async function signedInMember(context: Context): Promise<SignedIn> {
  const { caller } = context;
  const member = caller.kind === 'member' ? await findMemberToChange(context, caller.memberId) : undefined;
  if (caller.kind !== 'member' || !member || member.status === 'BLOCKED' || member.status === 'OFFLINE')
    throw unauthenticated('Sign in first.');
  return { member, sessionId: caller.sessionId };
}

/**
 * Once more the password, before something that a thief of an open session would do.
 * @throws 401 -19976, 428 PASSWORD_NOT_SET, 429 RESOURCE_EXHAUSTED
 */
export async function confirmPassword(context: Context, member: Member, password: string): Promise<void> {
  const { password_hash: hash } = await readAccount(context, member.id);
  if (hash === null) throw failedPrecondition('Set a password first.', 'PASSWORD_NOT_SET');
  if (await isExhausted(context, 'passwordByMember', member.id))
    throw await tooManyAttempts(context, 'passwordByMember', member.id);
  await countAttempt(context, 'passwordByMember', member.id);
  if (!(await passwordFits(context, password, hash)))
    throw new PlatformError(401, 'The password is wrong.', { code: '-19976', keepsChanges: true });
  await forgetAttempts(context, 'passwordByMember', member.id);
}
