import type { LoggedEmail } from '../shared/email-log.ts';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { CardPaymentSettings } from './payments/card-payments.ts';
import type { PlatformFetch } from './platform-fetch.ts';

export interface StoreProfile {
  name: string;
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** BCP 47. */
  locale: string;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** A change in the store, told to the open pages. */
export interface StoreChange {
  /** Such as `wix.ecom.v1.order`. */
  entityFqdn: string;
  slug: string;
  entityId: string;
  requestId: string;
  /** As subscribers know it; absent where a hosted platform tells them itself. */
  eventType?: string;
}

/** Both as the sign-in library takes them. */
export interface StaffPasswords {
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

/** What every part of the gateway is built from. */
export interface Gateway {
  database: Database;
  siteId: string;
  store: StoreProfile;
  /**
   * Sends a request for a `https://www.wixapis.com/…` path to the platform, embedded or hosted, with the API key
   * and the site added.
   */
  platformFetch: PlatformFetch;
  /** Whether the platform is the one in the box; a hosted one knows what the contract declares and no more. */
  embedded: boolean;
  /** Hears of every change, also those made by other processes; returns the way to stop. */
  onChange(listener: (change: StoreChange) => void): () => void;
  clock: { now(): Date };
  ids: { guid(): string };
  logger: Logger;
  mailer: {
    send(mail: OutgoingMail): Promise<void>;
    list(): Promise<LoggedEmail[]>;
    /** @returns undefined where the queue no longer has it */
    retry(id: string): Promise<Pick<LoggedEmail, 'to' | 'subject'> | undefined>;
  };
  /** Where people reach this server, without a trailing slash; links in mails begin with it. */
  publicUrl: string;
  /** How the staff's passwords are kept. */
  passwords: StaffPasswords;
  /** Signs sessions. */
  secret: string;
  /** How long a session may do what is sensitive after it was confirmed; ten minutes where nothing is said. */
  confirmMinutes?: number | undefined;
  /** Shows demo sign-ins. */
  demo: boolean;
  /** Absent with a hosted platform, which charges cards by itself. */
  cardPayments?: CardPaymentSettings | undefined;
  /** Whether mails land in the mailbox page because neither the environment nor the settings name a mail server. */
  hasMailbox(): Promise<boolean>;
}

/** The gateway's database and the site whose rows are read or written. */
export type SiteDatabase = Pick<Gateway, 'database' | 'siteId'>;
