import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { signedInMember } from './endpoints/member.ts';
import { assertCodesRemain, codeCounts } from './sign-in/code-limits.ts';
import { codeErrorOf } from './sign-in/codes.ts';
import { endFlow, findFlow } from './sign-in/flow.ts';
import { passVerification } from './sign-in/checks.ts';
import { startVerification } from './sign-in/start-verification.ts';
import { rejectCode } from './sign-in/verify.ts';

/**
 * A code to the mailbox of the member who is signed in and has not shown yet that it is theirs.
 * @throws 401, 428 EMAIL_ALREADY_VERIFIED, 429 RESOURCE_EXHAUSTED
 */
export async function sendOwnCode(context: Context): Promise<{ verificationId: string }> {
  const { member } = await signedInMember(context);
  if (member.loginEmailVerified)
    throw failedPrecondition('The address is verified already.', 'EMAIL_ALREADY_VERIFIED');
  await spendAttempt(context, 'mailByClient', clientOf(context));
  return { verificationId: await startVerification(context, member.id) };
}

/**
 * The code came back: the address is theirs, with what was bought with it. This session stays, for it brought the code;
 * whatever else was opened before ends.
 * @throws 401, 404 NOT_FOUND, 400 VERIFICATION_FAILED, 429 RESOURCE_EXHAUSTED
 */
export async function confirmOwnCode(context: Context, verificationId: string, code: string): Promise<void> {
  const { member, sessionId } = await signedInMember(context);
  const counts = await codeCounts(context, 'verify', { memberId: member.id, visitorId: undefined });
  await assertCodesRemain(context, counts);
  const flow = await findFlow(context, verificationId, member.id);
  if (!flow) throw notFound('The code has expired; ask for a new one.');
  const error = await codeErrorOf(context, flow, code);
  if (error) return rejectCode(context, { flow, member, fault: error, counts });
  await passVerification(context, member, { exceptSession: sessionId });
  await endFlow(context, flow);
}
