import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-bank-account': `
    CREATE TABLE bank_accounts (site_id text COLLATE "C" PRIMARY KEY, doc jsonb NOT NULL);`,
};
