import type { Context } from '../../context.ts';
import { failedPrecondition } from '../../contract/errors.ts';
import type { StoredRedemption } from './redemption.ts';
import { lockOne, updateOne } from './tables.ts';

async function begin(context: Context, row: StoredRedemption): Promise<void> {
  const now = context.clock.now().toISOString();
  await updateOne(context, row.id, { state: 'VOIDING', asks: 0, updatedDate: now, nextAskDate: now });
}

/**
 * What a card of an app paid is to go back to it, once; the app is told within a minute, and again until it heard.
 * @returns whether it is of an app at all
 */
export async function giveBackToApp(context: Context, id: string): Promise<boolean> {
  const row = await lockOne(context, id);
  if (row?.state === 'TAKEN' || row?.state === 'REDEEMED') await begin(context, row);
  return row !== undefined;
}

/** The same as a provider answers it. @throws 428 ALREADY_VOIDED */
export async function voidAtApp(context: Context, id: string): Promise<boolean> {
  const row = await lockOne(context, id);
  if (!row) return false;
  if (row.state !== 'TAKEN' && row.state !== 'REDEEMED')
    throw failedPrecondition('The amount was given back already.', 'ALREADY_VOIDED', { transactionId: id });
  await begin(context, row);
  return true;
}
