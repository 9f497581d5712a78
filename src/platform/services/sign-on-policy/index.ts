import type { Context } from '../../context.ts';
import type { Handlers, SignOnPolicyApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { getSignOnPolicy } from './operations/getSignOnPolicy.ts';
import { updateSignOnPolicy } from './operations/updateSignOnPolicy.ts';
import { policyMigration } from './policy.ts';

export const signOnPolicy = defineService({
  name: 'sign-on-policy',
  package: 'identity_sign-on-policy',
  handlers: { getSignOnPolicy, updateSignOnPolicy } satisfies Handlers<SignOnPolicyApi, Context>,
  migrations: [policyMigration],
});
