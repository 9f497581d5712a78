import type { SiteDb } from '#platform/context.ts';
import { subscriptionTables, type Cycle } from './tables.ts';

/** @throws where the cycle is there already: nobody charges it a second time */
export async function insertCycle({ db, siteId }: SiteDb, cycle: Cycle): Promise<void> {
  await subscriptionTables(db)
    .insertInto('subscriptionCycles')
    .values({ siteId, ...cycle })
    .execute();
}

export async function finishCycle(
  { db, siteId }: SiteDb,
  { contractId, cycle, now }: { contractId: string; cycle: number; now: string },
): Promise<void> {
  await subscriptionTables(db)
    .updateTable('subscriptionCycles')
    .set({ status: 'PAID', settledDate: now })
    .where('siteId', '=', siteId)
    .where('contractId', '=', contractId)
    .where('cycle', '=', cycle)
    .execute();
}

/** The latest first. */
export const cyclesOf = ({ db, siteId }: SiteDb, contractId: string): Promise<Cycle[]> =>
  subscriptionTables(db)
    .selectFrom('subscriptionCycles')
    .select(['contractId', 'cycle', 'status', 'orderId', 'dueDate', 'settledDate'])
    .where('siteId', '=', siteId)
    .where('contractId', '=', contractId)
    .orderBy('cycle', 'desc')
    .execute();
