import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import type { CatalogItem } from '../../stores/catalog/public.ts';
import { move } from './change.ts';
import { findWanted, wantedOf } from './item.ts';
import type { NotificationRequest } from './request.ts';
import { maxSeen, type Restock, remainingNotices } from './rules/remaining-notices.ts';
import { requests } from './tables.ts';
import { readTelling } from './notification-settings.ts';

/** Of one transaction, and of one look at what is back. */
const BATCH = 100;

interface Back extends Restock {
  variantId: string;
  productId: string;
}

const columns = sql`variant_id as "variantId", product_id as "productId", most, told`;

/** How many there are to sell; undefined where nobody can buy it, be it sold out or hidden. */
function availableOf(item: CatalogItem | undefined): number | undefined {
  if (item?.availability.status !== 'AVAILABLE') return undefined;
  return item.availability.quantityAvailable ?? Number.POSITIVE_INFINITY;
}

const itemsOf = (where: SiteDb, backs: readonly Back[]): Promise<(CatalogItem | undefined)[]> =>
  findWanted(
    where,
    backs.map(({ variantId, productId }) => wantedOf(productId, variantId)),
  );

/** Variants of which somebody may be told now, and where to look on. Outside of any transaction: it is asked again. */
async function someBack(
  context: Context,
  after: string,
): Promise<{ variantIds: string[]; next: string | undefined }> {
  const { db, siteId } = context;
  const { rows } = await sql<Back>`select ${columns} from back_in_stock_restocks
    where site_id = ${siteId} and variant_id > ${after} order by variant_id limit ${BATCH}`.execute(db);
  if (rows.length === 0) return { variantIds: [], next: undefined };
  const telling = await readTelling(context);
  const items = await itemsOf(context, rows);
  const open = rows.filter((back, index) => {
    const available = availableOf(items[index]);
    return available !== undefined && remainingNotices(back, available, telling) > 0;
  });
  return {
    variantIds: open.map(({ variantId }) => variantId),
    next: rows.length < BATCH ? undefined : rows.at(-1)?.variantId,
  };
}

async function firstWaiting(
  { db, siteId }: Context,
  variantId: string,
  max: number,
): Promise<NotificationRequest[]> {
  const oldest = {
    sort: [{ fieldName: 'createdDate', order: 'ASC' as const }],
    cursorPaging: { limit: max },
  };
  const { items } = await requests.query(db, siteId, oldest, { scope: { variantId, status: 'RECEIVED' } });
  return items;
}

/**
 * Gives the next ones who wait for a variant their turn, in the order they asked. Whoever else is at it is left to it.
 * @returns whether more may follow
 */
async function giveTurns(context: Context, variantId: string): Promise<boolean> {
  const { db, siteId } = context;
  const { rows } = await sql<Back>`select ${columns} from back_in_stock_restocks
    where site_id = ${siteId} and variant_id = ${variantId} for update skip locked`.execute(db);
  const [back] = rows;
  if (!back) return false;
  const available = availableOf((await itemsOf(context, [back]))[0]);
  if (available === undefined) return false;
  const wanted = Math.min(BATCH, remainingNotices(back, available, await readTelling(context)));
  if (wanted === 0) return false;
  const next = await firstWaiting(context, variantId, wanted);
  const held = await requests.getManyForUpdate(
    db,
    siteId,
    next.map(({ id }) => id),
  );
  const waiting = held.filter(({ status }) => status === 'RECEIVED');
  await move(
    context,
    waiting.map((before) => ({ before, step: { status: 'PROCESSING' } })),
  );
  const max = maxSeen(back, available);
  await sql`update back_in_stock_restocks
    set told = told + ${waiting.length}, most = ${Number.isFinite(max) ? max : back.most}
    where site_id = ${siteId} and variant_id = ${variantId}`.execute(db);
  await forgetUnwaited(context, variantId);
  return next.length === wanted;
}

/** Whoever asks from now on asks for the next time. */
async function forgetUnwaited({ db, siteId }: Context, variantId: string): Promise<void> {
  await sql`delete from back_in_stock_restocks where site_id = ${siteId} and variant_id = ${variantId}
    and not exists (select from back_in_stock_requests as request
      where request.site_id = ${siteId} and request.variant_id = ${variantId} and status = 'RECEIVED')`.execute(
    db,
  );
}

/** Gives turns to those who wait for what is back, at most so many batches of them. */
export async function giveAllTurns(context: Context, mostBatches: number): Promise<void> {
  let left = mostBatches;
  for (let after: string | undefined = ''; after !== undefined && left > 0;) {
    const { variantIds, next }: Awaited<ReturnType<typeof someBack>> = await someBack(context, after);
    for (const variantId of variantIds)
      while (left > 0 && (await context.transaction((inner) => giveTurns(inner, variantId)))) left -= 1;
    after = next;
  }
}
