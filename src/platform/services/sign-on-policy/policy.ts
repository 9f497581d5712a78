import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import type { Context } from '../../context.ts';

export interface SignOnPolicy {
  requireOwnerApproval: boolean;
  requireEmailVerification: boolean;
}

export const policyMigration: Migration = {
  name: '001-sign-on-policy',
  async up(db) {
    await sql`create table sign_on_policy (
      site_id text collate "C" primary key,
      require_owner_approval boolean not null,
      require_email_verification boolean not null)`.execute(db);
  },
};

/** What a site that never said anything asks for: nothing. */
export async function readPolicy({ db, siteId }: Pick<Context, 'db' | 'siteId'>): Promise<SignOnPolicy> {
  const { rows } = await sql<{
    require_owner_approval: boolean;
    require_email_verification: boolean;
  }>`select require_owner_approval, require_email_verification from sign_on_policy
    where site_id = ${siteId}`.execute(db);
  return {
    requireOwnerApproval: rows[0]?.require_owner_approval ?? false,
    requireEmailVerification: rows[0]?.require_email_verification ?? false,
  };
}

export async function writePolicy(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  { requireOwnerApproval, requireEmailVerification }: Partial<SignOnPolicy>,
): Promise<void> {
  await sql`insert into sign_on_policy (site_id, require_owner_approval, require_email_verification)
    values (${siteId}, ${requireOwnerApproval ?? false}, ${requireEmailVerification ?? false})
    on conflict (site_id) do update set
      require_owner_approval = coalesce(${requireOwnerApproval ?? null}::boolean, sign_on_policy.require_owner_approval),
      require_email_verification =
        coalesce(${requireEmailVerification ?? null}::boolean, sign_on_policy.require_email_verification)`.execute(
    db,
  );
}
