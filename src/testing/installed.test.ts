// @long: packs the product and starts it from another folder
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { cloneStore, main, seededStore } from './demo-store.ts';
import { FULL } from './run-size.ts';
import { ServerProcesses } from './server-process.ts';

const MINUTES = 60_000;
const ROOT = join(import.meta.dirname, '../..');
const LAUNCH = 'src/server/command/launch.mjs';
const KEPT_OUT = new Set(['node_modules', '.git', '.tmp', '.data', 'test-results']);

/** As on a machine that knows nothing of this folder: with the Node that it has, however old. */
const PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((entry) => !entry.includes('node_modules'))
  .join(delimiter);

/** What the server's packages look for and do without where it is not installed. */
const DISPENSABLE = ['@aws-sdk/signature-v4a', 'node-libcurl', 'supports-color'];

/** A module that a line loads by its name; examples in comments begin with an asterisk. */
const LOADED =
  /^(?:import|export)\b[^'"\n]*["']([^"']+)["'];?$|^(?!\s*\*).*?\b(?:import|__require|require)\(["']([^"']+)["']\)/gm;

/** The packages that any file of the built server loads, now or once it is needed. */
async function loadedPackages(): Promise<Set<string>> {
  const folder = dirname(main);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const loaded = texts.flatMap((text) =>
    [...text.matchAll(LOADED)].map(([, one, other]) => one ?? other ?? ''),
  );
  const outside = loaded.filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return new Set(outside.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

const servers = new ServerProcesses();
afterAll(() => servers.close());

const npm = async (cwd: string, ...args: string[]): Promise<string> => {
  const run = promisify(execFile);
  // npm is a script of the shell's on Windows.
  const { stdout } = await run('npm', args, { cwd, shell: process.platform === 'win32', maxBuffer: 1e8 });
  return stdout;
};

describe('the package', () => {
  it('holds what was built and what starts it, and no sources', async () => {
    const told = await npm(ROOT, 'pack', '--dry-run', '--json', '--ignore-scripts');
    const [{ files }] = JSON.parse(told) as [{ files: { path: string }[] }];
    const others = files.map(({ path }) => path).filter((path) => !path.startsWith('dist/'));
    expect(others.toSorted()).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'docs/operating.md', 'package.json', LAUNCH]),
    );
    expect(others.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.mts'))).toEqual([]);
  });

  it('needs nothing but what the server cannot carry in its own files', async () => {
    const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    expect(Object.keys(dependencies)).toEqual(['@electric-sql/pglite', 'node', 'sharp']);
  });

  it.runIf(FULL)('loads nothing that is not installed with it, whatever it does', async () => {
    const loaded = await loadedPackages();
    expect([...loaded].toSorted()).toEqual(['@electric-sql/pglite', ...DISPENSABLE, 'sharp'].toSorted());
  });

  it.runIf(FULL)(
    'is installed into an empty folder, serves, is backed up, stops, and is restored',
    { timeout: 10 * MINUTES },
    async () => {
      // A tree of its own: packing builds what is not built yet, and another part of the run may build in this one.
      const [tree, home] = [await servers.folder(), await servers.folder()];
      await cp(ROOT, tree, { recursive: true, filter: (source) => !KEPT_OUT.has(basename(source)) });
      await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
      await npm(tree, 'pack', '--pack-destination', home);
      await writeFile(join(home, 'package.json'), '{}');
      await npm(home, 'install', '--prefer-offline', '--omit=dev', './counterpart-0.1.0.tgz');
      const launch = join(home, 'node_modules/counterpart', LAUNCH);
      const run = (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
        promisify(execFile)('node', [launch, ...args], { cwd: home, env: { ...process.env, PATH } });
      const installed = new ServerProcesses(launch);
      try {
        expect((await run('--version')).stdout).toBe('0.1.0\n');
        // The built server has filled it; that it needs no other packages for that is known from its files.
        await cloneStore(await seededStore(), join(home, 'store'));
        const first = await installed.start(home, { DEMO: '1', DATA_DIR: 'store' }).ready();
        expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ready' });
        expect(await (await fetch(first.url)).text()).toContain('Halfdrop');
        expect(await (await fetch(`${first.url}/admin`)).text()).toContain('/assets/admin/');
        const signIn = await first.browser().signIn('owner@halfdrop.example', 'halfdrop-owner');
        expect(signIn.status).toBe(200);
        const { stderr: told } = await run('backup', 'store.tar.gz', '--data', 'store');
        expect(told).toMatch(/^Backed up: \d+ rows, [1-9]\d* files/);
        expect(await first.kill('SIGTERM')).toBe(0);

        const { stderr: back } = await run('restore', 'store.tar.gz', '--data', 'other');
        expect(back).toBe(told.replace('Backed up', 'Restored'));
        const second = await installed.start(home, { DEMO: '1', DATA_DIR: 'other' }).ready();
        const again = await second.browser().signIn('owner@halfdrop.example', 'halfdrop-owner');
        expect(again.status).toBe(200);
        expect(await second.kill('SIGTERM')).toBe(0);
      } finally {
        await installed.close();
      }
    },
  );
});
