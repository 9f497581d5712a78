import type { Kysely, Transaction } from 'kysely';

/** Services narrow it with `withTables<OrdersTables>()`. */
// oxlint-disable-next-line typescript/no-explicit-any -- the tables are the services' own; none is known here
export type Queryable = Kysely<any> | Transaction<any>;

export type Engine = 'pglite' | 'postgres';

/** SQL, or what SQL alone cannot say. Once released it never changes: databases that it made are out there. */
export type Migration = string | ((db: Queryable) => Promise<void>);

/** By name; its number comes first, as in `001-orders`. */
export type Migrations = Readonly<Record<string, Migration>>;

export interface MigrationSet {
  service: string;
  migrations: Migrations;
}

/** Told of every statement, once it was answered or failed. */
export type QueryWatch = (query: { sql: string; seconds: number; failed: boolean }) => void;

/** Of this process, at this moment. */
export interface Connections {
  inUse: number;
  idle: number;
  /** Who asked for one and has none yet. */
  waiting: number;
}

export interface Database {
  readonly engine: Engine;
  readonly kysely: Queryable;
  connections(): Connections;
  /**
   * Runs `work` in one transaction; a throw rolls everything back. Where the database gave it up for another one
   * (deadlock), `work` runs again from its beginning.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Runs `work` on what is committed at its beginning, however many statements it takes. The database itself rejects
   * whatever would write or lock.
   */
  read<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** LISTEN on a channel; resolves to a function that stops listening. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** NOTIFY (inside `tx`: delivered at commit). Payload at most 7,900 bytes. */
  notify(channel: string, payload: string, tx?: Queryable): Promise<void>;
  /** Applies what is missing, once, even with several processes starting together. */
  migrate(sets: readonly MigrationSet[]): Promise<void>;
  /** Removes dead rows and counts for the planner where much has changed, such as after loading a lot. */
  maintain(): Promise<void>;
  /**
   * Copies the files of the database into a folder, as they are between two statements: nothing is answered meanwhile.
   * PGlite in a folder only; PostgreSQL lets others read beside it.
   */
  copyTo?: (folder: string) => Promise<void>;
  /** Waits for what runs, then closes; again and again is fine. */
  close(): Promise<void>;
}
