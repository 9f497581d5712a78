import type { Database, Queryable } from '../database/database.ts';
import type { DomainEvent } from './events/events.ts';
import type { Caller } from './identity/caller.ts';
import type { Clock, IdSource, Mail, PaymentProvider } from './ports.ts';

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
}

/** What an operation may use. One is made per call; nothing in it outlives the call. */
export interface Context {
  readonly siteId: string;
  readonly site: Site;
  readonly caller: Caller;
  readonly requestId: string;
  /** E-mail of the staff member on whose behalf an API key calls; shown as author in timelines. */
  readonly actor: string | undefined;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly payments: PaymentProvider;
  /** The current transaction for changing operations; the plain pool for reading ones. */
  readonly db: Queryable;
  readonly database: Database;
  /** Written with the change, in its transaction; delivered after commit. */
  emit(event: DomainEvent): Promise<void>;
  /** Queued with the change, in its transaction; sent after commit, retried until it is. */
  mail(mail: Mail): Promise<void>;
}
