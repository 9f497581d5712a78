import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { PasswordHasher } from '#platform/ports.ts';
import { changeAccount, readAccount } from './account.ts';

interface PublishedPassword {
  memberId: string;
  password: string;
  /** BCP 47; of the mails. */
  language?: string;
}

/** Gives members a password that everybody may read. */
export async function publishPasswords(
  db: Queryable,
  siteId: string,
  accounts: readonly PublishedPassword[],
  passwords: PasswordHasher,
): Promise<void> {
  for (const { memberId, password, language } of accounts) {
    await changeAccount({ db, siteId }, memberId, {
      password_hash: await passwords.hash(password),
      ...(language !== undefined && { language }),
    });
  }
}

/** Takes such passwords away again, with all that was opened with them; one that its member changed stays. */
export async function withdrawPasswords(
  db: Queryable,
  siteId: string,
  accounts: readonly PublishedPassword[],
  passwords: PasswordHasher,
): Promise<void> {
  for (const { memberId, password } of accounts) {
    const { password_hash: hash } = await readAccount({ db, siteId }, memberId);
    if (hash === null || !(await passwords.verify(password, hash))) continue;
    await changeAccount({ db, siteId }, memberId, { password_hash: null });
    for (const table of ['account_flows', 'account_factors', 'account_links', 'member_sessions'] as const) {
      await sql`delete from ${sql.table(table)} where site_id = ${siteId} and member_id = ${memberId}`.execute(
        db,
      );
    }
  }
}
