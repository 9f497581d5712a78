import type { Context } from '../../../context.ts';
import { invalidField } from '../../../contract/errors.ts';
import type { Reply, Request, VerificationApi } from '../../../contract/index.ts';
import { startVerification } from '../../accounts/public.ts';

export async function start(
  { identityId }: Request<VerificationApi, 'start'>,
  context: Context,
): Promise<Reply<VerificationApi, 'start'>> {
  if (!identityId) throw invalidField('identityId', 'REQUIRED_FIELD', 'must not be empty');
  return { verificationId: await startVerification(context, identityId) };
}
