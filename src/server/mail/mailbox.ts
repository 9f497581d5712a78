import { sql, type Kysely } from 'kysely';
import type { Database, MigrationSet, Queryable } from '../../database/database.ts';
import type { OutgoingMail } from '../gateway.ts';

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
  migrations: [
    {
      name: '001-mailbox',
      async up(db) {
        await sql`CREATE TABLE mailbox (
          site_id text NOT NULL, id text NOT NULL, recipient text NOT NULL, subject text NOT NULL, text text NOT NULL,
          html text, sent_at timestamptz NOT NULL, PRIMARY KEY (site_id, id))`.execute(db);
        await sql`CREATE INDEX mailbox_sent ON mailbox (site_id, sent_at)`.execute(db);
      },
    },
  ],
};

interface Options {
  database: Database;
  siteId: string;
  clock: { now(): Date };
  ids: { guid(): string };
}

/** Stands in for an SMTP server: mails land in a table that the mailbox page shows. */
export function mailboxMailer({ database, siteId, clock, ids }: Options): {
  send(mail: OutgoingMail): Promise<void>;
} {
  return {
    async send({ to, subject, text, html }) {
      await mailTable(database.kysely)
        .insertInto('mailbox')
        .values({
          site_id: siteId,
          id: ids.guid(),
          recipient: to,
          subject,
          text,
          html: html ?? null,
          sent_at: clock.now(),
        })
        .execute();
    },
  };
}
