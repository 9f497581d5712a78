import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { Mailer, MailReceipt } from '../../platform/ports.ts';
import type { OutgoingMail } from '../gateway.ts';
import { mailTable } from './tables.ts';

/** A mail server in the form of `SMTP_URL`, and the sender's name where it is not the store's. */
interface MailServer {
  url: string | undefined;
  senderName: string;
}

interface Options {
  database: Database;
  siteId: string;
  /** `smtp://user:password@host:port?from=shop@example.com`, as the environment has it; it goes before the settings. */
  url?: string | undefined;
  /** The mail server of the settings, read for each mail; without any, mails land in the mailbox page. */
  settings?: (() => Promise<MailServer>) | undefined;
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

function transportOf(text: string, patience: number) {
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
  return { text, address, connected: connect() };
}

async function storeInMailbox(
  { database, siteId }: Pick<Options, 'database' | 'siteId'>,
  { to, subject, text, html }: OutgoingMail,
): Promise<MailReceipt> {
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
  return { inMailbox: true };
}

/** What brings a mail out of the house: by the server of the environment, by that of the settings, or to the mailbox page. */
export function createMailer(options: Options): Mailer {
  const { settings, shopName, patience = PATIENCE_MS } = options;
  let transport: ReturnType<typeof transportOf> | undefined;
  return {
    ...(options.url !== undefined && { ruledBy: 'SMTP_URL' }),
    async send(mail) {
      const stored = await settings?.();
      const url = options.url ?? stored?.url;
      if (url === undefined) return storeInMailbox(options, mail);
      if (transport?.text !== url) transport = transportOf(url, patience);
      const { address, connected } = transport;
      const send = async () =>
        (await connected).sendMail({
          from: { name: stored?.senderName || (await shopName()), address },
          ...mail,
        });
      const { response } = await within(patience, send());
      return { answer: response };
    },
  };
}
