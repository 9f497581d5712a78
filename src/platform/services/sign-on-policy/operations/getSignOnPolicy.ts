import type { Context } from '../../../context.ts';
import type { Reply, Request, SignOnPolicyApi } from '../../../contract/index.ts';
import { readPolicy } from '../policy.ts';

export async function getSignOnPolicy(
  _request: Request<SignOnPolicyApi, 'getSignOnPolicy'>,
  context: Context,
): Promise<Reply<SignOnPolicyApi, 'getSignOnPolicy'>> {
  return { signOnPolicy: await readPolicy(context) };
}
