import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { link, MAX_LINKS, overwrite, unlink } from './links.ts';

const ROOT = 'root';
const id = fc.constantFrom(ROOT, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
const step = fc.record({
  how: fc.constantFrom(link, unlink, overwrite),
  ids: fc.array(id, { maxLength: 20 }),
});

it('assumed: whatever is done to the links, the root is there, each once, and what is told is what changed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let before: string[] = [ROOT];
      for (const { how, ids } of steps) {
        const { after, linked, unlinked } = how(before, ids, ROOT);
        expect(after[0]).toBe(ROOT);
        expect(new Set(after).size).toBe(after.length);
        const told = new Set([...before.filter((one) => !unlinked.includes(one)), ...linked]);
        expect(told).toEqual(new Set(after));
        expect(linked.some((one) => before.includes(one))).toBe(false);
        expect(how === unlink ? linked : how === link ? unlinked : []).toEqual([]);
        before = after;
      }
    }),
    runs(500),
  );
});

it('docs: an item is in no more categories than an item tells of', () => {
  const many = Array.from({ length: MAX_LINKS }, (_, index) => String(index));
  expect(() => link([ROOT], many, ROOT)).toThrow('at most');
  expect(link([ROOT], many.slice(1), ROOT).after).toHaveLength(MAX_LINKS);
});
