import type { Context } from '#platform/context.ts';
import type { Handlers, RecoveryApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { sendActivationEmail, sendRecoveryEmail } from './mails.ts';
import { recover } from './recover.ts';

export const recovery = defineService({
  name: 'recovery',
  package: 'identity_recovery',
  handlers: { recover, sendActivationEmail, sendRecoveryEmail } satisfies Handlers<RecoveryApi, Context>,
  ownTransactions: ['recover'],
});
