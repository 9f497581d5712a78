import type { Context } from '#platform/context.ts';
import type { Handlers, SignOnPolicyApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { policy } from './policy.ts';

export const signOnPolicy = defineService({
  name: 'sign-on-policy',
  package: 'identity_sign-on-policy',
  handlers: { getSignOnPolicy: policy.get, updateSignOnPolicy: policy.update } satisfies Handlers<
    SignOnPolicyApi,
    Context
  >,
  migrations,
});
