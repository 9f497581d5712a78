import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { movedTo, namedFirst, type Position } from './order.ts';
import { freeSlug, slugOf } from './slug.ts';

const orders = fc.uniqueArray(fc.nat(20).map(String), { minLength: 2, maxLength: 12 });

it('docs: a move changes the place of one, and no two places change theirs against each other', () => {
  fc.assert(
    fc.property(
      orders,
      fc.constantFrom<Position>('FIRST', 'LAST', 'AFTER'),
      fc.nat(),
      fc.nat(),
      (order, position, which, behind) => {
        const id = order[which % order.length] ?? '';
        const others = order.filter((one) => one !== id);
        const after = others[behind % others.length] ?? '';
        const moved = movedTo(order, id, position, after);
        expect(moved.filter((one) => one !== id)).toEqual(others);
        const places = {
          FIRST: 0,
          LAST: order.length - 1,
          AFTER: moved.indexOf(after) + 1,
        };
        expect(moved.indexOf(id)).toBe(places[position]);
      },
    ),
    runs(500),
  );
});

it('assumed: those that are not named keep their order, after those that are', () => {
  fc.assert(
    fc.property(orders, fc.nat(12), (order, count) => {
      const named = order.toReversed().slice(0, count);
      const after = namedFirst(order, named);
      expect(after.slice(0, named.length)).toEqual(named);
      expect(after.slice(named.length)).toEqual(order.filter((id) => !named.includes(id)));
    }),
    runs(200),
  );
});

it('docs: a slug is one that nobody has, and an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), fc.nat(5), (title, count) => {
      const base = slugOf(title);
      expect(base).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
      const used = new Set<string>();
      for (let made = 0; made <= count; made += 1) {
        const slug = freeSlug(base, used);
        expect(used.has(slug)).toBe(false);
        used.add(slug);
      }
    }),
    runs(300),
  );
});
