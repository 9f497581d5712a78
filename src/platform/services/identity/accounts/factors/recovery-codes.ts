import { sql } from 'kysely';
import { digestOf } from '#shared/digest.ts';
import type { SiteDb } from '#platform/context.ts';
import { plainRecoveryCode, recoveryCode } from '../secrets.ts';
import { accountTables } from '../tables.ts';

const CODES = 10;

const hashOf = (memberId: string, code: string): Promise<string> =>
  digestOf(`${memberId}:${plainRecoveryCode(code)}`);

export async function removeRecoveryCodes({ db, siteId }: SiteDb, memberId: string): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_recovery_codes')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** New ones in place of all before; shown once, kept as digests. */
export async function replaceRecoveryCodes(context: SiteDb, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, recoveryCode);
  await removeRecoveryCodes(context, memberId);
  const rows = await Promise.all(
    codes.map(async (code) => ({
      site_id: context.siteId,
      member_id: memberId,
      code_hash: await hashOf(memberId, code),
    })),
  );
  await accountTables(context.db).insertInto('account_recovery_codes').values(rows).execute();
  return codes;
}

export async function countRecoveryCodes({ db, siteId }: SiteDb, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from account_recovery_codes
    where site_id = ${siteId} and member_id = ${memberId}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Whether it was one; it is none from now on. */
export async function useRecoveryCode(
  { db, siteId }: SiteDb,
  memberId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await accountTables(db)
    .deleteFrom('account_recovery_codes')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', await hashOf(memberId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
