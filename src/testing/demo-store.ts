import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { filesKey } from '../tools/files-key.ts';
import { ServerProcesses, SHORT_LIVED } from './server-process.ts';

/** The root of the repository, in which the built product lies. */
export const root = path.resolve(import.meta.dirname, '../..');
/** What `npm start` runs. */
export const main = path.join(root, 'dist/server/main.mjs');
const cache = path.join(root, '.tmp/demo-store');

/** The seeded orders are counted back from the day of the seed, so a store is good for one day and one build. */
async function storeKey(): Promise<string> {
  const folder = path.dirname(main);
  if (!existsSync(main))
    throw new Error('The demo store is seeded by the built server: npm run build comes first.');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return `${new Date().toISOString().slice(0, 10)}-${filesKey(folder, files).slice(0, 16)}`;
}

async function seed(folder: string): Promise<void> {
  const servers = new ServerProcesses(main, [...SHORT_LIVED, '--max-semi-space-size=32']);
  try {
    const server = await servers.start(root, { DEMO: '1', DATA_DIR: folder }).ready();
    await server.kill('SIGTERM');
  } finally {
    await servers.close();
  }
}

/**
 * The folder of the demo store as it is after its first start. The seed takes most of a minute, so the store is cached
 * until the built server or the day changes.
 */
export async function seededStore(): Promise<string> {
  const key = await storeKey();
  const store = path.join(cache, key);
  if (existsSync(store)) return store;
  await rm(cache, { recursive: true, force: true });
  const unfinished = `${store}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  await seed(unfinished);
  await rename(unfinished, store);
  return store;
}

/**
 * Copies the store; tests change what they meet. Pictures in other sizes are named after what they are made of, so all
 * copies share them: to draw those of the shop's pages took each server a minute of its processor.
 */
export async function cloneStore(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const [shared, renditions] = [`${from}.renditions`, path.join(to, 'renditions')];
  await mkdir(shared, { recursive: true });
  await rm(renditions, { recursive: true, force: true });
  await symlink(shared, renditions);
}
