import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { beginVoid } from './reconcile.ts';
import { redemptions } from './tables.ts';

/**
 * What a card of an app paid is to go back to it, once; the app is told within a minute, and again until it heard.
 * @returns whether it is of an app at all
 */
export async function giveBackToApp(context: Context, id: string): Promise<boolean> {
  const row = await redemptions.lockOne(context, id);
  if (row) await beginVoid(context, row);
  return row !== undefined;
}

/** The same as a provider answers it. @throws 428 ALREADY_VOIDED */
export async function voidAtApp(context: Context, id: string): Promise<boolean> {
  const row = await redemptions.lockOne(context, id);
  if (!row) return false;
  if (!(await beginVoid(context, row)))
    throw failedPrecondition('The amount was given back already.', 'ALREADY_VOIDED', { transactionId: id });
  return true;
}
