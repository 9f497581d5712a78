import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import { checkSends } from '../sign-in/codes.ts';
import { changeFlow, resumeFlow, stateTokenOf } from '../sign-in/flow.ts';
import { identityOf } from '../sign-in/identity.ts';
import { signInStateOf } from '../sign-in/proceed.ts';
import type { StateReply } from '../sign-in/state-reply.ts';
import type { FactorType } from '../tables.ts';
import { availableFactors } from './available.ts';
import { sendToFactor } from './send-code.ts';
import { requestOptions, type Passkey } from './webauthn.ts';

export const notWaiting = (): PlatformError =>
  failedPrecondition('This sign-in does not wait for a second factor.', 'FACTOR_NOT_REQUIRED');

export const noSuchFactor = (): PlatformError =>
  badRequest('The member has no such factor.', 'FACTOR_NOT_AVAILABLE');

/**
 * Makes the factor ready to be shown: sends its code, or asks for the passkey.
 * @throws 404 NOT_FOUND, 400 FACTOR_NOT_AVAILABLE, 428, 429
 */
export async function challengeFactor(
  context: Context,
  stateToken: string,
  type: FactorType,
): Promise<StateReply> {
  const { flow, member } = await resumeFlow(context, stateToken);
  const { step, factors, account } = await signInStateOf(context, member);
  if (step !== 'REQUIRE_MFA') throw notWaiting();
  const chosen = factors.filter((factor) => factor.type === type);
  const [factor] = chosen;
  if (!factor) throw noSuchFactor();

  let webauthnData: { challengeId: string; publicKeyCredentialRequestOptionsJson: string } | undefined;
  if (type === 'WEBAUTHN') {
    const passkeys = chosen.map(({ secret }) => JSON.parse(secret) as Passkey);
    const options = await requestOptions(context.site, passkeys);
    await changeFlow(context, flow, { factor_type: type, challenge: options.challenge });
    webauthnData = {
      challengeId: flow.id,
      publicKeyCredentialRequestOptionsJson: JSON.stringify(options),
    };
  } else if (type !== 'TOTP') {
    checkSends(flow);
    const { tries: _spent, ...stored } = await sendToFactor(context, member, factor, flow.id);
    await changeFlow(context, flow, { ...stored, factor_type: type, sends: flow.sends + 1 });
  }
  return {
    state: 'MFA_CHALLENGE',
    stateToken: await stateTokenOf(context, flow),
    identity: identityOf(member, account, factors, false),
    additionalData: {},
    mfaChallengeData: {
      factorType: type,
      verificationChallengeData: {
        ...(webauthnData && { webauthnData }),
        ...(factor.label !== '' && { hint: factor.label }),
      },
      availableFactors: await availableFactors(context, member.id, factors),
      reason: 'USER_SETTINGS',
    },
  };
}
