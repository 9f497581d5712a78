import { sql } from 'kysely';
import type { ManualPayment, ManualPaymentMethod } from '#shared/manual-payments.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { ownSettings } from '#platform/store/index.ts';

interface Stored {
  methods: ManualPaymentMethod[];
}

const { read, write } = ownSettings<Stored>('manual_payment_methods', { methods: [] });

export const readManualMethods = async (where: SiteDb): Promise<ManualPaymentMethod[]> =>
  (await read(where)).methods;

export const writeManualMethods = async (where: SiteDb, methods: ManualPaymentMethod[]): Promise<void> =>
  write(where, { methods });

export const readOfferedMethods = async (where: SiteDb): Promise<ManualPaymentMethod[]> =>
  (await readManualMethods(where)).filter(({ offered }) => offered);

/**
 * Stores how the buyer of an order chose to pay it, as it is offered now: orders keep the instructions that they were
 * placed with.
 * @throws 400 for a method that is not offered
 */
export async function recordChosenMethod(
  { db, siteId, manualPayment }: Pick<Context, 'db' | 'siteId' | 'manualPayment'>,
  orderId: string,
): Promise<void> {
  await sql`delete from order_manual_payments where site_id = ${siteId} and order_id = ${orderId}`.execute(
    db,
  );
  if (manualPayment === undefined) return;
  const method = (await readOfferedMethods({ db, siteId })).find(({ id }) => id === manualPayment);
  if (!method) throw badRequest('This payment method is not offered.', 'OFFLINE_PAYMENT_NOT_OFFERED');
  const chosen: ManualPayment = { name: method.name, instructions: method.instructions };
  await sql`insert into order_manual_payments (site_id, order_id, doc)
    values (${siteId}, ${orderId}, ${JSON.stringify(chosen)}::text::jsonb)`.execute(db);
}

/** How the buyer of an order chose to pay it; undefined where it is no manual method. */
export async function chosenMethodOf(
  { db, siteId }: SiteDb,
  orderId: string,
): Promise<ManualPayment | undefined> {
  const { rows } = await sql<{ doc: ManualPayment }>`
    select doc from order_manual_payments where site_id = ${siteId} and order_id = ${orderId}`.execute(db);
  return rows[0]?.doc;
}
