import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackageType } from '../shippo-configuration.ts';
import { packageToStore, packageShown } from './package.ts';

const flatRate = fc.constantFrom<PackageType>(
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
);

describe('the package of a label', () => {
  it('docs: the carrier says how large its own are, the shop how many pieces go in', () => {
    fc.assert(
      fc.property(flatRate, fc.integer({ min: 1, max: 99 }), (type, max) => {
        const stored = packageToStore(type, {
          maxNumberOfProducts: String(max),
          dimensions: { length: '1', width: '1', height: '1' },
        });
        const { name, dimensions } = packageShown(type, stored);
        expect(name).not.toBe('');
        for (const side of Object.values(dimensions ?? {})) expect(Number(side)).toBeGreaterThan(0);
        expect(dimensions?.length).not.toBe('1');
        expect(() => packageToStore(type, { ...stored, name })).toThrow(/own name/);
      }),
    );
  });

  it('docs: one of the shop has a name and a size, and no number of pieces', () => {
    const dimensions = { length: '70', width: '8', height: '8' };
    expect(() => packageToStore('CUSTOM', { name: 'Tube', dimensions })).not.toThrow();
    expect(() => packageToStore('CUSTOM', { dimensions })).toThrow(/name/);
    expect(() => packageToStore('CUSTOM', { name: 'Tube' })).toThrow(/length/);
    expect(() =>
      packageToStore('CUSTOM', { name: 'Tube', dimensions: { ...dimensions, width: '0' } }),
    ).toThrow(/length/);
    expect(() => packageToStore('CUSTOM', { name: 'Tube', dimensions, maxNumberOfProducts: '2' })).toThrow(
      /by its size/,
    );
  });
});
