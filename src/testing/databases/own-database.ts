import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database, Engine, QueryWatch } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { ServerProcesses } from '../server-process.ts';
import type { EngineAnswers } from './engine-host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the process that starts the engines. */
    engineHost: string;
  }
}

async function fetchFromHost<Path extends keyof EngineAnswers>(path: Path): Promise<EngineAnswers[Path]> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // On a busy machine an engine takes longer to start than `fetch` waits for an answer.
  get(inject('engineHost') + path, resolve).once('error', reject);
  const response = await answered;
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(body);
  return JSON.parse(body) as EngineAnswers[Path];
}

/** A blob would copy the bytes twice, into itself and out of it: a third of the time that opening a copy takes. */
class Snapshot extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

const readSnapshot = async (file: string): Promise<Blob> => new Snapshot(await readFile(file));

/** An initialized PGlite without tables: opening a copy takes a tenth of the time of `initdb`. */
export const emptySnapshot = async (): Promise<Blob> => readSnapshot((await fetchFromHost('/pglite')).empty);

/** The same with every table of the product. */
export const preparedSnapshot = async (): Promise<Blob> =>
  readSnapshot((await fetchFromHost('/pglite')).prepared);

/** A database of its own without tables. */
export const freshDatabase = async (engine: Engine): Promise<Database> =>
  openDatabase(
    engine === 'postgres' ? { url: await freshPostgresUrl() } : { snapshot: await emptySnapshot() },
  );

/** A database of its own with every table of the product. */
export const preparedDatabase = async (
  engine: Engine,
  more: { onQuery?: QueryWatch } = {},
): Promise<Database> =>
  openDatabase(
    engine === 'postgres'
      ? { url: await preparedPostgresUrl(), ...more }
      : { snapshot: await preparedSnapshot(), ...more },
  );

const unpack = async (snapshot: string, dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  await promisify(execFile)('tar', ['-xf', snapshot, '-C', dataDir]);
};

/** Fills a folder for a PGlite of another process, without tables. */
export const unpackFresh = async (dataDir: string): Promise<void> =>
  unpack((await fetchFromHost('/pglite')).empty, dataDir);

/** Fills a folder for a PGlite of another process, with every table of the product. */
export const unpackPrepared = async (dataDir: string): Promise<void> =>
  unpack((await fetchFromHost('/pglite')).prepared, dataDir);

/** A working folder in which a server finds all its tables, as after an earlier start. */
export async function preparedFolder(servers: ServerProcesses): Promise<string> {
  const folder = await servers.folder();
  await unpackPrepared(join(folder, '.data/database'));
  return folder;
}

let created = 0;

async function copyPostgres(template: string): Promise<string> {
  const url = new URL((await fetchFromHost('/postgres')).url);
  const name = `test_${process.pid}_${Date.now()}_${++created}`;
  const maintenance = await openDatabase({ url: url.href, poolSize: 1 });
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(maintenance.kysely);
  await maintenance.close();
  url.pathname = `/${name}`;
  return url.href;
}

/** The URL of an empty database of its own, for tests that open it more than once, as several servers do. */
export const freshPostgresUrl = (): Promise<string> => copyPostgres('template1');

/** The same with every table of the product. */
export const preparedPostgresUrl = async (): Promise<string> =>
  copyPostgres((await fetchFromHost('/prepared-postgres')).template);
