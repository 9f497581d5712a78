import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { eachDue, finishCharge } from '../../extensions/payments/public.ts';
import { beginCycle } from './begin-cycle.ts';

const BATCH = 100;

async function dueIds({ db, siteId, clock }: Context): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions
    where site_id = ${siteId} and next_charge_date <= ${clock.now().toISOString()}
      and status = 'ACTIVE' and doc -> 'chargeId' is null
    order by next_charge_date, id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Records the charge of what is due, then asks for it: no transaction is open while the provider is asked. */
export async function chargeNow(context: Context, id: string): Promise<void> {
  const charge = await context.transaction((inner) => beginCycle(inner, id));
  if (charge) await finishCharge(context, charge);
}

/** Charges every cycle whose time has come. What is left without an answer, the payments ask for again. */
export async function chargeDue(context: Context): Promise<void> {
  await eachDue(await dueIds(context), (id) => chargeNow(context, id));
}
