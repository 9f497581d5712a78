import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Database } from '../../database/database.ts';
import type { OutgoingMail, StoreProfile } from '../gateway.ts';
import { mailTable } from './tables.ts';

export interface GatewayMailer {
  send(mail: OutgoingMail): Promise<void>;
}

interface Options {
  database: Database;
  siteId: string;
  /** `smtp://user:password@host:port?from=shop@example.com`; without it mails land in the mailbox page. */
  url: string | undefined;
  store: StoreProfile;
}

/** The sender is the URL's `from`, else its user when that is an address. */
function senderOf(url: URL, store: StoreProfile): { name: string; address: string } {
  const user = decodeURIComponent(url.username);
  const address = url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${url.hostname}`);
  return { name: store.name, address };
}

function smtpMailer(text: string, store: StoreProfile): GatewayMailer {
  const url = new URL(text);
  const from = senderOf(url, store);
  url.searchParams.delete('from');
  const transport = createTransport(url.href);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

const mailboxMailer = ({ database, siteId }: Options): GatewayMailer => ({
  async send({ to, subject, text, html }) {
    await mailTable(database.kysely)
      .insertInto('mailbox')
      .values({
        site_id: siteId,
        id: randomUUID(),
        recipient: to,
        subject,
        text,
        html: html ?? null,
        sent_at: new Date(),
      })
      .execute();
  },
});

export const createMailer = (options: Options): GatewayMailer =>
  options.url === undefined ? mailboxMailer(options) : smtpMailer(options.url, options.store);
