import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { isStale } from './again.ts';
import { StatementNames } from '../statement-names.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What pg keeps to itself: the statements that it prepared, and what it writes to. */
interface Inner {
  connection: {
    parsedStatements: Record<string, string>;
    stream: { cork(): void; uncork(): void };
  };
}

/**
 * One connection, whose statements are sent one behind the other without waiting for the answers in between: what
 * begins a transaction travels with its first statement, and nobody waits for the end of one that only read.
 */
class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names = new StatementNames();
  /** What begins the transaction, until its first statement takes it along. */
  #toBegin: string | undefined;
  #inTransaction = false;
  #reads = false;
  #broken: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#sent(query);
    return {
      // Several statements in one text answer with several results, of which nobody asks.
      rows: (rows as R[] | undefined) ?? [],
      ...(CHANGING.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  /** Named, the database parses it once, and plans it as often as it pays. */
  async #ask({ sql, parameters }: CompiledQuery): Promise<pg.QueryResult> {
    const values = [...parameters];
    // Without values a text may hold several statements; the protocol knows those without a name only.
    if (values.length === 0) return this.#client.query(sql);
    const { name, gone } = this.#names.of(sql);
    if (gone !== undefined) this.#forget(gone);
    if (name === undefined) return this.#client.query(sql, values);
    try {
      return await this.#client.query({ name, text: sql, values });
    } catch (error) {
      if (!isStale(error)) throw error;
      this.#broken = error;
      if (this.#inTransaction) throw error;
      return this.#client.query(sql, values);
    }
  }

  #forget(name: string): void {
    delete (this.#client as unknown as Inner).connection.parsedStatements[name];
    // In a transaction that failed it is rejected, and one more is kept.
    this.#client.query(`deallocate ${name}`).catch(() => {});
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#inTransaction = true;
    this.#reads = accessMode === 'read only';
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    this.#toBegin = `begin${level}${accessMode ? ` ${accessMode}` : ''}`;
  }

  /** The statement, behind what begins the transaction where it is the first: both in one piece. */
  async #sent(query: CompiledQuery): Promise<pg.QueryResult> {
    const begin = this.#toBegin;
    if (begin === undefined) return this.#ask(query);
    this.#toBegin = undefined;
    const { stream } = (this.#client as unknown as Inner).connection;
    stream.cork();
    const begun = this.#client.query(begin);
    const requested = this.#ask(query);
    stream.uncork();
    const [answer] = await Promise.all([requested, begun]);
    return answer;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#inTransaction = false;
    // Nobody asked for anything.
    if (this.#toBegin !== undefined) {
      this.#toBegin = undefined;
      return;
    }
    const ended = this.executeQuery(CompiledQuery.raw(how));
    // What was read is known already. A connection that breaks here is the pool's to replace.
    if (this.#reads) ended.catch(() => {});
    else await ended;
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nobody streams: a page is read, then the next.');
  }
}

class PostgresDriver implements Driver {
  readonly #connect: () => Promise<pg.PoolClient>;
  readonly #connections = new WeakMap<pg.PoolClient, PostgresConnection>();

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connect = connect;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = await this.#connect();
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new PostgresConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(settings);
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.end('rollback');
  }

  /** Whoever opened the pool closes it. */
  async destroy(): Promise<void> {}
}

/** @param connect takes a connection out of a pool whose clients send without waiting (`pipeline`) */
export function postgresDialect(connect: () => Promise<pg.PoolClient>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(connect),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
