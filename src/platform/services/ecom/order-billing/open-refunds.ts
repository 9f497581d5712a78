import { CamelCasePlugin, sql, type Kysely } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { Restock } from '../orders/public.ts';

/** What follows from a refund: told once everybody was asked, put back to stock once money went. */
export interface RefundEffects {
  restock: readonly Restock[];
  notify: { message: string | null | undefined } | undefined;
  /** Told to listeners as the caller gave them. */
  sideEffects: object | undefined;
}

/** A refund of which a part is yet to be given, or decided. How far each part is stands in the ledger. */
export interface OpenRefund {
  refundId: string;
  orderId: string;
  /** Who asked for it, where a person did. */
  author: string | null;
  effects: RefundEffects;
  /** How often the provider was asked. */
  asks: number;
  nextAskDate: string;
}

interface Tables {
  openRefunds: OpenRefund & { siteId: string };
}

// What callers gave keeps its own keys.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

const tables = (db: Queryable): Kysely<Tables> => (db as Kysely<Tables>).withPlugin(camelCase);

const rows = ({ db, siteId }: SiteDb) =>
  tables(db)
    .selectFrom('openRefunds')
    .select(['refundId', 'orderId', 'author', 'effects', 'asks', 'nextAskDate'])
    .where('siteId', '=', siteId);

export const findOpenRefund = (scope: SiteDb, refundId: string): Promise<OpenRefund | undefined> =>
  rows(scope).where('refundId', '=', refundId).executeTakeFirst();

export async function insertOpenRefund(
  { db, siteId }: SiteDb,
  { effects, ...refund }: OpenRefund,
): Promise<void> {
  await tables(db)
    .insertInto('openRefunds')
    .values({
      siteId,
      ...refund,
      effects: sql<RefundEffects>`${JSON.stringify(effects)}::text::jsonb`,
    })
    .execute();
}

export async function updateOpenRefund(
  { db, siteId }: SiteDb,
  refundId: string,
  changes: Pick<OpenRefund, 'asks' | 'nextAskDate'>,
): Promise<void> {
  await tables(db)
    .updateTable('openRefunds')
    .set(changes)
    .where('siteId', '=', siteId)
    .where('refundId', '=', refundId)
    .execute();
}

export async function removeOpenRefund({ db, siteId }: SiteDb, refundId: string): Promise<void> {
  await tables(db)
    .deleteFrom('openRefunds')
    .where('siteId', '=', siteId)
    .where('refundId', '=', refundId)
    .execute();
}

const BATCH = 50;

/** Those whose outcome was not heard for a while. */
export const dueRefunds = (scope: SiteDb & Pick<Context, 'clock'>): Promise<OpenRefund[]> =>
  rows(scope)
    .where('nextAskDate', '<=', scope.clock.now().toISOString())
    .orderBy('nextAskDate')
    .limit(BATCH)
    .execute();
