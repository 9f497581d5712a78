import type { Context } from '../../../context.ts';
import type { Reply, Request, SignOnPolicyApi } from '../../../contract/index.ts';
import { readPolicy, writePolicy } from '../policy.ts';

/** Who is a member already stays as they are. */
export async function updateSignOnPolicy(
  {
    signOnPolicy: { requireOwnerApproval, requireEmailVerification },
  }: Request<SignOnPolicyApi, 'updateSignOnPolicy'>,
  context: Context,
): Promise<Reply<SignOnPolicyApi, 'updateSignOnPolicy'>> {
  await writePolicy(context, {
    ...(requireOwnerApproval !== undefined && { requireOwnerApproval }),
    ...(requireEmailVerification !== undefined && { requireEmailVerification }),
  });
  const signOnPolicy = await readPolicy(context);
  await context.emit({
    entityFqdn: 'wix.iam.signon.v1.sign_on_policy',
    slug: 'updated',
    entityId: context.siteId,
    body: { updatedEvent: { currentEntity: signOnPolicy } },
  });
  return { signOnPolicy };
}
