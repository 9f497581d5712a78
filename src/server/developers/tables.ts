import type { MigrationSet } from '../../database/database.ts';

export const developerMigrations: MigrationSet = {
  service: 'developers',
  migrations: {
    '001-keys-and-clients': `
      CREATE TABLE api_keys (
        site_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, digest text COLLATE "C" NOT NULL,
        name text NOT NULL, ending text NOT NULL, scope jsonb NOT NULL, created_by text NOT NULL,
        created_at timestamptz NOT NULL, expires_at timestamptz, last_used_at timestamptz, revoked_at timestamptz,
        PRIMARY KEY (site_id, id));
      CREATE UNIQUE INDEX api_keys_digest ON api_keys (site_id, digest);
      CREATE INDEX api_keys_revoked ON api_keys (site_id, revoked_at);
      CREATE TABLE oauth_clients (
        site_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, name text NOT NULL,
        redirect_uris jsonb NOT NULL, redirect_domains jsonb NOT NULL, secret_digest text,
        created_by text NOT NULL, created_at timestamptz NOT NULL,
        PRIMARY KEY (site_id, id));`,
  },
};
