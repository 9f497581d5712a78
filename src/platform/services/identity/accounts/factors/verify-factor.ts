import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import { assertCodesRemain, codeCounts, forgetWrongCodes } from '../sign-in/code-limits.ts';
import { codeErrorOf, hasRemainingTries, verificationFailed, type CodeError } from '../sign-in/codes.ts';
import { resumeFlow } from '../sign-in/flow.ts';
import { proceed, signInStateOf } from '../sign-in/proceed.ts';
import type { StateReply } from '../sign-in/state-reply.ts';
import { rejectCode } from '../sign-in/verify.ts';
import type { FactorRow, FactorType, FlowRow } from '../tables.ts';
import { noSuchFactor, notWaiting } from './challenge.ts';
import { changeFactor } from './factor-store.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';
import { usedPasskey, type Passkey } from './webauthn.ts';

export interface FactorProof {
  factor: FactorType | 'RECOVERY_CODE';
  code?: string | undefined;
  credential?: AuthenticationResponseJSON | undefined;
}

type Check = (factors: readonly FactorRow[]) => Promise<CodeError | undefined>;

function checkOf(context: Context, member: Member, flow: FlowRow, proof: FactorProof): Check {
  const { code = '', credential, factor: type } = proof;
  const now = context.clock.now();
  switch (type) {
    case 'RECOVERY_CODE':
      return async () => ((await useRecoveryCode(context, member.id, code)) ? undefined : 'BAD_CODE');
    case 'TOTP':
      return async ([factor]) => {
        if (!factor) throw noSuchFactor();
        const step = await totpStep(context, factor, code);
        if (step === undefined) return 'BAD_CODE';
        await changeFactor(context, factor.id, { last_step: step, used_at: now });
        return undefined;
      };
    case 'WEBAUTHN':
      return async (factors) => {
        const used = factors.find(({ secret }) => (JSON.parse(secret) as Passkey).id === credential?.id);
        if (!credential || !used || flow.challenge === null || flow.factor_type !== type) return 'BAD_CODE';
        const passkey = JSON.parse(used.secret) as Passkey;
        const moved = await usedPasskey(context.site, flow.challenge, credential, passkey);
        if (!moved) return 'BAD_CODE';
        await changeFactor(context, used.id, { secret: JSON.stringify(moved), used_at: now });
        return undefined;
      };
    default:
      return async ([factor]) => {
        if (!factor) throw noSuchFactor();
        // A code sent to one factor does not count for another.
        if (flow.factor_type !== type) return 'BAD_CODE';
        const error = await codeErrorOf(context, flow, code);
        if (!error) await changeFactor(context, factor.id, { used_at: now });
        return error;
      };
  }
}

/**
 * The second factor of a sign-in under way, and where it stands then.
 * @throws 404 NOT_FOUND, 400 VERIFICATION_FAILED or FACTOR_NOT_AVAILABLE, 429 RESOURCE_EXHAUSTED
 */
export async function verifyFactor(
  context: Context,
  stateToken: string,
  proof: FactorProof,
): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  const { step, factors } = await signInStateOf(context, member);
  if (step !== 'REQUIRE_MFA') throw notWaiting();
  const visitorId = flow.visitor_id ?? undefined;
  const counts = await codeCounts(context, 'factor', { memberId: member.id, visitorId });
  await assertCodesRemain(context, counts);
  if (!hasRemainingTries(flow)) throw verificationFailed('TOO_MANY_ATTEMPTS');
  const chosen = factors.filter(({ type }) => type === proof.factor);
  const error = await checkOf(context, member, flow, proof)(chosen);
  if (error) return rejectCode(context, { flow, member, fault: error, counts });
  await forgetWrongCodes(context, counts);
  return proceed(context, member, { flow, factorPassed: true });
}
