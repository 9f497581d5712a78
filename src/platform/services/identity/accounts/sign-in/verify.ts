import type { Context } from '#platform/context.ts';
import { failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import type { FlowRow } from '../tables.ts';
import { assertCodesRemain, codeCounts, countWrongCode, type CodeCount } from './code-limits.ts';
import { codeErrorOf, hasRemainingTries, checkSends, verificationFailed } from './codes.ts';
import { changeFlow, resumeFlow } from './flow.ts';
import { passVerification } from './checks.ts';
import { proceed, sendVerification, signInStateOf } from './proceed.ts';
import type { StateReply } from './state-reply.ts';

const notAsked = (): PlatformError =>
  failedPrecondition('This sign-in does not wait for a code by mail.', 'VERIFICATION_NOT_REQUIRED');

interface RejectedCode {
  flow: FlowRow;
  member: Member;
  fault: Parameters<typeof verificationFailed>[0];
  counts: readonly CodeCount[];
}

/** Counts a wrong code, for this sign-in and in all of these ways; the counts outlive the rejection. */
export async function rejectCode(
  context: Context,
  { flow, member, fault, counts }: RejectedCode,
): Promise<never> {
  if (fault === 'BAD_CODE') {
    if (hasRemainingTries(flow)) await changeFlow(context, flow, { tries: flow.tries + 1 });
    await countWrongCode(context, member, counts);
  }
  throw verificationFailed(fault).keepingChanges();
}

/**
 * @param mustWait rejects a sign-in that waits for something else, instead of telling where it stands
 * @throws 404 NOT_FOUND, 400 VERIFICATION_FAILED, 428 VERIFICATION_NOT_REQUIRED, 429 RESOURCE_EXHAUSTED
 */
export async function verifyEmail(
  context: Context,
  stateToken: string,
  code: string,
  { mustWait = false }: { mustWait?: boolean } = {},
): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  const { step } = await signInStateOf(context, member);
  if (step !== 'REQUIRE_EMAIL_VERIFICATION') {
    if (mustWait) throw notAsked();
    return proceed(context, member, { flow });
  }
  const visitorId = flow.visitor_id ?? undefined;
  const counts = await codeCounts(context, 'verify', { memberId: member.id, visitorId });
  await assertCodesRemain(context, counts);
  const error = await codeErrorOf(context, flow, code);
  if (error) return rejectCode(context, { flow, member, fault: error, counts });
  const verified = await passVerification(context, member);
  const spent = await changeFlow(context, flow, { code_hash: null, code_expires_at: null });
  return proceed(context, verified, { flow: spent });
}

/** A new code; the one before is void. @throws 404 NOT_FOUND, 428, 429 RESOURCE_EXHAUSTED */
export async function resendVerification(context: Context, stateToken: string): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  const { step, account } = await signInStateOf(context, member);
  if (step !== 'REQUIRE_EMAIL_VERIFICATION') throw notAsked();
  checkSends(flow);
  return proceed(context, member, { flow: await sendVerification(context, member, account, flow) });
}
