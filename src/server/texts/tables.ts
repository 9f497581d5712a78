import type { MigrationSet } from '../../database/database.ts';

export const textMigrations: MigrationSet = {
  service: 'texts',
  migrations: {
    '001-texts': `
      CREATE TABLE shop_texts (
        site_id text NOT NULL,
        id text NOT NULL,
        revision bigint NOT NULL,
        doc jsonb NOT NULL,
        words_date jsonb NOT NULL,
        updated_date text NOT NULL,
        actor_name text NOT NULL,
        PRIMARY KEY (site_id, id));
      CREATE TABLE shop_text_versions (
        site_id text NOT NULL,
        text_id text NOT NULL,
        revision bigint NOT NULL,
        doc jsonb NOT NULL,
        words_date jsonb NOT NULL,
        changed jsonb NOT NULL,
        updated_date text NOT NULL,
        actor_name text NOT NULL,
        PRIMARY KEY (site_id, text_id, revision));`,
  },
};
