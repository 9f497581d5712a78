import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-rules': `
    -- The rules of collections that fill themselves.
    create table collection_rules (
      site_id text collate "C" not null, collection_id text collate "C" not null, rule jsonb not null,
      -- It holds products for a time only: it is looked at again as time goes by.
      timed boolean not null,
      primary key (site_id, collection_id));`,
};
