import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-sign-on-policy': `
    create table sign_on_policy (
      site_id text collate "C" primary key,
      require_owner_approval boolean not null,
      require_email_verification boolean not null);`,
  '002-one-document': `
    alter table sign_on_policy add column doc jsonb not null default '{}';
    update sign_on_policy set doc = jsonb_build_object(
      'requireOwnerApproval', require_owner_approval, 'requireEmailVerification', require_email_verification);
    alter table sign_on_policy drop column require_owner_approval, drop column require_email_verification;`,
};
