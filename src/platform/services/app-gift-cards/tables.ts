import { CamelCasePlugin, sql, type Kysely } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import type { StoredRedemption } from './redemption.ts';

export type Where = Pick<Context, 'db' | 'siteId'>;

interface Tables {
  appCardRedemptions: StoredRedemption & { siteId: string };
}

const camelCase = new CamelCasePlugin();
const tables = (db: Queryable): Kysely<Tables> => (db as Kysely<Tables>).withPlugin(camelCase);

const rows = ({ db, siteId }: Where) =>
  tables(db)
    .selectFrom('appCardRedemptions')
    .select([
      'id',
      'pluginId',
      'appId',
      'orderId',
      'checkoutId',
      'sealedCode',
      'lastFour',
      'amount',
      'currency',
      'state',
      'transactionId',
      'reason',
      'asks',
      'createdDate',
      'updatedDate',
      'nextAskDate',
    ])
    .where('siteId', '=', siteId);

/** Of an order, or of the checkout that is to become one; held until the transaction ends. */
export const lockOf = (
  where: Where,
  of: { orderId: string } | { checkoutId: string },
): Promise<StoredRedemption[]> =>
  rows(where)
    .where((eb) => eb.and(of))
    .orderBy('createdDate')
    .forUpdate()
    .execute();

/** What is asked for, or was redeemed, for an order that this checkout is yet to become. */
export const openOfCheckout = (where: Where, checkoutId: string): Promise<StoredRedemption | undefined> =>
  rows(where)
    .where('checkoutId', '=', checkoutId)
    .where('state', 'in', ['ASKED', 'REDEEMED'])
    .executeTakeFirst();

export const ofCheckout = (where: Where, checkoutId: string): Promise<StoredRedemption[]> =>
  rows(where)
    .where('checkoutId', '=', checkoutId)
    .where('state', 'in', ['ASKED', 'REDEEMED', 'TAKEN', 'VOIDING'])
    .execute();

export const lockOne = (where: Where, id: string): Promise<StoredRedemption | undefined> =>
  rows(where).where('id', '=', id).forUpdate().executeTakeFirst();

/** @returns whether it is new; else somebody was quicker */
export async function insertOne({ db, siteId }: Where, row: StoredRedemption): Promise<boolean> {
  const inserted = await tables(db)
    .insertInto('appCardRedemptions')
    .values({ siteId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateOne(
  { db, siteId }: Where,
  id: string,
  changes: Partial<StoredRedemption>,
): Promise<void> {
  await tables(db)
    .updateTable('appCardRedemptions')
    .set(changes)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

const BATCH = 50;

export const due = (where: Where, now: string): Promise<StoredRedemption[]> =>
  rows(where).where('nextAskDate', '<=', now).orderBy('nextAskDate').orderBy('id').limit(BATCH).execute();

const MOST_TOLD = 100;

/** Of an app those that are on their way back, or that somebody has to look at. */
export const unsettled = (where: Where, pluginId: string): Promise<StoredRedemption[]> =>
  rows(where)
    .where('pluginId', '=', pluginId)
    .where('state', 'in', ['UNSURE', 'VOIDING', 'UNCLEAR'])
    .orderBy(sql`updated_date desc`)
    .orderBy('id')
    .limit(MOST_TOLD)
    .execute();

/** How many somebody has to look at, by app. */
export async function countUnclear({ db, siteId }: Where): Promise<Map<string, number>> {
  const { rows: counted } = await sql<{ plugin_id: string; n: number }>`
    select plugin_id, count(*)::int as n from app_card_redemptions
    where site_id = ${siteId} and state = 'UNCLEAR' group by plugin_id`.execute(db);
  return new Map(counted.map(({ plugin_id: id, n }) => [id, n]));
}
