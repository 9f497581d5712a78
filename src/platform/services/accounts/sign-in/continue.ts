import type { Context } from '../../../context.ts';
import { emailKey } from '../../members/public.ts';
import { resumeFlow } from './flow.ts';
import { wrongPassword } from './login.ts';
import { proceed } from './proceed.ts';
import type { StateReply } from './state-reply.ts';

/** A sign-in that waited, such as for the owner: where it stands now. @throws 404 NOT_FOUND, 401 -19976 */
export async function continueSignIn(
  context: Context,
  { stateToken, email }: { stateToken: string; email: string },
): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  if (member.loginEmail !== emailKey(email)) throw wrongPassword();
  return proceed(context, member, { flow });
}
