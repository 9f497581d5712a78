import type { Context, SiteDb } from '#platform/context.ts';
import { reservedUntil, isOpen, type AskablePlugin } from '../../extensions/service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';
import { letGo } from './reconcile.ts';
import { charges } from './tables.ts';

/** A line, and the membership that is to pay for it. */
export interface LineToPay {
  lineItemId: string;
  lineName: string;
  catalogReference: { appId: string; catalogItemId: string };
  rootCatalogItemId: string | undefined;
  membershipId: string;
  membershipName: string;
  plugin: Pick<AskablePlugin, 'id' | 'appId'>;
}

export interface MembershipPurchase {
  orderId: string;
  /** Of an order that is being placed. */
  checkoutId?: string | undefined;
  /** To which that led before, and which came to nothing. */
  endedOrderId?: string | undefined;
  memberId: string;
  lines: readonly LineToPay[];
}

export const isSame = (row: StoredCharge, { lineItemId, membershipId, plugin }: LineToPay): boolean =>
  row.lineItemId === lineItemId && row.membershipId === membershipId && row.pluginId === plugin.id;

/** What belongs together: a checkout may have led to another order before. */
export const rowsOf = (
  where: SiteDb,
  { orderId, checkoutId }: Pick<MembershipPurchase, 'orderId' | 'checkoutId'>,
): Promise<StoredCharge[]> => charges.lockOf(where, checkoutId === undefined ? { orderId } : { checkoutId });

async function newRow(
  { ids, clock, secretBox }: Context,
  { orderId, checkoutId, memberId }: MembershipPurchase,
  line: LineToPay,
): Promise<StoredCharge> {
  const id = ids.guid();
  const now = clock.now();
  const date = now.toISOString();
  return {
    id,
    pluginId: line.plugin.id,
    appId: line.plugin.appId,
    orderId,
    checkoutId: checkoutId ?? null,
    membershipId: line.membershipId,
    membershipName: line.membershipName,
    lineItemId: line.lineItemId,
    lineName: line.lineName,
    catalogAppId: line.catalogReference.appId,
    catalogItemId: line.catalogReference.catalogItemId,
    rootCatalogItemId: line.rootCatalogItemId ?? null,
    sealedMemberId: await secretBox.seal(memberId, id),
    state: 'ASKED',
    transactionId: null,
    reason: null,
    asks: 1,
    createdDate: date,
    updatedDate: date,
    nextAskDate: reservedUntil(now),
  };
}

/** On record before any app is asked. @returns what is to be asked for */
export async function record(context: Context, purchase: MembershipPurchase): Promise<StoredCharge[]> {
  const { siteId, database, clock } = context;
  const now = clock.now();
  return database.transaction(async (db) => {
    const where: SiteDb = { db, siteId };
    const open = (await rowsOf(where, purchase)).filter(isOpen);
    const stored = new Map<LineToPay, StoredCharge>();
    for (const row of open) {
      const isEnded = row.orderId === purchase.endedOrderId;
      const line = isEnded ? undefined : purchase.lines.find((one) => isSame(row, one));
      if (line) stored.set(line, row);
      // Of a purchase that is placed no other is under way; of an order others may be.
      else if (purchase.checkoutId !== undefined) await letGo(where, context, row);
    }
    // The order that somebody else is about to place for the same checkout is this one.
    const [first] = stored.values();
    const ofOrder = { ...purchase, orderId: first?.orderId ?? purchase.orderId };
    const storedCharges: StoredCharge[] = [];
    for (const line of purchase.lines) {
      const same = stored.get(line);
      if (same) {
        const asks = same.state === 'ASKED' ? same.asks + 1 : same.asks;
        const changes = { asks, updatedDate: now.toISOString(), nextAskDate: reservedUntil(now) };
        await charges.updateOne(where, same.id, changes);
        storedCharges.push({ ...same, ...changes });
      } else {
        const row = await newRow(context, ofOrder, line);
        // Whoever was quicker asks for it.
        if (await charges.insertOne(where, row)) storedCharges.push(row);
      }
    }
    return storedCharges.filter(({ state }) => state === 'ASKED');
  });
}
