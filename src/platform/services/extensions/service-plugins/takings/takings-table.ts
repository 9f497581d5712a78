import { CamelCasePlugin, sql, type Kysely } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { TakingState } from '#shared/plugins.ts';
import type { SiteDb } from '#platform/context.ts';
import type { Taking } from './taking.ts';

interface Tables {
  takings: Taking & { siteId: string };
}

const COMMON: readonly (keyof Taking)[] = [
  'id',
  'pluginId',
  'appId',
  'orderId',
  'checkoutId',
  'state',
  'transactionId',
  'reason',
  'asks',
  'createdDate',
  'updatedDate',
  'nextAskDate',
];
const BATCH = 50;
const MAX_LISTED = 100;

const camelCase = new CamelCasePlugin();
const tables = (db: Queryable): Kysely<Tables> => (db as unknown as Kysely<Tables>).withPlugin(camelCase);

/** What is on record of one kind: the columns that all kinds have, and its own. */
export function takingsTable<Row extends Taking>(table: string, own: readonly (keyof Row & string)[]) {
  const name = table as 'takings';
  const columns = [...COMMON, ...own] as (keyof Taking)[];
  const rows = ({ db, siteId }: SiteDb) =>
    tables(db).selectFrom(name).select(columns).where('siteId', '=', siteId);
  const all = async (found: Promise<Taking[]>): Promise<Row[]> => (await found) as Row[];

  return {
    /** Of an order, or of the checkout that is to become one; held until the transaction ends. */
    lockOf: (where: SiteDb, of: { orderId: string } | { checkoutId: string }): Promise<Row[]> =>
      all(
        rows(where)
          .where((eb) => eb.and(of))
          .orderBy('createdDate')
          .orderBy('id')
          .forUpdate()
          .execute(),
      ),

    /** What is asked for, or was given, for an order that this checkout is yet to become. */
    openOfCheckout: async (where: SiteDb, checkoutId: string): Promise<Row | undefined> =>
      (await rows(where)
        .where('checkoutId', '=', checkoutId)
        .where('state', 'in', ['ASKED', 'REDEEMED'])
        .orderBy('createdDate', 'desc')
        .limit(1)
        .executeTakeFirst()) as Row | undefined,

    ofCheckout: (where: SiteDb, checkoutId: string): Promise<Row[]> =>
      all(
        rows(where)
          .where('checkoutId', '=', checkoutId)
          .where('state', 'in', ['ASKED', 'REDEEMED', 'TAKEN', 'VOIDING'])
          .execute(),
      ),

    lockOne: async (where: SiteDb, id: string): Promise<Row | undefined> =>
      (await rows(where).where('id', '=', id).forUpdate().executeTakeFirst()) as Row | undefined,

    /** @returns whether it is new; else somebody was quicker */
    async insertOne({ db, siteId }: SiteDb, row: Row): Promise<boolean> {
      const inserted = await tables(db)
        .insertInto(name)
        .values({ siteId, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async updateOne({ db, siteId }: SiteDb, id: string, changes: Partial<Taking>): Promise<void> {
      await tables(db)
        .updateTable(name)
        .set(changes)
        .where('siteId', '=', siteId)
        .where('id', '=', id)
        .execute();
    },

    due: (where: SiteDb, now: string): Promise<Row[]> =>
      all(
        rows(where)
          .where('nextAskDate', '<=', now)
          .orderBy('nextAskDate')
          .orderBy('id')
          .limit(BATCH)
          .execute(),
      ),

    /** Of an app those that are on their way back, or that somebody has to look at. */
    unsettled: (where: SiteDb, pluginId: string): Promise<Row[]> =>
      all(
        rows(where)
          .where('pluginId', '=', pluginId)
          .where('state', 'in', ['UNSURE', 'VOIDING', 'UNCLEAR'] satisfies TakingState[])
          .orderBy('updatedDate', 'desc')
          .orderBy('id')
          .limit(MAX_LISTED)
          .execute(),
      ),

    /** How many somebody has to look at, by app. */
    async countUnclear({ db, siteId }: SiteDb): Promise<Map<string, number>> {
      const { rows: counted } = await sql<{ plugin_id: string; n: number }>`
        select plugin_id, count(*)::int as n from ${sql.table(table)}
        where site_id = ${siteId} and state = 'UNCLEAR' group by plugin_id`.execute(db);
      return new Map(counted.map(({ plugin_id: id, n }) => [id, n]));
    },
  };
}
export type TakingsTable<Row extends Taking> = ReturnType<typeof takingsTable<Row>>;
