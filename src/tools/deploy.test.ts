import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variableNames } from '../server/config/environment.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const page = readFileSync(join(DOCS, 'operating.md'), 'utf8');
const read = (file: string): string => readFileSync(join(DOCS, 'deploy', file), 'utf8');

/** What stands first in a line of each file. */
const WORDS: Readonly<Record<string, RegExp>> = {
  Dockerfile: /^([A-Z]+) /gm,
  'compose.yaml': /^ {4}([a-z_]+):/gm,
  'counterpart.service': /^([A-Z]\w+)=/gm,
  'nginx.conf': /^ {2,4}([a-z_\d]+) [^{\n]*;$/gm,
};

it.each(Object.entries(WORDS))('docs/operating.md explains each line of %s', (file, word) => {
  const words = new Set([...read(file).matchAll(word)].map(([, found]) => found ?? ''));
  // `FROM` is told of with `ARG`; what the unit is called explains itself.
  for (const plain of ['FROM', 'Description']) words.delete(plain);
  expect(words.size).toBeGreaterThan(5);
  expect([...words].filter((name) => !page.includes(name))).toEqual([]);
});

it('the files for operators set what there is', () => {
  const files = readdirSync(join(DOCS, 'deploy')).map(read).join('\n');
  const set = [...files.matchAll(/\b([A-Z]+_[A-Z_]+)(?=[:=] ?\S)/g)].map(([, name]) => name ?? '');
  const others = new Set(set.filter((name) => !variableNames.includes(name)));
  expect([...others].toSorted()).toEqual(['NODE_ENV', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER']);
});
