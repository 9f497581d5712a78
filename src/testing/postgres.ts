import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export interface PostgresServer {
  /** Of the maintenance database, with the right to create others. */
  url: string;
  stop(): Promise<void>;
}

/** Where installers put them, a folder a version: Debian's, and Windows'. */
const INSTALLED = ['/usr/lib/postgresql', 'C:/Program Files/PostgreSQL'];

const hasPrograms = (folder: string): boolean =>
  ['initdb', 'initdb.exe'].some((program) => existsSync(join(folder, program)));

async function versionsIn(folder: string): Promise<string[]> {
  const versions = existsSync(folder) ? await readdir(folder) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(folder, version, 'bin'));
}

async function findBinaries(): Promise<string | undefined> {
  const folders = (await Promise.all(INSTALLED.map(versionsIn))).flat();
  return [...folders, ...(process.env['PATH'] ?? '').split(delimiter)].find(hasPrograms);
}

const isRoot = (): boolean => process.getuid?.() === 0;

async function binaries(): Promise<string> {
  const found = await findBinaries();
  if (found) return found;
  const hint =
    'The tests need PostgreSQL, on the path or where its installer puts it, such as by apt-get install postgresql (only its programs; they start a server of their own).';
  if (!isRoot()) throw new Error(hint);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env });
  const installed = await findBinaries();
  if (!installed) throw new Error(hint);
  return installed;
}

/** PostgreSQL rejects to run as root: there it runs as Debian's own user. */
async function systemUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (!isRoot()) return undefined;
  const id = async (flag: string): Promise<number> => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

/**
 * Speed over durability: the folder is thrown away. Tables are emptied before the background could tidy them, and what
 * it would learn about them changes plans in the middle of a test; no statement here is long enough to be compiled.
 */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
  'max_connections=200',
  'deadlock_timeout=100ms',
];

/** A server of its own in a temporary folder, on a free port of this machine only. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = await binaries();
  const user = await systemUser();
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-postgres-'));
  await chmod(folder, 0o755);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    as,
  );
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...SETTINGS];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const log = join(folder, 'log');
  await run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', log, '-o', options, 'start'], as);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
