import type { MigrationSet } from '../../database/database.ts';

export const jobMigrations: MigrationSet = {
  service: 'jobs',
  migrations: {
    '001-jobs': `
      CREATE TABLE jobs (
        site_id text NOT NULL,
        id text NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        status text NOT NULL,
        selection jsonb NOT NULL,
        params jsonb NOT NULL,
        expanded boolean NOT NULL DEFAULT false,
        cancel_requested boolean NOT NULL DEFAULT false,
        attempt integer NOT NULL DEFAULT 1,
        error text,
        actor_id text NOT NULL,
        actor text NOT NULL,
        actor_name text NOT NULL,
        created_date text NOT NULL,
        started_date text,
        finished_date text,
        lease_until text,
        PRIMARY KEY (site_id, id));
      CREATE INDEX jobs_newest ON jobs (site_id, created_date DESC);
      CREATE INDEX jobs_open ON jobs (site_id, lease_until) WHERE status IN ('queued', 'running');
      CREATE TABLE job_items (
        site_id text NOT NULL,
        job_id text NOT NULL,
        position integer NOT NULL,
        item_id text NOT NULL,
        label text NOT NULL,
        state text NOT NULL,
        reason text,
        batch text,
        PRIMARY KEY (site_id, job_id, position));
      CREATE INDEX job_items_state ON job_items (site_id, job_id, state, position);
      CREATE TABLE job_files (
        site_id text NOT NULL,
        job_id text NOT NULL,
        part integer NOT NULL,
        content text NOT NULL,
        PRIMARY KEY (site_id, job_id, part));`,
    // Of a library that queued jobs once.
    '002-queue-schema': `
      CREATE SCHEMA IF NOT EXISTS pgboss;`,
    // Another program on the same database may use the library too: with queues of others in it, it stays.
    '003-drop-queue-schema': `
      DO $$ BEGIN
        IF to_regclass('pgboss.queue') IS NOT NULL THEN
          IF NOT EXISTS (SELECT FROM pgboss.queue WHERE name <> 'jobs' AND name NOT LIKE '\\_\\_pgboss%') THEN
            DROP SCHEMA pgboss CASCADE;
          END IF;
        ELSIF NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('pgboss')) THEN
          DROP SCHEMA IF EXISTS pgboss;
        END IF;
      END $$;`,
    '004-fence': `
      ALTER TABLE jobs ADD COLUMN lease_owner text, ADD COLUMN fence bigint NOT NULL DEFAULT 0;`,
    '005-file-type': `
      ALTER TABLE job_files ADD COLUMN type text NOT NULL DEFAULT 'csv';`,
  },
};
