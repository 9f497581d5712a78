import type { PGlite, Results } from '@electric-sql/pglite';
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
import { breathe } from './breathe.ts';
import type { ConnectionGate } from './connection-gate.ts';

class PgliteConnection implements DatabaseConnection {
  readonly #client: PGlite;
  release: () => void = () => {};

  constructor(client: PGlite) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await breathe();
    const result = await this.#run<R>(query);
    return result.affectedRows === undefined
      ? { rows: result.rows }
      : { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) };
  }

  /** Without values a text may hold several statements, as with PostgreSQL's own client. */
  async #run<R>({ sql, parameters }: CompiledQuery): Promise<Results<R>> {
    if (parameters.length > 0) return this.#client.query<R>(sql, [...parameters]);
    const results = await this.#client.exec(sql);
    return (results.at(-1) as Results<R> | undefined) ?? { rows: [], fields: [] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite has one connection: a stream would hold it. Page instead.');
  }
}

/** PGlite has one connection: whoever holds it, alone or for a whole transaction, passes through the gate. */
class PgliteDriver implements Driver {
  readonly #client: PGlite;
  readonly #gate: ConnectionGate;

  constructor(client: PGlite, gate: ConnectionGate) {
    this.#client = client;
    this.#gate = gate;
  }

  async init(): Promise<void> {
    await this.#client.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new PgliteConnection(this.#client);
    connection.release = await this.#gate.enter();
    return connection;
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  /** Whoever opened the client closes it: Kysely leaves this out when it was never asked anything. */
  async destroy(): Promise<void> {}
}

export function pgliteDialect(client: PGlite, gate: ConnectionGate): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(client, gate),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
