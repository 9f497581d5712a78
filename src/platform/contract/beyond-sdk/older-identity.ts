import type { PackageContract } from '../schema.ts';
import { definitionsOf, message } from './messages.ts';

/** Steps of a sign-in that `@wix/identity` 1.0.60 and `@wix/identity_verification` 1.0.14 have. */
export const olderIdentity: PackageContract = {
  package: 'older_identity',
  version: '',
  operations: {
    proceedToNextState: {
      fqn: 'wix.iam.authentication.v1.AuthenticationService.ProceedToNextState',
      method: 'POST',
      path: '/_api/iam/authentication/v1/state/proceed',
      request: 'StateTokenRequest',
      reply: 'StateMachineResponse',
      required: ['stateToken'],
    },
    resendDuringAuthentication: {
      fqn: 'wix.iam.verification.v1.VerificationService.ResendDuringAuthentication',
      method: 'POST',
      path: '/_api/iam/verification/v1/auth/resend',
      request: 'StateTokenRequest',
      reply: 'StateMachineResponse',
      required: ['stateToken'],
    },
  },
  definitions: {
    ...definitionsOf('identity_authentication'),
    StateTokenRequest: message({ stateToken: 'string' }),
  },
  events: [],
  querySpecs: {},
};
