import type { Database, Queryable } from '../database/database.ts';
import type { DomainEvent } from './events/events.ts';
import type { Caller } from './identity/caller.ts';
import type { Clock, IdSource } from './ports.ts';

/** What an operation may use. One is made per call; nothing in it outlives the call. */
export interface Context {
  readonly siteId: string;
  readonly caller: Caller;
  readonly requestId: string;
  /** E-mail of the staff member on whose behalf an API key calls; shown as author in timelines. */
  readonly actor: string | undefined;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** The current transaction for changing operations; the plain pool for reading ones. */
  readonly db: Queryable;
  readonly database: Database;
  /** Written with the change, in its transaction; delivered after commit. */
  emit(event: DomainEvent): Promise<void>;
}
