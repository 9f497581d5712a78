import type { Kysely } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';

export interface MailRow {
  site_id: string;
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  sent_at: Date;
}

export const mailTable = (db: Queryable): Kysely<{ mailbox: MailRow }> =>
  db as unknown as Kysely<{ mailbox: MailRow }>;

export const mailboxMigrations: MigrationSet = {
  service: 'mailbox',
  migrations: {
    '001-mailbox': `
      CREATE TABLE mailbox (
        site_id text NOT NULL, id text NOT NULL, recipient text NOT NULL, subject text NOT NULL, text text NOT NULL,
        html text, sent_at timestamptz NOT NULL, PRIMARY KEY (site_id, id));
      CREATE INDEX mailbox_sent ON mailbox (site_id, sent_at);`,
  },
};
