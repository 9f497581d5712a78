import type { Context } from '#platform/context.ts';
import type { RecoveryApi, Reply, Request } from '#platform/contract/index.ts';
import { asSignInReply, passwordViolation, recoverAccount } from '../accounts/public.ts';

/** Hashes before it opens a transaction. */
export async function recover(
  { recoveryToken, password }: Request<RecoveryApi, 'recover'>,
  context: Context,
): Promise<Reply<RecoveryApi, 'recover'>> {
  const violation = passwordViolation(password, 'password');
  if (violation) throw violation;
  const { caller } = context;
  const visitorId = caller.kind === 'visitor' ? caller.visitorId : undefined;
  const reply = await recoverAccount(context, {
    token: recoveryToken,
    password: password ?? '',
    visitorId,
  });
  return asSignInReply(reply);
}
