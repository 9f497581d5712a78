import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sourceOf } from '../source-imports.ts';
import { PassedCache } from './passed-cache.ts';
import { changedFiles, hashFiles, keyOf } from './repository.ts';
import { parseTimes, runCommand } from './run-command.ts';
import { CHECK_STEPS } from './steps.ts';

const root = join(import.meta.dirname, '../../..');
const IMPORT = /(?:from|import\(|import) ?'([^']+)'/g;

/** Every file of the repository that a script loads, types included. */
function loadedBy(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script) || !existsSync(join(root, script))) return found;
  found.add(script);
  if (!/\.m?ts$/.test(script)) return found;
  for (const [, from = ''] of readFileSync(join(root, script), 'utf8').matchAll(IMPORT)) {
    const file = sourceOf(script, from);
    if (file !== undefined) loadedBy(file, found);
  }
  return found;
}

describe('the key of a check', () => {
  const files = new Map([
    ['src/a.ts', '1'],
    ['docs/events.md', '1'],
  ]);
  const key = keyOf(/^src\//, files, ['v24']);

  it.each([
    ['the content of a file', /^src\//, [['src/a.ts', '2']], ['v24']],
    ['a new file', /^src\//, [...files, ['src/b.ts', '1']], ['v24']],
    ['a name', /^src\//, [['src/b.ts', '1']], ['v24']],
    ['a missing file', /^src\//, [], ['v24']],
    ['the environment', /^src\//, [...files], ['v25']],
  ] as const)('differs with %s', (_, reads, others, environment) => {
    expect(keyOf(reads, new Map(others as [string, string][]), [...environment])).not.toBe(key);
  });

  it('stays the same when a file changes that the step does not read', () => {
    expect(keyOf(/^src\//, new Map([...files, ['docs/events.md', '2']]), ['v24'])).toBe(key);
  });
});

describe('what a check reads', () => {
  const steps = CHECK_STEPS.filter(({ command }) => command[0]?.startsWith('src/'));

  it.each(steps)('holds every module that $name loads', ({ command, reads }) => {
    const outside = [...loadedBy(command[0] ?? '')].filter((file) => !reads.test(file));
    expect(outside).toEqual([]);
  });

  it.each([
    ['types', 'src/admin/AdminApp.tsx', 'e2e/orders.spec.ts', 'src/tsconfig.base.json', 'vite.config.ts'],
    ['lint', 'src/platform/graphql/x.test.ts', 'src/tsconfig.server.json', '.oxlintrc.json'],
    ['boundaries', 'src/main.tsx', '.dependency-cruiser.mjs', 'package.json'],
    ['unused code', 'knip.json', '.github/workflows/ci.yml', 'docs/x.md', 'public/robots.txt'],
    ['terms', 'src/admin/i18n/list.ts', 'src/tools/terms/find-avoided.ts', 'e2e/x.ts'],
    ['format', '.oxfmtrc.json', 'src/storefront/shell/poster.css', 'e2e/x.ts'],
    ['schema', 'src/platform/services/ecom/orders/migrations.ts', 'package.json'],
    ['coverage table', 'docs/coverage.md', 'src/platform/contract/generated/ecom_orders.json'],
    ['events table', 'docs/events.md', 'src/tools/events/proofs.txt'],
    [
      'contract drift',
      'src/platform/contract/generated/ecom_orders.json',
      'src/shared/contract/generated/x.ts',
      'src/shared/address/generated/countries.ts',
      'src/tools/contract/effects.txt',
      'package.json',
    ],
  ])('%s: its settings and its material', (name, ...paths) => {
    const reads = CHECK_STEPS.find((step) => step.name === name)?.reads;
    expect(paths.filter((path) => !reads?.test(path))).toEqual([]);
  });
});

describe('a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]): void => {
    const person = ['-c', 'user.name=Mia', '-c', 'user.email=mia@example.com'];
    expect(spawnSync('git', [...person, ...args], { cwd: folder }).status).toBe(0);
  };

  it('shows committed, changed and new files, and none that is ignored', () => {
    expect(hashFiles(folder)).toBeUndefined();
    git('init', '--initial-branch=work');
    writeFileSync(join(folder, '.gitignore'), 'ignored\n');
    writeFileSync(join(folder, 'committed'), '1');
    git('add', '.');
    git('commit', '--message=first');
    expect(changedFiles(folder)).toEqual([]);
    const before = hashFiles(folder);
    writeFileSync(join(folder, 'committed'), '2');
    writeFileSync(join(folder, 'new'), '1');
    writeFileSync(join(folder, 'ignored'), '1');
    expect(changedFiles(folder)).toEqual(['committed', 'new']);
    const after = hashFiles(folder);
    expect([...(after?.keys() ?? [])]).toEqual(['.gitignore', 'committed', 'new']);
    expect(after?.get('committed')).not.toBe(before?.get('committed'));
  });

  it('remembers the last pass of a step only', () => {
    const cache = new PassedCache(join(folder, 'cache'));
    expect(cache.has('lint', 'a')).toBe(false);
    cache.add('lint', 'a');
    expect([cache.has('lint', 'a'), cache.has('lint', 'b'), cache.has('types', 'a')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('reads the CPU time of children from what the shell prints', () => {
  expect(parseTimes('0m0.000s 0m0.000s\n1m2.500s 0m0.250s\n')).toBe(62_750);
  expect(parseTimes('')).toBeUndefined();
});

it('runs a script with its output, its failure and its arguments', async () => {
  const failing = await runCommand(
    ['-e', 'console.log(process.argv[1]); process.exit(3)', 'a b $c'],
    process.env,
  );
  expect([failing.ok, failing.output]).toEqual([false, 'a b $c\n']);
  expect((await runCommand(['-e', ''], process.env)).ok).toBe(true);
});
