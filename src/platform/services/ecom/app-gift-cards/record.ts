import { compareMoney, type Decimal } from '#shared/money.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { reservedUntil, isOpen } from '../../extensions/service-plugins/public.ts';
import type { AppCard } from './balance.ts';
import { openCode } from './open-code.ts';
import type { StoredRedemption } from './redemption.ts';
import { letGo } from './reconcile.ts';
import { redemptions } from './tables.ts';

export interface AppRedemption {
  code: string;
  amount: { value: Decimal; currency: string };
  orderId: string;
  /** Of an order that is being placed. */
  checkoutId?: string | undefined;
  /** To which that led before, and which came to nothing. */
  endedOrderId?: string | undefined;
}

export type Wanted = AppRedemption & { card: AppCard };

export const isSame = (row: StoredRedemption, { amount, card }: Wanted): boolean =>
  row.pluginId === card.plugin.id &&
  row.currency === amount.currency &&
  compareMoney(row.amount, amount.value) === 0;

export async function ofCode(
  context: Context,
  rows: readonly StoredRedemption[],
  code: string,
): Promise<StoredRedemption[]> {
  const mine: StoredRedemption[] = [];
  for (const row of rows) if ((await openCode(context, row)) === code) mine.push(row);
  return mine;
}

export const stampOf = ({ clock }: Context) => ({ updatedDate: clock.now().toISOString() });

/** What belongs together: a checkout may have led to another order before. */
export const purchaseOf = ({ orderId, checkoutId }: Wanted): { orderId: string } | { checkoutId: string } =>
  checkoutId === undefined ? { orderId } : { checkoutId };

/** On record before anybody is asked for money. @returns what is to be asked for */
export async function record(context: Context, wanted: Wanted): Promise<StoredRedemption | undefined> {
  const { siteId, ids, clock, secretBox, database } = context;
  const { code, amount, orderId, checkoutId, endedOrderId, card } = wanted;
  const now = clock.now();
  const nextAskDate = reservedUntil(now);
  const id = ids.guid();
  const sealedCode = await secretBox.seal(code, id);
  return database.transaction(async (db) => {
    const where: SiteDb = { db, siteId };
    const rows = await redemptions.lockOf(where, purchaseOf(wanted));
    const open = rows.filter(isOpen);
    const same = (await ofCode(context, open, code)).find(
      (row) => isSame(row, wanted) && row.orderId !== endedOrderId,
    );
    for (const row of open)
      if (row !== same && (checkoutId !== undefined || row.lastFour === code.slice(-4)))
        await letGo(where, context, row);
    if (same) {
      const asks = same.state === 'ASKED' ? same.asks + 1 : same.asks;
      await redemptions.updateOne(where, same.id, { ...stampOf(context), asks, nextAskDate });
      return { ...same, asks };
    }
    const row: StoredRedemption = {
      id,
      pluginId: card.plugin.id,
      appId: card.appId,
      orderId,
      checkoutId: checkoutId ?? null,
      sealedCode,
      lastFour: code.slice(-4),
      amount: amount.value,
      currency: amount.currency,
      state: 'ASKED',
      transactionId: null,
      reason: null,
      ...stampOf(context),
      asks: 1,
      createdDate: now.toISOString(),
      nextAskDate,
    };
    // Whoever was quicker asks for it.
    return (await redemptions.insertOne(where, row)) ? row : undefined;
  });
}
