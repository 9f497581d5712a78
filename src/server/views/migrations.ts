import type { MigrationSet } from '../../database/database.ts';

export const viewMigrations: MigrationSet = {
  service: 'views',
  migrations: {
    '001-views': `
      CREATE TABLE saved_views (
        site_id text NOT NULL,
        id text NOT NULL,
        resource text NOT NULL,
        owner_id text NOT NULL,
        owner_name text NOT NULL,
        team boolean NOT NULL,
        name text NOT NULL,
        state jsonb NOT NULL,
        created_date text NOT NULL,
        updated_date text NOT NULL,
        PRIMARY KEY (site_id, id));
      CREATE INDEX saved_views_resource ON saved_views (site_id, resource, name);
      CREATE TABLE default_views (
        site_id text NOT NULL,
        staff_id text NOT NULL,
        resource text NOT NULL,
        view_id text NOT NULL,
        PRIMARY KEY (site_id, staff_id, resource));`,
  },
};
