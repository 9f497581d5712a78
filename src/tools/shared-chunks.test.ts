import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

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
