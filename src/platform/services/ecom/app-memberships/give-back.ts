import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { isOpen } from '../../extensions/service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';
import { payByMemberships, type PaidLine } from './pay-lines.ts';
import { beginVoid } from './reconcile.ts';
import { charges } from './tables.ts';

/** What a membership paid goes back to it, once; the app is told within a minute, and again until it heard. */
export async function giveBackMembership(context: Context, id: string): Promise<void> {
  const row = await charges.lockOne(context, id);
  if (row) await beginVoid(context, row);
}

interface OfPayment {
  membershipId?: string | undefined;
  lineItemId?: string | undefined;
}

/** The same as a payment of the order tells it; of what another system charged there is nothing. */
export async function giveBackPayment(
  context: Context,
  orderId: string,
  { membershipId, lineItemId }: OfPayment,
): Promise<void> {
  const rows = await charges.lockOf(context, { orderId });
  const mine = rows.filter(
    (row) => row.state === 'TAKEN' && row.membershipId === membershipId && row.lineItemId === lineItemId,
  );
  for (const row of mine) await beginVoid(context, row);
}

/** The last of each line that went back, or is about to; or that was asked for again since. */
const lastOf = (rows: readonly StoredCharge[]): StoredCharge[] =>
  [...new Map(rows.map((row) => [row.lineItemId, row])).values()].filter(
    (row) => row.state === 'VOIDING' || row.state === 'VOIDED' || isOpen(row),
  );

/** The order stands after all: its memberships pay again, if they still can. */
export async function payAgain(
  context: Context,
  { orderId, checkoutId }: { orderId: string; checkoutId: string },
  lineItemIds: readonly string[],
): Promise<PaidLine[]> {
  const rows = lastOf(await charges.lockOf(context, { orderId })).filter(({ lineItemId }) =>
    lineItemIds.includes(lineItemId),
  );
  const [first] = rows;
  if (!first) return [];
  try {
    return await payByMemberships(context, {
      orderId,
      checkoutId,
      memberId: await context.secretBox.open(first.sealedMemberId, first.id),
      lines: rows.map((row) => ({
        lineItemId: row.lineItemId,
        lineName: row.lineName,
        catalogReference: { appId: row.catalogAppId, catalogItemId: row.catalogItemId },
        rootCatalogItemId: row.rootCatalogItemId ?? undefined,
        membershipId: row.membershipId,
        membershipName: row.membershipName,
        plugin: { id: row.pluginId, appId: row.appId },
      })),
    });
  } catch (error) {
    if (error instanceof PlatformError) return [];
    throw error;
  }
}
