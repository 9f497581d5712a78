import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import { findCycles } from './find-cycles.ts';

const cycles = (imports: Readonly<Record<string, string[]>>): string[][] =>
  findCycles(new Map(Object.entries(imports)));

it('finds a shortest cycle of each group, and none where nothing comes back', () => {
  expect(cycles({ a: ['b', 'c'], b: ['c'], c: ['elsewhere'] })).toEqual([]);
  expect(cycles({ a: ['a'] })).toEqual([['a']]);
  expect(cycles({ x: ['b'], a: ['b'], b: ['c', 'd'], c: ['a', 'd'], d: ['b'] })).toEqual([['a', 'b', 'c']]);
  expect(cycles({ a: ['b', 'd'], b: ['a'], c: ['d'], d: ['c'] })).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('follows a chain of any length', () => {
  const chain = Array.from({ length: 50_000 }, (_, at) => [`${at}`, [`${(at + 1) % 50_000}`]] as const);
  expect(findCycles(new Map(chain))[0]).toHaveLength(50_000);
});

it('finds a cycle exactly where a module reaches itself', () => {
  const imports = fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(imports, (each) => {
      const graph = new Map(each.map((imported, at) => [`${at}`, imported.map(String)]));
      const reached = (start: string): Set<string> => {
        const found = new Set<string>();
        const queue = [...(graph.get(start) ?? [])];
        for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
          if (found.has(module)) continue;
          found.add(module);
          queue.push(...(graph.get(module) ?? []));
        }
        return found;
      };
      const inCycles = [...graph.keys()].filter((module) => reached(module).has(module));
      const found = findCycles(graph);
      expect(found.length > 0).toBe(inCycles.length > 0);
      for (const cycle of found) {
        cycle.forEach((module, at) => expect(graph.get(module)).toContain(cycle[(at + 1) % cycle.length]));
      }
      for (const module of inCycles) {
        expect(found.some(([first = '']) => first === module || reached(first).has(module))).toBe(true);
      }
    }),
    runs(500),
  );
});
