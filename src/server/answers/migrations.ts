import type { MigrationSet } from '../../database/database.ts';

export const answerMigrations: MigrationSet = {
  service: 'saved-answers',
  migrations: {
    '001-saved-answers': `
      CREATE TABLE saved_answers (
        site_id text NOT NULL,
        id text NOT NULL,
        title text NOT NULL,
        text text NOT NULL,
        changed_by text NOT NULL,
        updated_date text NOT NULL,
        PRIMARY KEY (site_id, id));`,
  },
};
