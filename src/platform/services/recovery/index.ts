import type { Context } from '../../context.ts';
import type { Handlers, RecoveryApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { recover } from './operations/recover.ts';
import { sendActivationEmail } from './operations/sendActivationEmail.ts';
import { sendRecoveryEmail } from './operations/sendRecoveryEmail.ts';

export const recovery = defineService({
  name: 'recovery',
  package: 'identity_recovery',
  handlers: { recover, sendActivationEmail, sendRecoveryEmail } satisfies Handlers<RecoveryApi, Context>,
  ownTransactions: ['recover'],
});
