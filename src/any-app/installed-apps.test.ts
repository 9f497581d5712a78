import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneStore, main, seededStore } from '../testing/demo-store.ts';
import { freePort } from '../testing/free-port.ts';
import { nextApp, olderStorefront } from '../testing/next-app.ts';
import { ServerProcesses, type ServerProcess } from '../testing/server-process.ts';
import { FULL } from '../testing/run-size.ts';
import { compareRoutes } from '../tools/older-routes/compare.ts';
import { install, OLDEST } from '../tools/older-routes/install.ts';
import { installedRoutes } from '../tools/older-routes/read-installed.ts';

const MINUTES = 60_000;
const CLIENT_ID = 'b2d94f6e-31c7-4f0a-8e55-0c7a9d36f118';
const register = fileURLToPath(new URL('register.mjs', import.meta.url));
/** Its middleware still runs in the edge sandbox. */
const NEXT = ['next@15.5.29', 'react@19.2.0', 'react-dom@19.2.0'];

/** Installed from the registry, and on the built server: in the full run only. */
describe.skipIf(!FULL)('apps as they are installed', () => {
  const processes = new ServerProcesses(main);
  const folders: string[] = [];
  const stops: (() => void)[] = [];
  let server: ServerProcess;
  const env = () => ({
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    COUNTERPART_URL: server.url,
    WIX_CLIENT_ID: CLIENT_ID,
  });

  function installed(specifiers: readonly string[]): string {
    const folder = install(specifiers);
    folders.push(folder);
    return folder;
  }

  beforeAll(async () => {
    const folder = await processes.folder();
    await cloneStore(await seededStore(), join(folder, '.data'));
    server = await processes.start(folder, { DEMO: '1' }).ready();
  });

  afterAll(async () => {
    for (const stop of stops) stop();
    await processes.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('sdk: the oldest SDK of version 1 sells here', { timeout: 5 * MINUTES }, async () => {
    const folder = installed(OLDEST);
    const script = join(folder, 'storefront.cjs');
    await writeFile(script, olderStorefront);
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', register, script], {
      env: env(),
    });
    expect(JSON.parse(stdout)).toEqual({
      shelves: 2,
      shelf: true,
      product: true,
      cart: [2],
      loginState: 'SUCCESS',
      missing: 404,
    });
    expect(compareRoutes(installedRoutes(join(folder, 'node_modules')), new Set()).unknown).toEqual([]);
  });

  it(
    'sdk: a Next.js app, in middleware, pages, routes and its pictures',
    { timeout: 10 * MINUTES },
    async () => {
      const sdk = await Promise.all(
        ['@wix/sdk', '@wix/stores'].map(async (name) => {
          const manifest = await readFile(`node_modules/${name}/package.json`, 'utf8');
          return `${name}@${(JSON.parse(manifest) as { version: string }).version}`;
        }),
      );
      const folder = installed([...NEXT, ...sdk]);
      for (const [path, text] of Object.entries(nextApp)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      }
      const port = await freePort();
      const app = spawn(
        process.execPath,
        [join(folder, 'node_modules/next/dist/bin/next'), 'dev', '-p', String(port)],
        {
          cwd: folder,
          env: { ...env(), NODE_OPTIONS: `--import ${register}`, NEXT_TELEMETRY_DISABLED: '1' },
          stdio: 'ignore',
          detached: true,
        },
      );
      stops.push(() => process.kill(-(app.pid ?? 0), 'SIGKILL'));
      const ask = (path: string): Promise<Response> => fetch(`http://localhost:${port}${path}`);
      await vi.waitFor(() => ask('/none'), { timeout: 3 * MINUTES, interval: 500 });

      const page = await ask('/');
      const text = await page.text();
      expect([page.status, page.headers.get('x-runtime')]).toEqual([200, 'string']);
      const names = (await (await ask('/api/node')).json()) as string[];
      expect(names).toHaveLength(2);
      for (const name of names) expect(text).toContain(name);
      expect(await (await ask('/api/edge')).json()).toEqual(names);
      const [, picture = ''] = /src="(\/_next\/image\?url=[^"]+)"/.exec(text) ?? [];
      const shown = await ask(picture.replaceAll('&amp;', '&'));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    },
  );
});
