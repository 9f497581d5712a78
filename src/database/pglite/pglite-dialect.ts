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
import { PreparedStatements } from './prepared-statements.ts';

interface Failure {
  code?: string;
  severity?: string;
}

/**
 * Where the disk is full, or it met with what PostgreSQL answers by ending the process, PGlite lives on in a state that
 * nobody knows.
 */
const isBroken = (error: unknown): boolean => {
  const { code, severity = '' } = error as Failure;
  return (
    code === '53100' || ['PANIC', 'FATAL'].includes(severity) || error instanceof WebAssembly.RuntimeError
  );
};

class PgliteConnection implements DatabaseConnection {
  readonly #statements: PreparedStatements;
  readonly #onBroken: (error: unknown) => void;
  #toBegin: string | undefined;
  release: () => void = () => {};

  constructor(client: PGlite, onBroken: (error: unknown) => void) {
    this.#statements = PreparedStatements.of(client);
    this.#onBroken = onBroken;
  }

  /** What begins a transaction waits for its first statement: one that asks for nothing costs nothing. */
  begin(text: string): void {
    this.#toBegin = text;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#toBegin === undefined) await this.executeQuery(CompiledQuery.raw(how));
    this.#toBegin = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await breathe();
    if (this.#toBegin !== undefined) {
      const begin = this.#toBegin;
      this.#toBegin = undefined;
      await this.executeQuery(CompiledQuery.raw(begin));
    }
    const result = await this.#run<R>(query).catch((error: unknown) => {
      if (isBroken(error)) this.#onBroken(error);
      throw error;
    });
    return result.affectedRows === undefined
      ? { rows: result.rows }
      : { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) };
  }

  async #run<R>({ sql, parameters }: CompiledQuery): Promise<Results<R>> {
    if (parameters.length > 0) return this.#statements.query<R>(sql, parameters);
    const results = await this.#statements.exec(sql);
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
  readonly #onBroken: (error: unknown) => void;

  constructor(client: PGlite, gate: ConnectionGate, onBroken: (error: unknown) => void) {
    this.#client = client;
    this.#gate = gate;
    this.#onBroken = onBroken;
  }

  async init(): Promise<void> {
    await this.#client.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new PgliteConnection(this.#client, this.#onBroken);
    connection.release = await this.#gate.enter();
    return connection;
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: PgliteConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    connection.begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`);
  }

  async commitTransaction(connection: PgliteConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: PgliteConnection): Promise<void> {
    await connection.end('rollback');
  }

  /** Whoever opened the client closes it: Kysely leaves this out when it was never asked anything. */
  async destroy(): Promise<void> {}
}

/** @param onBroken told when the database can go on no longer */
export function pgliteDialect(
  client: PGlite,
  gate: ConnectionGate,
  onBroken: (error: unknown) => void,
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(client, gate, onBroken),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
