import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import type { SignOnPolicyApi } from '../../contract/index.ts';
import { settingsEntity } from '../../crud/index.ts';

interface SignOnPolicy {
  requireOwnerApproval: boolean;
  requireEmailVerification: boolean;
}

/** Who is a member already stays as they are, whatever it comes to ask for. */
const defaults: SignOnPolicy = { requireOwnerApproval: false, requireEmailVerification: false };

export const policy = settingsEntity<SignOnPolicyApi>()({
  table: 'sign_on_policy',
  key: 'signOnPolicy',
  defaults,
  fqdn: 'wix.iam.signon.v1.sign_on_policy',
});

export const policyMigrations: readonly Migration[] = [
  {
    name: '001-sign-on-policy',
    async up(db) {
      await sql`create table sign_on_policy (
      site_id text collate "C" primary key,
      require_owner_approval boolean not null,
      require_email_verification boolean not null)`.execute(db);
    },
  },
  {
    name: '002-one-document',
    async up(db) {
      await sql`alter table sign_on_policy add column doc jsonb not null default '{}'`.execute(db);
      await sql`update sign_on_policy set doc = jsonb_build_object(
        'requireOwnerApproval', require_owner_approval,
        'requireEmailVerification', require_email_verification)`.execute(db);
      await sql`alter table sign_on_policy drop column require_owner_approval,
        drop column require_email_verification`.execute(db);
    },
  },
];
