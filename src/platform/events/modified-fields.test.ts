import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import { modifiedFields } from './modified-fields.ts';

describe('modified fields', () => {
  it('docs: are paths with what they said before', () => {
    expect(
      modifiedFields(
        { id: 'a', name: 'Moon', price: { amount: '1.00', currency: 'EUR' }, tags: ['x'], gone: 1 },
        {
          id: 'a',
          name: 'Sun',
          price: { amount: '2.00', currency: 'EUR' },
          tags: ['x', 'y'],
          fresh: { a: 1 },
        },
      ),
    ).toEqual({ name: 'Moon', 'price.amount': '1.00', tags: ['x'], gone: 1, fresh: null });
    expect(modifiedFields({ fields: { 'a.b[0]': 1 } }, { fields: { 'a.b[0]': 2 } })).toEqual({
      [String.raw`fields.a\.b\[0\]`]: 1,
    });
  });

  it('assumed: put back into what is now, they give what was', () => {
    const value = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.integer(), { maxLength: 3 }));
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const leaf = fc.dictionary(name, value, { noNullPrototype: true });
    const doc = fc.dictionary(name, fc.oneof(value, leaf), { noNullPrototype: true });
    fc.assert(
      fc.property(doc, doc, (before, after) => {
        const found = modifiedFields(before, after);
        const back = structuredClone(after) as Record<string, unknown>;
        for (const [path, old] of Object.entries(found)) {
          const names = path.split('.');
          const last = names.pop() ?? '';
          const at = names.reduce((part, key) => part[key] as Record<string, unknown>, back);
          if (old === null) delete at[last];
          else at[last] = old;
        }
        expect(back).toEqual(before);
        expect(modifiedFields(before, before)).toEqual({});
      }),
      runs(500),
    );
  });
});
