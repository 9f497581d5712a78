import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeInputs, isCurrent, sourcesOf, writeRecord } from './build-record.ts';
import { contentKey } from './content-key.ts';

const FILES = ['src/shop/page.ts'];
let root: string;

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'counterpart-key-'));
  for (const folder of ['src/shop', 'src/stand-ins/one']) mkdirSync(join(root, folder), { recursive: true });
  write('package-lock.json', '{}');
  write('src/shop/page.ts', 'export {};');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['a source', 'src/shop/page.ts'],
  ['a package', 'package-lock.json'],
  ['a stand-in for a package', 'src/stand-ins/one/index.js'],
  ['a configuration', 'vite.shop.config.ts'],
  ['a file that a glob import would find', 'src/shop/other.ts'],
])('changes with %s', (_, file) => {
  const before = contentKey(root, FILES);
  write(file, 'changed');
  expect(contentKey(root, FILES)).not.toBe(before);
});

it.each([
  ['a test beside a source', 'src/shop/page.test.ts'],
  ['a file that the build does not read', 'src/other.ts'],
])('stays the same with %s', (_, file) => {
  const before = contentKey(root, FILES);
  write(file, 'new');
  expect(contentKey(root, FILES)).toBe(before);
});

it('finds a build current until one of its sources changes, and never without a record', () => {
  expect(isCurrent(root, 'dist')).toBe(false);
  writeRecord(join(root, 'dist'), describeInputs(root, FILES));
  expect(isCurrent(root, 'dist')).toBe(true);
  rmSync(join(root, 'src/shop/page.ts'));
  expect(isCurrent(root, 'dist')).toBe(false);
});

it('knows the sources among the modules of a build', () => {
  const modules = ['a.ts?inline', 'node_modules/b.js', '../c.ts'].map((file) => join('/shop', file));
  expect(sourcesOf('/shop', [...modules, 'crypto', '\0virtual', '/shop/a.ts'])).toEqual(['a.ts']);
});
