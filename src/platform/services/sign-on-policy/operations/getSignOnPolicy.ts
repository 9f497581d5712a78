import type { Context } from '../../../context.ts';
import type { Reply, SignOnPolicyApi } from '../../../contract/index.ts';
import { readPolicy } from '../policy.ts';

export async function getSignOnPolicy(
  _request: object,
  context: Context,
): Promise<Reply<SignOnPolicyApi, 'getSignOnPolicy'>> {
  return { signOnPolicy: await readPolicy(context) };
}
