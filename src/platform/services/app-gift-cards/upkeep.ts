import type { Context } from '../../context.ts';
import { nextTry, type StoredRedemption } from './redemption.ts';
import { settleRedemption, settleVoid } from './settle.ts';
import { due, lockOne, updateOne, type Where } from './tables.ts';

/** What no order came of in time is not wanted any more; whoever sees to one has it to itself for a while. */
async function claim(context: Context, { id }: StoredRedemption): Promise<StoredRedemption | undefined> {
  const { siteId, clock, database } = context;
  const now = clock.now();
  return database.transaction(async (db) => {
    const where: Where = { db, siteId };
    const row = await lockOne(where, id);
    if (!row?.nextAskDate || row.nextAskDate > now.toISOString()) return undefined;
    const isLeft = row.state === 'ASKED' || row.state === 'REDEEMED';
    const asks = isLeft ? 1 : row.asks + 1;
    const state = row.state === 'ASKED' ? 'UNSURE' : row.state === 'REDEEMED' ? 'VOIDING' : row.state;
    const changes = { state, asks, nextAskDate: nextTry(now, asks) };
    await updateOne(where, id, changes);
    // It was asked before, else it would not be unsure.
    return { ...row, ...changes, asks: state === 'UNSURE' ? asks + 1 : asks };
  });
}

/** Brings to an end what was left in between. */
export async function settleLeft(context: Context): Promise<void> {
  const ask = context.plugins.askNow;
  for (const found of await due(context, context.clock.now().toISOString())) {
    const row = await claim(context, found);
    if (row?.state === 'UNSURE') await settleRedemption(context, row, ask);
    if (row?.state === 'VOIDING') await settleVoid(context, row, ask);
  }
}
