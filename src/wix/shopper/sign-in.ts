import { loginV2, registerV2 } from '@wix/auto_sdk_identity_authentication';
import { recover, sendRecoveryEmail } from '@wix/auto_sdk_identity_recovery';
import { verifyDuringAuthentication } from '@wix/auto_sdk_identity_verification';
import { CallError } from '../errors.ts';
import { shopperClient } from '../shopper-client.ts';
import { endSession, takeSession } from './direct-login.ts';
import { hostedCall } from './hosted-call.ts';
import { handCartToVisitor } from './hand-over-cart.ts';
import { shopperSettings } from './settings.ts';
import {
  readFailure,
  readState,
  type FactorType,
  type SignInResult,
  type ApiSignInState,
} from './sign-in-state.ts';
import { announceCartChanged } from './tabs.ts';
import { writeTokens } from './token-store.ts';

/**
 * Everything about signing in; a chunk of its own, loaded by `import('…/sign-in.ts')` where somebody does.
 *
 * The operations are called one by one: the SDK's own `login` and `register` drop the state token of a second factor
 * and throw on an answer they do not know. Tokens for a session are the strategy's business (`direct-login.ts`).
 */
interface Options {
  /** `false` for who came from another app: the session is that app's, not this shop's. */
  keep?: boolean;
}

/** A dictionary of what one knows of oneself when registering. */
export interface RegisterProfile {
  firstName?: string;
  lastName?: string;
  nickname?: string;
  language?: string;
}

export const signIn = (email: string, password: string, options?: Options): Promise<SignInResult> =>
  step(() => shopperClient().use(loginV2)({ email }, { password }), options);

export const register = (
  email: string,
  password: string,
  profile: RegisterProfile = {},
  options?: Options,
): Promise<SignInResult> =>
  step(() => shopperClient().use(registerV2)({ email }, { password, profile }), options);

/** The six digits that came by mail. */
export const verifyCode = (stateToken: string, code: string, options?: Options): Promise<SignInResult> =>
  step(() => shopperClient().use(verifyDuringAuthentication)(code, { stateToken }), options);

/** Another code; the one before counts no more. */
export const resendCode = (stateToken: string): Promise<SignInResult> =>
  step(() => hostedCall<ApiSignInState>('POST', '/hosted/account/verification/resend', { stateToken }));

/** Always the same answer: nobody learns whether there is an account. */
export async function sendRecovery(email: string, redirectUrl: string, language?: string): Promise<void> {
  await shopperClient().use(sendRecoveryEmail)(email, {
    redirect: { url: redirectUrl, clientId: shopperSettings().clientId },
    ...(language !== undefined && { language }),
  });
}

/** With the token of the mailed link; signs in as well. */
export const setNewPassword = (
  recoveryToken: string,
  password: string,
  options?: Options,
): Promise<SignInResult> => step(() => shopperClient().use(recover)(recoveryToken, { password }), options);

export interface Challenge {
  factor: FactorType;
  stateToken: string;
  /** Where a code was sent, masked. */
  hint: string | undefined;
  /** Of a passkey: what the browser's `navigator.credentials.get` is asked. */
  passkeyOptions: unknown;
}

/** Sends a code by that factor, or asks for a passkey; nothing of the kind is needed for TOTP and recovery codes. */
export async function challengeSecondFactor(stateToken: string, factor: FactorType): Promise<Challenge> {
  const wire = await hostedCall<ApiSignInState>('POST', '/hosted/account/second-factor/challenge', {
    stateToken,
    factor,
  });
  const { webauthnData, hint } = wire.mfaChallengeData?.verificationChallengeData ?? {};
  const json = webauthnData?.publicKeyCredentialRequestOptionsJson;
  return {
    factor,
    stateToken: wire.stateToken ?? stateToken,
    hint,
    passkeyOptions: json === undefined ? undefined : JSON.parse(json),
  };
}

export const verifySecondFactor = (
  stateToken: string,
  proof: { factor: FactorType; code?: string; credential?: unknown },
  options?: Options,
): Promise<SignInResult> =>
  step(
    () =>
      hostedCall<ApiSignInState>('POST', '/hosted/account/second-factor/verify', { stateToken, ...proof }),
    options,
  );

/**
 * The cart stays with the browser, as a visitor's.
 * @returns the address to go to: there the platform forgets the session, then leads back
 */
export async function signOut(returnTo: string): Promise<string> {
  // Where it cannot be moved, the member finds it in the account.
  const visitor = await handCartToVisitor().catch(() => undefined);
  try {
    return await endSession(returnTo);
  } finally {
    if (visitor) writeTokens(visitor);
    announceCartChanged();
  }
}

async function step(
  call: () => Promise<ApiSignInState>,
  { keep = true }: Options = {},
): Promise<SignInResult> {
  try {
    const result = readState(await call());
    if (result.state === 'success' && keep) await takeSession(result.sessionToken);
    return result;
  } catch (thrown) {
    if (thrown instanceof CallError) return readFailure(thrown);
    throw thrown;
  }
}
