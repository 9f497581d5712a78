import type { Context } from '#platform/context.ts';
import { emailKey } from '#platform/services/members/members/public.ts';
import { resumeFlow } from './flow.ts';
import { wrongPassword } from './login.ts';
import { proceed } from './proceed.ts';
import type { StateReply } from './state-reply.ts';

/** Where a sign-in stands that waited, such as for the owner, for whoever has its token. @throws 404 NOT_FOUND */
export async function proceedToNextState(
  context: Context,
  { stateToken }: { stateToken: string },
): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  return proceed(context, member, { flow });
}

/** A sign-in that waited, such as for the owner: where it stands now. @throws 404 NOT_FOUND, 401 -19976 */
export async function continueSignIn(
  context: Context,
  { stateToken, email }: { stateToken: string; email: string },
): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  if (member.loginEmail !== emailKey(email)) throw wrongPassword();
  return proceed(context, member, { flow });
}
