import type { SignOnPolicyApi } from '#platform/contract/index.ts';
import { settingsEntity } from '#platform/crud/index.ts';

interface SignOnPolicy {
  requireOwnerApproval: boolean;
  requireEmailVerification: boolean;
}

/** Who is a member already stays as they are, whatever it comes to ask for. */
const defaults: SignOnPolicy = { requireOwnerApproval: false, requireEmailVerification: false };

export const policy = settingsEntity<SignOnPolicyApi>()({
  table: 'sign_on_policy',
  key: 'signOnPolicy',
  defaults,
  fqdn: 'wix.iam.signon.v1.sign_on_policy',
});
