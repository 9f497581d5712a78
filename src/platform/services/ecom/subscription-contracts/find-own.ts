import type { Context } from '#platform/context.ts';
import { requireMerchant } from '#platform/hosted-json.ts';
import { contractNotFound } from './change.ts';
import type { Subscription } from './subscription.ts';
import { subscriptions } from './tables.ts';

/** Members see and change what is theirs; of others they are told that it is not there. */
export async function findOwn(context: Context, id: string, permission: string): Promise<Subscription> {
  const { caller, db, siteId } = context;
  const found = await subscriptions.get(db, siteId, id);
  if (caller.kind !== 'member') requireMerchant(context, permission);
  if (!found || (caller.kind === 'member' && found.memberId !== caller.memberId)) throw contractNotFound(id);
  return found;
}
