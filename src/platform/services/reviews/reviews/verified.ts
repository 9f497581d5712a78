import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { events } from './events.ts';
import { saveQuietly } from './save-quietly.ts';
import { reviews } from './tables.ts';

/** Written under an address that nobody has shown to be theirs: no purchase of its owner ever verifies it. */
export async function noteUnproven({ db, siteId }: Context, reviewId: string): Promise<void> {
  await sql`insert into unproven_reviews (site_id, review_id) values (${siteId}, ${reviewId})`.execute(db);
}

interface PaidOrder {
  paymentStatus?: string;
  buyerInfo?: { contactId?: string | null };
  lineItems?: { catalogReference?: { catalogItemId?: string | null } }[];
}

/** Written before it was paid for: it is verified from now on. */
export const verifyEarlier: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order?: PaidOrder };
  const contactId = order?.buyerInfo?.contactId;
  if (!contactId || order.paymentStatus !== 'PAID') return;
  const items = (order.lineItems ?? []).flatMap(
    ({ catalogReference }) => catalogReference?.catalogItemId ?? [],
  );
  const { db, siteId } = context;
  const { rows } = await sql<{ id: string }>`select id from reviews
    where site_id = ${siteId} and author_contact_id = ${contactId} and entity_id = any(${items}::text[])
      and not verified
      and not exists (select from unproven_reviews as unproven
        where unproven.site_id = reviews.site_id and unproven.review_id = reviews.id)`.execute(db);
  if (rows.length === 0) return;
  const waiting = await reviews.getManyForUpdate(
    db,
    siteId,
    rows.map(({ id }) => id),
  );
  for (const review of waiting)
    await context.emit(events.updated(await saveQuietly(context, { ...review, verified: true })));
};
