import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { cloneStore, main, root, seededStore } from '../../src/testing/demo-store.ts';
import { ServerProcesses } from '../../src/testing/server-process.ts';

export { main, root };

const stores = path.join(root, '.tmp/e2e');

/** What time asks for, such as a mail that something is there again, is waited for by journeys. */
export const MAINTENANCE_SECONDS = '6';

/** A worker's journeys share sessions, which grow older than what lets them make sensitive changes. */
export const CONFIRM_MINUTES = '1440';

/** The set-up names the seeded store for the workers here, so that midnight doesn't change it during a run. */
const STORE = 'E2E_DEMO_STORE';

const variable = (worker: number): string => `E2E_ORIGIN_${worker}`;

/** Where a worker's own server listens; workers inherit the environment of the set-up. */
export const originOf = (worker: number): string => process.env[variable(worker)] ?? '';

/** A folder with the demo store, as it is after its first start. */
export async function copyStore(name: string): Promise<string> {
  const folder = path.join(stores, name);
  const store = process.env[STORE] ?? (await seededStore());
  await cloneStore(store, folder);
  return folder;
}

/** Each worker has a server of its own on a copy of the seeded demo store, as journeys change what they meet. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  await rm(stores, { recursive: true, force: true });
  const servers = new ServerProcesses(main);
  try {
    process.env[STORE] = await seededStore();
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        const env = {
          DEMO: '1',
          MAINTENANCE_SECONDS,
          CONFIRM_MINUTES,
          DATA_DIR: await copyStore(`worker-${worker}`),
        };
        process.env[variable(worker)] = (await servers.start(root, env).ready()).url;
      }),
    );
  } catch (error) {
    await servers.close();
    throw error;
  }
  return () => servers.close();
}
