import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { OutgoingMail } from '../gateway.ts';
import { mailTable } from './tables.ts';

export interface GatewayMailer {
  readonly isMailbox?: boolean;
  send(mail: OutgoingMail): Promise<void>;
}

interface Options {
  database: Database;
  siteId: string;
  /** `smtp://user:password@host:port?from=shop@example.com`; without it mails land in the mailbox page. */
  url?: string | undefined;
  /** What the shop calls itself now; asked for once a mail. */
  shopName: () => Promise<string>;
  /** How long a mail server may take over one mail, in milliseconds. */
  patience?: number;
}

/** The sender is the URL's `from`, else its user when that is an address. */
function senderOf(url: URL): string {
  const user = decodeURIComponent(url.username);
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${url.hostname}`);
}

/** Well before a mail that is under way would be taken up for its next try. */
const PATIENCE_MS = 30_000;

/** A server that dribbles never falls silent for long. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function smtpMailer({
  url: text,
  shopName,
  patience = PATIENCE_MS,
}: Options & { url: string }): GatewayMailer {
  const url = new URL(text);
  const address = senderOf(url);
  url.searchParams.delete('from');
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      url: url.href,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
    });
  let transport: ReturnType<typeof connect> | undefined;
  return {
    async send(mail) {
      const connected = await (transport ??= connect());
      const send = async () => connected.sendMail({ from: { name: await shopName(), address }, ...mail });
      await within(patience, send());
    },
  };
}

const mailboxMailer = ({ database, siteId }: Pick<Options, 'database' | 'siteId'>): GatewayMailer => ({
  isMailbox: true,
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

/** What brings a mail out of the house. */
export const createMailer = ({ url, ...options }: Options): GatewayMailer =>
  url === undefined ? mailboxMailer(options) : smtpMailer({ ...options, url });
