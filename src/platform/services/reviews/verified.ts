import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Listener } from '../../service.ts';
import { hasPaidFor } from '../orders/public.ts';
import type { Review } from './review.ts';
import { reviews } from './tables.ts';

/** The author has paid for it. */
export const isVerified = (context: Context, contactId: string, productId: string): Promise<boolean> =>
  hasPaidFor(context, contactId, productId);

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
      and not verified`.execute(db);
  if (rows.length === 0) return;
  const waiting = await reviews.getManyForUpdate(
    db,
    siteId,
    rows.map(({ id }) => id),
  );
  for (const review of waiting)
    if (await isVerified(context, contactId, review.entityId)) await verify(context, review);
};

async function verify({ db, siteId, clock }: Context, review: Review): Promise<void> {
  await reviews.replace(db, siteId, { ...review, verified: true }, { now: clock.now(), keepRevision: true });
}
