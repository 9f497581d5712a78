import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-redirect-sessions': `
    create table redirect_sessions (
      site_id text collate "C" not null, id text collate "C" not null, session jsonb not null,
      expires_at timestamptz not null, used_at timestamptz, handed_over_at timestamptz,
      primary key (site_id, id));
    create index redirect_sessions_expiry on redirect_sessions (site_id, expires_at);`,
};
