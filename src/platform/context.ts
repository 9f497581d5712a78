import type { Database, Queryable } from '../database/database.ts';
import type { Mailing } from '../shared/mailing.ts';
import type { RuledByEnvironment } from '../shared/store-settings.ts';
import type { DomainEvent } from './events/events.ts';
import type { Caller } from './identity/caller.ts';
import type { SecretBox } from './identity/secret-box.ts';
import type { Tokens } from './identity/tokens.ts';
import type { WrittenMail } from './mails/mail-layout.ts';
import type { Plugins } from './plugins.ts';
import type {
  CaptchaVerifier,
  Clock,
  Collaborators,
  IdSource,
  Mailer,
  MediaLimits,
  OAuthClient,
  PasswordHasher,
  PaymentProvider,
} from './ports.ts';

/** What the platform knows about the shop it serves. */
export interface Site {
  id: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** BCP 47, such as `en` or `pt-PT`. */
  locale: string;
  /** Where people reach the shop and the hosted pages, without a trailing slash. */
  publicUrl: string;
  /** Those of the configuration; others are made while the shop runs: `Context.clients` has all of them. */
  clients: readonly OAuthClient[];
  /** Settings that the environment of the server rules, each with its variable. */
  ruledBy?: RuledByEnvironment;
}

/** What an operation may use. One is made per call; nothing in it outlives the call. */
export interface Context {
  readonly siteId: string;
  readonly site: Site;
  readonly caller: Caller;
  readonly requestId: string;
  /** Email of the staff member on whose behalf an API key calls; shown as author in timelines. */
  readonly actor: string | undefined;
  /** Which the caller's page is in, such as `he`, where it says so. */
  readonly language: string | undefined;
  /** As the caller sent it; the pipeline has already honoured it, except for operations with own transactions: see `once`. */
  readonly idempotencyKey: string | undefined;
  /** Where the call comes from on the network, as the server saw it; attempts are counted by it. */
  readonly clientAddress: string | undefined;
  /** Names the browser, from a cookie of the shop's own pages. */
  readonly device: string | undefined;
  /** With which browser or app it is made, as it says itself. */
  readonly userAgent: string | undefined;
  /** How the caller wants the buyer to hear of it; only an API key has a say. */
  readonly mailing: Mailing;
  /** The total that the shopper saw who places an order; only an API key has a say. */
  readonly seenTotal: string | undefined;
  /** The manual payment method that the shopper chose who places an order; only an API key has a say. */
  readonly manualPayment: string | undefined;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly tokens: Tokens;
  readonly secretBox: SecretBox;
  readonly payments: PaymentProvider;
  readonly passwords: PasswordHasher;
  readonly captcha: CaptchaVerifier;
  readonly collaborators: Collaborators;
  /** Sends at once, past the queue; emails about the store's business are queued by `mail`. */
  readonly mailer: Mailer;
  /** Every app that may ask for tokens of this site. */
  clients(): Promise<readonly OAuthClient[]>;
  /** One of them, whether it may still. */
  client(id: string | undefined): Promise<OAuthClient | undefined>;
  readonly plugins: Plugins;
  readonly mediaLimits: MediaLimits;
  /** The current transaction, in which reading operations can only read; the plain pool for those with their own. */
  readonly db: Queryable;
  readonly database: Database;
  /**
   * Written with the change, in its transaction; delivered after commit. Services that listen to it run before this
   * returns, in the same transaction.
   */
  emit(event: DomainEvent): Promise<void>;
  /** Queued with the change, in its transaction; sent after commit, retried until it is. */
  mail(mail: WrittenMail): Promise<void>;
  /**
   * A transaction with a context of its own; only where none is open: in operations with own transactions.
   * It commits also when the work ends with an error that keeps its changes.
   * @see ServiceDefinition.ownTransactions
   */
  transaction<T>(work: (context: Context) => Promise<T>): Promise<T>;
  /**
   * The same, but once per idempotency key of the call: a repeated call is given what the first one's work returned, as
   * JSON keeps it. For the first step of an operation with own transactions.
   * @param key of the request itself, where the operation has one; it goes before that of the call
   */
  once<T>(work: (context: Context) => Promise<T>, key?: string): Promise<T>;
}

/** The database and the site whose rows are read or written. */
export type SiteDb = Pick<Context, 'db' | 'siteId'>;
