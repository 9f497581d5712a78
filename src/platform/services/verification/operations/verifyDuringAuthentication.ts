import type { Context } from '../../../context.ts';
import type { Reply, Request, VerificationApi } from '../../../contract/index.ts';
import { asWireState, verifyEmail } from '../../accounts/public.ts';

export async function verifyDuringAuthentication(
  { stateToken, code }: Request<VerificationApi, 'verifyDuringAuthentication'>,
  context: Context,
): Promise<Reply<VerificationApi, 'verifyDuringAuthentication'>> {
  return asWireState(await verifyEmail(context, stateToken, code));
}
