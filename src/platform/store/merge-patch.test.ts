import { describe, expect, it } from 'vitest';
import { mergePatch } from './merge-patch.ts';

interface Doc {
  id: string;
  name?: string;
  tags?: string[];
  buyerInfo?: { email?: string; phone?: string; address?: { city?: string; zip?: string } };
  extendedFields?: Record<string, unknown>;
}

const current: Doc = {
  id: '1',
  name: 'Ann',
  tags: ['a', 'b'],
  buyerInfo: { email: 'a@example.com', phone: '1', address: { city: 'Porto', zip: '1' } },
  extendedFields: { '@acme/first_app': { my_field: 1 } },
};
const patch = (input: unknown, mask?: unknown, immutable: string[] = []): Doc =>
  mergePatch(current, input, { mask, readonly: ['id', 'buyerInfo.phone'], immutable, path: 'order' });

describe('a patch without a mask', () => {
  it('docs: changes only what is there, merging objects and replacing arrays', () => {
    expect(patch({ tags: ['c'], buyerInfo: { address: { city: 'Lisbon' } } })).toEqual({
      ...current,
      tags: ['c'],
      buyerInfo: { ...current.buyerInfo, address: { city: 'Lisbon', zip: '1' } },
    });
  });

  it('docs: null clears, at any depth', () => {
    const { name: _name, ...rest } = current;
    expect(patch({ name: null, buyerInfo: { address: { zip: null } } })).toEqual({
      ...rest,
      buyerInfo: { ...current.buyerInfo, address: { city: 'Porto' } },
    });
  });

  it('assumed: what is read-only stays, even when its parent is cleared', () => {
    expect(patch({ id: '2', buyerInfo: null }).id).toBe('1');
    expect(patch({ buyerInfo: null }).buyerInfo).toEqual({ phone: '1' });
    expect(patch({ buyerInfo: { phone: '2' } })).toEqual(current);
  });

  it('assumed: an immutable field may be repeated, not changed', () => {
    expect(patch({ buyerInfo: { email: 'a@example.com' } }, undefined, ['buyerInfo.email'])).toEqual(current);
    const change = (): Doc =>
      patch({ buyerInfo: { email: 'b@example.com' } }, undefined, ['buyerInfo.email']);
    expect(change).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ field: 'order.buyerInfo.email', violatedRule: 'FIELD_NOT_ALLOWED' }),
        ],
      }),
    );
  });

  it('leaves prototypes alone', () => {
    const next = patch(
      JSON.parse('{"__proto__": {"polluted": 1}, "buyerInfo": {"__proto__": {"polluted": 1}}}'),
    );
    expect((next as unknown as { polluted?: number }).polluted).toBeUndefined();
    expect(next).toEqual(current);
  });
});

describe('a patch with a mask', () => {
  const input = {
    name: 'Bob',
    tags: ['c'],
    buyerInfo: { email: 'b@example.com', address: { city: 'Lisbon' } },
  };
  const expected = {
    ...current,
    name: 'Bob',
    buyerInfo: { ...current.buyerInfo, address: { city: 'Lisbon' } },
  };

  it.each([
    ['sdk: a comma string', 'name,buyerInfo.address'],
    ['docs: an array', ['name', 'buyerInfo.address']],
    ['docs: paths', { paths: ['name', 'buyerInfo.address'] }],
    ['assumed: snake case', 'name, buyer_info.address'],
  ])('%s replaces exactly its paths', (_form, mask) => {
    expect(patch(input, mask)).toEqual(expected);
  });

  it('docs: clears what the mask names and the body leaves out', () => {
    expect(patch({}, 'tags,buyerInfo.address.zip')).toEqual({
      id: '1',
      name: 'Ann',
      buyerInfo: { ...current.buyerInfo, address: { city: 'Porto' } },
      extendedFields: current.extendedFields,
    });
  });

  it('assumed: keys of free maps are not renamed', () => {
    const next = patch(
      { extendedFields: { '@acme/first_app': { my_field: 2 } } },
      'extended_fields.@acme/first_app',
    );
    expect(next.extendedFields).toEqual({ '@acme/first_app': { my_field: 2 } });
  });

  it('assumed: rejects a mask that is none', () => {
    expect(() => patch({}, { paths: [1] })).toThrow('must be a field mask');
    expect(() => patch({}, 5)).toThrow('must be a field mask');
  });
});
