import type { Context } from '../../context.ts';
import type { AuthenticationApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
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
