import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-drafts': `
    create table draft_subscription_contracts (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      subscription_contract_id text collate "C" not null generated always as (doc #>> '{"subscriptionContractId"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      primary key (site_id, id));
    create index draft_subscription_contracts_created_date on draft_subscription_contracts (site_id, created_date nulls first, id nulls first);
    create index draft_subscription_contracts_updated_date on draft_subscription_contracts (site_id, updated_date nulls first, id nulls first);
    create index draft_subscription_contracts_subscription_contract_id on draft_subscription_contracts (site_id, subscription_contract_id nulls first, id nulls first);`,
};
