import { CallError } from '../errors.ts';

export type FactorType = 'TOTP' | 'WEBAUTHN' | 'SMS' | 'CALL' | 'EMAIL' | 'RECOVERY_CODE';

export type FailureReason =
  /** Wrong address or wrong password; which of them, nobody is told. */
  | 'credentials'
  | 'reset-password'
  | 'email-taken'
  | 'email-invalid'
  | 'password-invalid'
  | 'captcha'
  | 'blocked'
  | 'code-wrong'
  /** The sign-in was begun too long ago, or elsewhere: from the start, please. */
  | 'expired'
  | 'too-many'
  | 'unreachable'
  | 'other';

export type SignInResult =
  /** Signed in. The session token is for who came from another app: it goes to `/hosted/authorize/<id>`. */
  | { state: 'success'; sessionToken: string }
  | { state: 'verify'; stateToken: string }
  | { state: 'approval'; stateToken: string | undefined }
  | { state: 'second-factor'; stateToken: string; factors: readonly FactorType[] }
  | {
      state: 'failed';
      reason: FailureReason;
      /** Seconds until it makes sense to try again, where the platform says. */
      retryAfter: number | undefined;
      error: CallError;
    };

/** As the identity services and `/hosted/account/*` answer. */
export interface ApiSignInState {
  state?: string;
  sessionToken?: string | null;
  stateToken?: string | null;
  requireMfaData?: { availableFactors?: { factorType?: string }[] };
  mfaChallengeData?: {
    factorType?: string;
    verificationChallengeData?: {
      webauthnData?: { challengeId?: string; publicKeyCredentialRequestOptionsJson?: string };
      hint?: string;
    };
    availableFactors?: { factorType?: string }[];
  };
}

export function readState(wire: ApiSignInState): SignInResult {
  const stateToken = wire.stateToken ?? '';
  switch (wire.state) {
    case 'SUCCESS':
      return { state: 'success', sessionToken: wire.sessionToken ?? '' };
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { state: 'verify', stateToken };
    case 'REQUIRE_OWNER_APPROVAL':
    case 'STATUS_CHECK':
      return { state: 'approval', stateToken: wire.stateToken ?? undefined };
    case 'REQUIRE_MFA':
    case 'MFA_CHALLENGE':
      return { state: 'second-factor', stateToken, factors: factorsOf(wire) };
    default:
      throw new CallError({ code: 'UNKNOWN_STATE', status: 200, message: `Unknown state ${wire.state}` });
  }
}

const factorsOf = ({ requireMfaData, mfaChallengeData }: ApiSignInState): FactorType[] =>
  (requireMfaData ?? mfaChallengeData)?.availableFactors?.map(({ factorType }) => factorType as FactorType) ??
  [];

const reasons: Readonly<Record<string, FailureReason>> = {
  '-19976': 'credentials',
  '-19999': 'credentials',
  '-19973': 'reset-password',
  '-19995': 'email-taken',
  '-19971': 'captcha',
  '-19970': 'captcha',
  '-19958': 'blocked',
  VERIFICATION_FAILED: 'code-wrong',
  NOT_FOUND: 'expired',
  THROTTLED_FEATURE: 'too-many',
  RESOURCE_EXHAUSTED: 'too-many',
  UNREACHABLE: 'unreachable',
};

export function readFailure(error: CallError): SignInResult {
  const retryAfter = Number(error.data['retryAfter'] ?? error.data['retryAfterSeconds'] ?? NaN);
  return {
    state: 'failed',
    reason: reasonOf(error),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    error,
  };
}

function reasonOf({ code, status, violations }: CallError): FailureReason {
  const known = reasons[code];
  if (known) return known;
  if (violations.some(({ data, field }) => data['type'] === 'EMAIL' || /email/i.test(field)))
    return 'email-invalid';
  if (violations.some(({ field }) => /password/i.test(field))) return 'password-invalid';
  return status === 429 ? 'too-many' : 'other';
}
