/** What stands between a person and a session. */
export interface SignInFacts {
  status: 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE';
  needsVerification: boolean;
  needsApproval: boolean;
  hasFactors: boolean;
  /** By password, a link mailed to the member, or a trusted app. */
  isIdentified: boolean;
  factorPassed: boolean;
}

export type Step =
  | 'REFUSE'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_MFA'
  | 'SUCCESS';

/** One order of steps for every way in: who it is, the address, the owner's consent, the second factor. */
export function nextStep(facts: SignInFacts): Step {
  if (!facts.isIdentified) return 'REFUSE';
  if (facts.status !== 'APPROVED' && facts.status !== 'PENDING') return 'REFUSE';
  if (facts.needsVerification) return 'REQUIRE_EMAIL_VERIFICATION';
  if (facts.needsApproval) return 'REQUIRE_OWNER_APPROVAL';
  // Pending without a gate of ours: made so from outside; the owner decides.
  if (facts.status === 'PENDING') return 'REQUIRE_OWNER_APPROVAL';
  if (facts.hasFactors && !facts.factorPassed) return 'REQUIRE_MFA';
  return 'SUCCESS';
}
