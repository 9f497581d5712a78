import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesKey } from './files-key.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-key-'));
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a/one.ts'), 'one\ntwo\n');
  writeFileSync(join(root, 'b.ts'), 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

it('is the same for the same files in another order, and with the line ends of another system', () => {
  const key = filesKey(root, ['a/one.ts', 'b.ts']);
  expect(filesKey(root, ['b.ts', String.raw`a\one.ts`, 'b.ts'])).toBe(key);
  writeFileSync(join(root, 'a/one.ts'), 'one\r\ntwo\r\n');
  expect(filesKey(root, ['a/one.ts', 'b.ts'])).toBe(key);
});

it('is another one for another content, name or number of files, and for a file that is gone', () => {
  const files = ['a/one.ts', 'b.ts'];
  const keys = [filesKey(root, files), filesKey(root, ['b.ts']), filesKey(root, [])];
  writeFileSync(join(root, 'b.ts'), 'c');
  keys.push(filesKey(root, files));
  rmSync(join(root, 'b.ts'));
  keys.push(filesKey(root, files));
  writeFileSync(join(root, 'c.ts'), 'b');
  keys.push(filesKey(root, ['a/one.ts', 'c.ts']));
  expect(new Set(keys).size).toBe(keys.length);
});
