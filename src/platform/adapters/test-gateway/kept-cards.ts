import type { Scenario } from './cards.ts';
import type { TestGatewayOptions } from './options.ts';
import { gatewayTables, type PaymentRow } from './tables.ts';

/** A card is kept with the payment that proved it good. */
const PROVEN = ['APPROVED', 'AUTHORIZED', 'CAPTURED', 'VOIDED'] as const satisfies PaymentRow['status'][];

type KeptCard = Pick<PaymentRow, 'brand' | 'lastFour'> & { scenario: Scenario };

/** The card that the gateway keeps under this name for this member; undefined for anybody else. */
export async function keptCard(
  { database, siteId }: TestGatewayOptions,
  savedMethod: string,
  memberId: string | undefined,
): Promise<KeptCard | undefined> {
  if (memberId === undefined) return undefined;
  const found = await gatewayTables(database.kysely)
    .selectFrom('testGatewayPayments')
    .select(['brand', 'lastFour', 'scenario'])
    .where('siteId', '=', siteId)
    .where('savedMethod', '=', savedMethod)
    .where('memberId', '=', memberId)
    .where('status', 'in', PROVEN)
    .executeTakeFirst();
  return found?.scenario ? { ...found, scenario: found.scenario } : undefined;
}

export async function forgetCard(
  { database, siteId }: TestGatewayOptions,
  savedMethod: string,
): Promise<void> {
  await gatewayTables(database.kysely)
    .updateTable('testGatewayPayments')
    .set({ savedMethod: null })
    .where('siteId', '=', siteId)
    .where('savedMethod', '=', savedMethod)
    .execute();
}
