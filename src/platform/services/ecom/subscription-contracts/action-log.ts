import type { SubscriptionAction, SubscriptionActionKind } from '#shared/subscription-desk.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { Subscription } from './subscription.ts';
import { subscriptionTables } from './tables.ts';

interface LoggedAction {
  cycle?: number;
  reason?: string;
  /** Nobody did it: it came with something else. */
  byItself?: true;
}

const doerOf = ({ actor, caller }: Context): string | null =>
  actor ?? (caller.kind === 'member' ? 'MEMBER' : null);

/** Writes down what happened to it, in the transaction in which it did. */
export async function record(
  context: Context,
  contractId: string,
  kind: SubscriptionActionKind,
  { cycle, reason, byItself }: LoggedAction = {},
): Promise<void> {
  const { db, siteId, clock, ids } = context;
  const action = { id: ids.guid(), contractId, kind, date: clock.now().toISOString() };
  await subscriptionTables(db)
    .insertInto('subscriptionActs')
    .values({
      siteId,
      ...action,
      by: byItself ? null : doerOf(context),
      cycle: cycle ?? null,
      reason: reason ?? null,
    })
    .execute();
}

/** A charge that was made in vain, and what came of it. */
export async function recordDecline(
  context: Context,
  { id, nextCycle: cycle, status, reason = '' }: Subscription,
): Promise<void> {
  await record(context, id, 'DECLINED', { cycle, reason, byItself: true });
  if (status === 'SUSPENDED') await record(context, id, 'SUSPENDED', { cycle, byItself: true });
}

/** The latest first. */
export async function subscriptionActionsOf(
  { db, siteId }: SiteDb,
  contractId: string,
): Promise<SubscriptionAction[]> {
  const rows = await subscriptionTables(db)
    .selectFrom('subscriptionActs')
    .select(['id', 'kind', 'date', 'by', 'cycle', 'reason'])
    .where('siteId', '=', siteId)
    .where('contractId', '=', contractId)
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ by, cycle, reason, ...action }) => ({
    ...action,
    ...(by !== null && { by }),
    ...(cycle !== null && { cycle }),
    ...(reason !== null && { reason }),
  }));
}
