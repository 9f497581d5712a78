import type { SiteDb } from '#platform/context.ts';
import { accountTables, type FactorRow } from '../tables.ts';

const ofMember = ({ db, siteId }: SiteDb, memberId: string) =>
  accountTables(db)
    .selectFrom('account_factors')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId);

/** In the order they were set up. */
export const activeFactors = (context: SiteDb, memberId: string): Promise<FactorRow[]> =>
  ofMember(context, memberId).where('active', '=', true).orderBy('created_at').orderBy('id').execute();

export const findFactor = (context: SiteDb, memberId: string, id: string): Promise<FactorRow | undefined> =>
  ofMember(context, memberId).where('id', '=', id).executeTakeFirst();

export async function insertFactor({ db }: SiteDb, factor: FactorRow): Promise<void> {
  await accountTables(db).insertInto('account_factors').values(factor).execute();
}

export async function changeFactor(
  { db, siteId }: SiteDb,
  id: string,
  change: Partial<FactorRow>,
): Promise<void> {
  await accountTables(db)
    .updateTable('account_factors')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function removeFactor({ db, siteId }: SiteDb, id: string): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_factors')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function removeAllFactors({ db, siteId }: SiteDb, memberId: string): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_factors')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Set-ups that were begun and left. */
export async function removeUnfinished(
  { db, siteId }: SiteDb,
  memberId: string,
  type: FactorRow['type'],
): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_factors')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .where('active', '=', false)
    .execute();
}
