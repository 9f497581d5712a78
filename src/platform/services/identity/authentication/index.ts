import type { Context } from '#platform/context.ts';
import type { AuthenticationApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { proceedToNextState, resendVerification } from '../accounts/public.ts';
import { changePassword, loginV2, registerV2, validateEmail } from './by-password.ts';
import { logout } from './operations/logout.ts';
import { signOn } from './operations/signOn.ts';

export const authentication = defineService({
  name: 'authentication',
  package: 'identity_authentication',
  handlers: {
    changePassword,
    loginV2,
    logout,
    registerV2,
    signOn,
    validateEmail,
  } satisfies Handlers<AuthenticationApi, Context>,
  ownTransactions: ['changePassword', 'loginV2', 'registerV2'],
});

/** Steps of a sign-in that earlier packages have and today's do not. */
export const olderIdentity = defineService({
  name: 'older-identity',
  package: 'older_identity',
  handlers: {
    proceedToNextState: (request: { stateToken: string }, context: Context) =>
      proceedToNextState(context, request),
    resendDuringAuthentication: ({ stateToken }: { stateToken: string }, context: Context) =>
      resendVerification(context, stateToken),
  },
});
