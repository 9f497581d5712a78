import type { DeliveryError } from '../shared/webhooks.ts';
import type { Queryable } from '../database/database.ts';

/** The outside world as the portable platform sees it; adapters live in `platform/adapters`. */
export interface Clock {
  now(): Date;
}

export interface IdSource {
  /** A random GUID. */
  guid(): string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface MailReceipt {
  /** There is no mail server: the email is stored on the mailbox page and reaches nobody. */
  inMailbox?: boolean;
  /** What the mail server answered. */
  answer?: string;
}

export interface Mailer {
  /** The environment variable that rules which mail server is used; absent where settings do. */
  readonly ruledBy?: string;
  send(mail: Mail): Promise<MailReceipt | undefined>;
}

/** What a shopper handed to the payment provider in exchange for a token; the number itself never comes here. */
export interface CardSummary {
  brand: string;
  lastFourDigits: string;
}

export interface Charge {
  /** The id of the payment, which the platform records before it calls the provider. */
  paymentId: string;
  orderId: string;
  /** From the provider, for the means of payment the shopper gave it. */
  paymentToken: string;
  amount: string;
  currency: string;
  /** An idempotency key, the same whenever a charge is repeated: the provider collects it once. */
  idempotencyKey: string;
  /** Where the shopper comes back to from the provider's page. */
  returnUrl: string;
  /** The amount is only authorized: later it is captured, in full or in part, or voided. */
  authorizeOnly: boolean;
  /** The shopper agreed to save the payment method; where it is entered on the provider's page, that page asks. */
  savePaymentMethod: boolean;
  /** The shopper is absent: `paymentToken` is a saved payment method, and a second step that the bank requires is a decline. */
  offSession: boolean;
  /** The card's owner is to be proved, whatever the bank thinks of it; never of one that is charged off session. */
  requires3dSecure?: boolean;
  /** The provider's id from an earlier response, by which its status is fetched. */
  providerTransactionId?: string;
  /** When it was recorded, in ISO 8601: an idempotency key that has expired at the provider cannot be used again. */
  createdDate: string;
  /** What the shopper reads of it at the provider. */
  description: string;
  buyer: ChargedBuyer;
}

/** Who pays, as far as the order tells. */
export interface ChargedBuyer {
  /** Absent for guests: only members have saved payment methods. */
  memberId?: string;
  email?: string;
}

export type ChargeOutcome =
  | { status: 'APPROVED'; providerTransactionId: string; card?: CardSummary; savedMethod?: string }
  /** Held until then, in ISO 8601; after that the bank lets go of it. */
  | {
      status: 'AUTHORIZED';
      providerTransactionId: string;
      expiresDate: string;
      card?: CardSummary;
      /** The provider's id of the payment method that was saved for the buyer. */
      savedMethod?: string;
    }
  | { status: 'DECLINED'; providerTransactionId?: string; reason: string; card?: CardSummary }
  /** The provider tells later, by a signed callback. */
  | { status: 'PENDING'; providerTransactionId: string; card?: CardSummary }
  /** The shopper proves to be the owner at this address; then a callback follows. */
  | { status: 'ACTION_REQUIRED'; providerTransactionId: string; redirectUrl: string; card?: CardSummary };

/** To keep a means of payment that is charged later; no money moves. */
export interface SaveMethodRequest {
  paymentToken: string;
  buyer: ChargedBuyer & { memberId: string };
  /** An idempotency key, the same whenever the request is repeated: the method is saved once. */
  idempotencyKey: string;
}

export type SaveMethodOutcome =
  | { status: 'KEPT'; savedMethod: string; card?: CardSummary }
  /** Also where the bank wants a second step, which there is none of without a payment. */
  | { status: 'DECLINED'; reason: string };

/** What became of a charge later. */
export interface ChargeNotice {
  kind: 'CHARGE';
  /** Unique per notice: the same one may come twice. */
  id: string;
  /** Of the payment the platform recorded, from a provider that keeps it with its own. */
  paymentId?: string;
  providerTransactionId: string;
  outcome: 'APPROVED' | 'DECLINED' | 'AUTHORIZED';
  reason?: string;
  /** Of an authorized one. */
  expiresDate?: string;
  card?: CardSummary;
  savedMethod?: string;
}

/** What became of a refund later. */
export interface RefundNotice {
  kind: 'REFUND';
  id: string;
  orderId: string;
  refundId: string;
  paymentId: string;
  providerRefundId: string;
  outcome: 'SUCCEEDED' | 'FAILED';
  reason?: string;
}

/** The content of a provider's callback with a valid signature. */
export type PaymentNotice =
  | ChargeNotice
  | RefundNotice
  /** About nothing that is decided here, or nothing of this shop. */
  | { kind: 'OTHER'; id: string };

export interface RefundRequest {
  orderId: string;
  refundId: string;
  paymentId: string;
  amount: string;
  currency: string;
  /** An idempotency key, the same whenever a refund is repeated: the provider pays it once. */
  idempotencyKey: string;
  providerTransactionId?: string;
}

export type RefundOutcome =
  | { status: 'SUCCEEDED' | 'PENDING'; providerRefundId: string }
  | { status: 'FAILED'; reason: string };

/** To take what a payment holds, or to let go of it. */
export interface AuthorizationRequest {
  orderId: string;
  paymentId: string;
  providerTransactionId: string;
  /** The amount that a capture collects, whose rest is released, or the whole authorized amount of a void. */
  amount: string;
  currency: string;
  /** An idempotency key, the same whenever the action is repeated: the provider does it once. */
  idempotencyKey: string;
}

export type AuthorizationOutcome =
  | { status: 'SUCCEEDED' }
  | { status: 'FAILED'; reason: string }
  /** The bank let go of it before. */
  | { status: 'EXPIRED' };

/** Collects and returns money; the provider decides, the platform records. */
export interface PaymentProvider {
  /** False where there is none: online payments are then neither offered nor taken. */
  readonly isConnected: boolean;
  /** The shopper enters the card on the provider's page, to which a charge with a `PAGE_TOKEN` leads; else in the shop. */
  readonly hasPage: boolean;
  /** @throws when the provider did not answer in time: the outcome is unknown until the call is repeated. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** @throws when the provider did not answer: whether it paid is unknown until the call is repeated with the same key. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** @throws when the provider did not answer: whether it collected is unknown until the call is repeated with the same key. */
  capture(request: AuthorizationRequest): Promise<AuthorizationOutcome>;
  /** @throws when the provider did not answer, as for a capture. */
  void(request: AuthorizationRequest): Promise<AuthorizationOutcome>;
  /** Gives up a charge the shopper has not confirmed yet, so that another may be made in its place. */
  cancel(providerTransactionId: string): Promise<'CANCELED' | 'TOO_LATE'>;
  /** @throws when the provider did not answer: the same call with the same key returns the outcome. */
  keep(request: SaveMethodRequest): Promise<SaveMethodOutcome>;
  /**
   * Keeps a means of payment no longer; for one that it does not keep there is nothing to do.
   * @throws when the provider did not answer
   */
  forget(savedMethod: string): Promise<void>;
  /**
   * Undefined for a callback that is forged, altered or too old. No transaction is open: a provider may ask for more.
   * @throws when it did so without an answer; the callback comes again
   */
  readNotice(body: string, headers: Headers): Promise<PaymentNotice | undefined>;
}

export interface PasswordHasher {
  /** A self-describing hash that carries its salt and cost. */
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

export interface CaptchaVerifier {
  /** Whether sign-in and registration ask for a solved captcha at all. */
  readonly required: boolean;
  verify(token: string): Promise<boolean>;
}

/** Somebody who works for the shop. */
export interface Collaborator {
  id: string;
  name: string;
  /** With which they sign in to the back office. */
  email?: string;
  /** The shop is theirs. */
  isOwner?: boolean;
  /** They are emailed each order that is placed in the store. */
  wantsOrderEmails?: boolean;
}

export interface Collaborators {
  /** By name; read in the transaction of the call. */
  list(db: Queryable): Promise<readonly Collaborator[]>;
}

/** Bytes of a file, counted from 0; `end` is in it. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Of the whole file, whatever part of it is read. */
  size: number;
  bytes: ReadableStream<Uint8Array>;
}

export interface FileEntry {
  key: string;
  size: number;
  lastModified: Date;
}

/** A file on this machine that the storage takes over: once it is stored, it is no longer at its path. */
export interface LocalFile {
  path: string;
}

/** Bytes stored under a key, such as media files: letters, digits and `~ _ - .` in parts joined by `/`. */
export interface FileStore {
  /** All at once, for what is known to be small. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Bit by bit, as fast as they are taken. A range lies within the file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  sizeOf(key: string): Promise<number | undefined>;
  /** Where it lies on this machine, for other programs to read; only of stores that keep it here. */
  pathOf?(key: string): string | undefined;
  /** The file appears whole or not at all, in place of what was there. */
  write(key: string, bytes: Uint8Array | ReadableStream<Uint8Array> | LocalFile): Promise<void>;
  /** @param olderThan leaves what was written since then */
  delete(key: string, olderThan?: Date): Promise<void>;
  /** What begins with the prefix, in no order. */
  list(prefix: string): AsyncIterable<FileEntry>;
  /** Removes what somebody began to write before then and never ended. */
  tidy(olderThan: Date): Promise<void>;
}

/** How much a library of media holds. */
export interface MediaLimits {
  /** All files together. */
  quotaBytes: number;
  /** One file. */
  fileBytes: number;
  /** How long what was thrown away can be had back. */
  trashDays: number;
}

/** Structured log lines; pino has this shape. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** An app that may ask for tokens of this site. */
export interface OAuthClient {
  id: string;
  /** Only of a client that runs on a server: opens the grant `client_credentials`. */
  secret?: string;
  /** SHA-256 of its secret in hex, where the secret itself is not stored. */
  secretDigest?: string;
  name: string;
  /** Exact URIs that a login may come back to. */
  redirectUris: readonly string[];
  /** Hosts (with port where one is given) that any other callback may lead to; `localhost` stands for every port. */
  redirectDomains: readonly string[];
}

/** Begins keys that are made while the shop runs, so that nothing else is looked up among them. */
export const MADE_KEY_PREFIX = 'cpk_';

/** A key that somebody made while the shop runs. */
export interface MadeKey {
  id: string;
  /** Permission ids of the contract, or `*` for all of it. */
  permissions: '*' | readonly string[];
  /** What the token was before it ended, for the error that a caller gets who still uses it. */
  ended?: 'revoked' | 'expired';
}

/** Keys and clients made while the shop runs, beside those of the configuration; what ended, ends with the next call. */
export interface AppAccess {
  /** Outside of any transaction. @returns undefined for what was never such a key */
  findKey(key: string): Promise<MadeKey | undefined>;
  findClient(db: Queryable, id: string): Promise<OAuthClient | undefined>;
  listClients(db: Queryable): Promise<readonly OAuthClient[]>;
}
/** What became of a message to a subscriber. */
export interface WebhookAnswer {
  /** HTTP status, if there was an answer. */
  status: number | null;
  trouble: DeliveryError | null;
  /** How it begins. */
  answer: string;
}

/**
 * Brings a message to a subscriber's address and waits no longer than so many milliseconds. It follows no redirect, and goes
 * nowhere inside.
 */
export type WebhookSender = (address: string, body: string, milliseconds: number) => Promise<WebhookAnswer>;
