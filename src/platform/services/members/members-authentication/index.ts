import type { Context } from '#platform/context.ts';
import type { Handlers, MembersAuthenticationApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { login, register } from './by-password.ts';
import { approve, block, changeLoginEmail, sendSetPasswordEmail } from './status.ts';

/** Signing up and in as the members app did before there were identities. */
export const membersAuthentication = defineService({
  name: 'members-authentication',
  package: 'members_authentication',
  handlers: {
    approve,
    block,
    changeLoginEmail,
    login,
    register,
    sendSetPasswordEmail,
  } satisfies Handlers<MembersAuthenticationApi, Context>,
  ownTransactions: ['changeLoginEmail', 'login', 'register'],
});
