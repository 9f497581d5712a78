import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { deliveryExtras } from './tables.ts';

type SlotScope = Pick<Context, 'db' | 'siteId' | 'clock'>;

/** How long a chosen slot is kept for somebody who has not paid yet. */
const HOLD_MINUTES = 15;

export interface Slot {
  /** As a checkout selects it. */
  code: string;
  /** The local delivery. */
  optionId: string;
  from: string;
}

interface ReservedSlot {
  code: string;
  /** Absent once it is an order's. */
  until?: string;
}

const later = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/** What others have of these deliveries from now on, by code. */
export async function takenSlots(
  { db, siteId, clock }: SlotScope,
  optionIds: readonly string[],
  besides: string | undefined,
): Promise<Map<string, number>> {
  if (optionIds.length === 0) return new Map();
  const now = clock.now().toISOString();
  const { rows } = await sql<{ code: string; taken: string }>`select code, count(*) as taken
    from delivery_slots
    where site_id = ${siteId} and option_id in (${sql.join(optionIds)}) and slot_from > ${now}
      and (order_id is not null or held_until > ${now})
      and checkout_id <> ${besides ?? ''}
    group by code`.execute(db);
  return new Map(rows.map(({ code, taken }) => [code, Number(taken)]));
}

/**
 * Takes a place for a checkout, for a time or for its order; the one it had is given back. Of two at the last place one
 * waits for the other, and is rejected; what is promised is taken in any case.
 * @returns false where every place is taken
 */
export async function takeSlot(
  scope: SlotScope,
  { code, optionId, from }: Slot,
  { checkoutId, orderId, isPromised }: { checkoutId: string; orderId?: string; isPromised?: boolean },
): Promise<boolean> {
  const { db, siteId, clock } = scope;
  if (!isPromised) {
    const locked = await deliveryExtras.getForUpdate(db, siteId, optionId);
    const capacity = locked?.slotCapacity;
    if (capacity !== undefined) {
      const used = (await takenSlots(scope, [optionId], checkoutId)).get(code) ?? 0;
      if (used >= capacity) return false;
    }
  }
  const until = orderId ? null : later(clock.now(), HOLD_MINUTES);
  await sql`insert into delivery_slots (site_id, checkout_id, code, option_id, slot_from, held_until, order_id)
    values (${siteId}, ${checkoutId}, ${code}, ${optionId}, ${from}, ${until}, ${orderId ?? null})
    on conflict (site_id, checkout_id) do update set code = excluded.code, option_id = excluded.option_id,
      slot_from = excluded.slot_from, held_until = excluded.held_until, order_id = excluded.order_id
      where delivery_slots.order_id is null or excluded.order_id is not null`.execute(db);
  return true;
}

/** Gives back what a checkout chose, unless it is an order's. */
export const releaseSlot = async ({ db, siteId }: SlotScope, checkoutId: string): Promise<void> =>
  void (await sql`delete from delivery_slots
    where site_id = ${siteId} and checkout_id = ${checkoutId} and order_id is null`.execute(db));

/** Gives back what a checkout has, if anything. */
export const giveSlotBack = async ({ db, siteId }: SlotScope, checkoutId: string): Promise<void> =>
  void (await sql`delete from delivery_slots
    where site_id = ${siteId} and checkout_id = ${checkoutId}`.execute(db));

/** Gives back what an order has, if anything. */
export const giveOrderSlotBack = async ({ db, siteId }: SlotScope, orderId: string): Promise<void> =>
  void (await sql`delete from delivery_slots
    where site_id = ${siteId} and order_id = ${orderId}`.execute(db));

/** What a checkout has; what it had for a time that is over counts no more. */
export async function slotOf(
  { db, siteId, clock }: SlotScope,
  checkoutId: string,
): Promise<ReservedSlot | undefined> {
  const { rows } = await sql<{ code: string; until: string | null }>`select code, held_until as until
    from delivery_slots where site_id = ${siteId} and checkout_id = ${checkoutId}
      and (order_id is not null or held_until > ${clock.now().toISOString()})`.execute(db);
  const [row] = rows;
  return row && { code: row.code, ...(row.until && { until: row.until }) };
}
