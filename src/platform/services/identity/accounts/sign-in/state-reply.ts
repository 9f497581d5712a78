import type { AuthenticationApi, Reply } from '#platform/contract/index.ts';
import type { FactorType } from '../tables.ts';

export type SignInReply = Reply<AuthenticationApi, 'loginV2'>;
export type Identity = NonNullable<SignInReply['identity']>;

export interface AvailableFactor {
  factorType: FactorType | 'RECOVERY_CODE';
  factorStatus: 'ENABLED';
}

/** The states of a second factor travel, but the SDK's public types leave them out; its internal ones have them. */
export type StateReply = Omit<SignInReply, 'state'> & {
  state: NonNullable<SignInReply['state']> | 'REQUIRE_MFA' | 'MFA_CHALLENGE';
  requireMfaData?: { availableFactors: AvailableFactor[]; reason: 'USER_SETTINGS' };
  mfaChallengeData?: {
    factorType: FactorType;
    verificationChallengeData: {
      webauthnData?: { challengeId: string; publicKeyCredentialRequestOptionsJson: string };
      hint?: string;
    };
    availableFactors: AvailableFactor[];
    reason: 'USER_SETTINGS';
  };
};

/** For operations whose declared reply is the public one. */
export const asSignInReply = (reply: StateReply): SignInReply => reply as SignInReply;
