import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { Handler, Handlers, VerificationApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { asSignInReply, startVerification, verifyEmail } from '../accounts/public.ts';

const start: Handler<VerificationApi, 'start', Context> = async ({ identityId }, context) => {
  if (!identityId) throw invalidField('identityId', 'REQUIRED_FIELD', 'must not be empty');
  return { verificationId: await startVerification(context, identityId) };
};

const verifyDuringAuthentication: Handler<VerificationApi, 'verifyDuringAuthentication', Context> = async (
  { stateToken, code },
  context,
) => asSignInReply(await verifyEmail(context, stateToken, code));

export const verification = defineService({
  name: 'verification',
  package: 'identity_verification',
  handlers: { start, verifyDuringAuthentication } satisfies Handlers<VerificationApi, Context>,
});
