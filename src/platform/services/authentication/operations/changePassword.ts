import type { Context } from '../../../context.ts';
import { permissionDenied, unauthenticated } from '../../../contract/errors.ts';
import type { AuthenticationApi, Request } from '../../../contract/index.ts';
import { passwordViolation, setPassword, spendAttempt } from '../../accounts/public.ts';
import { findMemberToChange } from '../../members/public.ts';

/** The session that asks stays open, all others close. Hashes before it opens a transaction. */
export async function changePassword(
  { newPassword }: Request<AuthenticationApi, 'changePassword'>,
  context: Context,
): Promise<Record<string, never>> {
  const { caller } = context;
  if (caller.kind !== 'member') throw permissionDenied('Only a signed-in member has a password to change.');
  const violation = passwordViolation(newPassword, 'newPassword');
  if (violation) throw violation;
  await spendAttempt(context, 'passwordByMember', caller.memberId);
  const passwordHash = await context.passwords.hash(newPassword);
  await context.transaction(async (own) => {
    const member = await findMemberToChange(own, caller.memberId);
    if (!member || member.status === 'BLOCKED' || member.status === 'OFFLINE')
      throw unauthenticated('The member cannot log in any more.');
    await setPassword(own, member, passwordHash, { exceptSession: caller.sessionId });
  });
  return {};
}
