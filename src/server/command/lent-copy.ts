import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

/** How who may read the data folder finds the server that works in it. */
const ADDRESS = 'server.json';
const COPY = 'copy-';

interface Address {
  port: number;
  key: string;
}

export interface Lender {
  close(): Promise<void>;
}

const isKey = (input: string | undefined, key: string): boolean => {
  const [a, b] = [Buffer.from(input ?? ''), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const copiesIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir)).filter((name) => name.startsWith(COPY)).map((name) => join(dataDir, name));

/**
 * The embedded database belongs to one process; whoever wants to read it beside that asks for a copy. The server
 * listens for it on this machine only, under a key that stands in the data folder, and chooses itself where the copy
 * goes.
 */
export async function lendCopies(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<Lender> {
  const file = join(dataDir, ADDRESS);
  // Of a process that was killed.
  for (const left of await copiesIn(dataDir)) await rm(left, { recursive: true, force: true });
  const key = randomBytes(32).toString('base64url');
  let copies = 0;

  const copy = async (): Promise<string> => {
    const folder = resolve(dataDir, `${COPY}${process.pid}-${++copies}`);
    await mkdir(folder, { mode: 0o700 });
    try {
      await copyTo(join(folder, 'database'));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return folder;
  };

  const answer: RequestListener = ({ method, url, headers }, response) => {
    if (method !== 'POST' || url !== '/copy' || !isKey(headers.authorization, key)) {
      response.writeHead(404).end();
      return;
    }
    copy().then(
      (folder) => response.end(JSON.stringify({ folder })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  };
  const server = createServer(answer);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', listening);
  });
  server.unref();
  const address: Address = { port: (server.address() as AddressInfo).port, key };
  await writeFile(`${file}.input`, JSON.stringify(address), { mode: 0o600 });
  await rename(`${file}.input`, file);
  return {
    async close() {
      await rm(file, { force: true });
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/**
 * A copy of the database that a running server works on; undefined where none runs.
 * @throws when the server could not make it
 */
export async function borrowCopy(
  dataDir: string,
): Promise<{ dataDir: string; remove: () => Promise<void> } | undefined> {
  const text = await readFile(join(dataDir, ADDRESS), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { port, key } = JSON.parse(text) as Address;
  const reply = await fetch(`http://127.0.0.1:${port}/copy`, {
    method: 'POST',
    headers: { authorization: key },
  }).catch(() => undefined);
  // Of a process that was killed, and perhaps another one's port by now.
  if (!reply || reply.status === 404) return undefined;
  if (!reply.ok) throw new Error(`The server could not copy its database: ${await reply.text()}`);
  const { folder } = (await reply.json()) as { folder: string };
  return {
    dataDir: join(folder, 'database'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
