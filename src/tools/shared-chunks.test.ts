import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharedChunks, wholeChunk } from './shared-chunks.ts';

test('the frame holds all that it needs, the rest is another chunk', () => {
  const start = resolve('start.ts');
  const imports: Record<string, string[]> = {
    [start]: ['a'],
    a: ['b'],
    b: ['a'],
    page: ['a', 'c'],
    c: ['b'],
  };
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
  const nameOf = sharedChunks({ frame: ['start.ts'], others: 'record' });
  expect(['a', 'b', 'c'].map((id) => nameOf(id, graph))).toEqual(['frame', 'frame', 'record']);
});

test('a kit has a chunk of its own, without what the frame needs of it', () => {
  const imports: Record<string, string[]> = { [resolve('start.ts')]: ['/ui/import/drop.ts'] };
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
  const nameOf = sharedChunks({ frame: ['start.ts'], kits: { import: /\/ui\/import\// }, others: 'record' });
  const found = ['/ui/import/drop.ts', '/ui/import/map.ts', '/ui/Card.tsx'];
  expect(found.map((id) => nameOf(id, graph))).toEqual(['frame', 'import', 'record']);
});

test('a whole chunk takes from a package only what it names', () => {
  const icons = '/src/stand-ins/lucide-react/generated';
  const modules: Record<string, { importedIds: string[]; code?: string }> = {
    [resolve('first.ts')]: {
      importedIds: ['a', `${icons}/index.js`],
      code: 'import { a } from "./a";\nimport { Rows2, CircleAlert as Alert } from "lucide-react";',
    },
    a: { importedIds: ['b'] },
    [`${icons}/index.js`]: {
      importedIds: ['rows-2', 'circle-alert', 'house'].map((name) => `${icons}/${name}.js`),
    },
  };
  const graph = { getModuleInfo: (id: string) => modules[id] ?? { importedIds: [] } };
  const nameOf = wholeChunk('first', ['first.ts']);
  const found = ['a', 'b', 'c', ...['rows-2', 'circle-alert', 'house'].map((name) => `${icons}/${name}.js`)];
  expect(found.map((id) => nameOf(id, graph))).toEqual(['first', 'first', null, 'first', 'first', null]);
});
