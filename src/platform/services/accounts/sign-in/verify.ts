import type { Context } from '../../../context.ts';
import { failedPrecondition, type PlatformError } from '../../../contract/errors.ts';
import {
  clientOf,
  countAttempt,
  isExhausted,
  tooManyAttempts,
  type LimitName,
} from '../../../identity/attempts.ts';
import type { FlowRow } from '../tables.ts';
import { codeFault, hasTriesLeft, checkSends, verificationFailed } from './codes.ts';
import { changeFlow, resumeFlow } from './flow.ts';
import { passVerification } from './gates.ts';
import { proceed, sendVerification, standingOf } from './proceed.ts';
import type { StateReply } from './state-reply.ts';

const notAsked = (): PlatformError =>
  failedPrecondition('This sign-in does not wait for a code by mail.', 'VERIFICATION_NOT_REQUIRED');

/** Counts a wrong code, for this sign-in and in all of these ways; the counts outlive the refusal. */
export async function refuseCode(
  context: Context,
  flow: FlowRow,
  fault: Parameters<typeof verificationFailed>[0],
  counts: readonly (readonly [LimitName, string])[],
): Promise<never> {
  if (fault === 'BAD_CODE') {
    if (hasTriesLeft(flow)) await changeFlow(context, flow, { tries: flow.tries + 1 });
    for (const [name, subject] of counts) await countAttempt(context, name, subject);
  }
  throw verificationFailed(fault).keepingChanges();
}

/**
 * @param mustWait refuses a sign-in that waits for something else, instead of telling where it stands
 * @throws 404 NOT_FOUND, 400 VERIFICATION_FAILED, 428 VERIFICATION_NOT_REQUIRED, 429 RESOURCE_EXHAUSTED
 */
export async function verifyEmail(
  context: Context,
  stateToken: string,
  code: string,
  { mustWait = false }: { mustWait?: boolean } = {},
): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  const { step } = await standingOf(context, member);
  if (step !== 'REQUIRE_EMAIL_VERIFICATION') {
    if (mustWait) throw notAsked();
    return proceed(context, member, { flow });
  }
  const counts = [
    ['verifyByMember', member.id],
    ['verifyByClient', clientOf(context)],
  ] as const;
  for (const [name, subject] of counts)
    if (await isExhausted(context, name, subject)) throw await tooManyAttempts(context, name, subject);
  const fault = await codeFault(context, flow, code);
  if (fault) return refuseCode(context, flow, fault, counts);
  const verified = await passVerification(context, member);
  const spent = await changeFlow(context, flow, { code_hash: null, code_expires_at: null });
  return proceed(context, verified, { flow: spent });
}

/** A new code; the one before is void. @throws 404 NOT_FOUND, 428, 429 RESOURCE_EXHAUSTED */
export async function resendVerification(context: Context, stateToken: string): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  const { step, account } = await standingOf(context, member);
  if (step !== 'REQUIRE_EMAIL_VERIFICATION') throw notAsked();
  checkSends(flow);
  return proceed(context, member, { flow: await sendVerification(context, member, account, flow) });
}
