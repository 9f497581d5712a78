import type { Context } from '../../context.ts';
import type { AuthenticationApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { changePassword } from './operations/changePassword.ts';
import { loginV2 } from './operations/loginV2.ts';
import { logout } from './operations/logout.ts';
import { registerV2 } from './operations/registerV2.ts';
import { signOn } from './operations/signOn.ts';
import { validateEmail } from './operations/validateEmail.ts';

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
