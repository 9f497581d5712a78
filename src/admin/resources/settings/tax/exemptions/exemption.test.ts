import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { cellKey, groupOfCell, type StoredRate } from '../table.ts';
import { exemptRatesFor, fitsOverride, isFor, overridesOf, readExemption } from './exemption.ts';
import type { Exemption } from './exemption-record.ts';

const rate = (id: string, exempt: Record<string, string> = {}): StoredRate => ({
  id,
  revision: '1',
  percent: '23',
  taxName: 'VAT',
  exempt,
});

describe('an exemption', () => {
  it('keeps its terms with the group, and is off where nobody said anything', () => {
    const terms = { on: true, percent: '5.5', groupIds: ['books'] };
    const made = readExemption(
      { _id: '1', name: 'Schools', revision: '2', extendedFields: { namespaces: { counterpart: terms } } },
      { isDefault: false, found: ['0'] },
    );
    expect(made).toEqual({ id: '1', name: 'Schools', revision: '2', isDefault: false, ...terms });
    const elsewhere = { _id: '1', name: 'Of another app' };
    expect(readExemption(elsewhere, { isDefault: false, found: [] })).toMatchObject({
      on: false,
      percent: '0',
    });
    expect(readExemption(elsewhere, { isDefault: false, found: ['6', '6'] })).toMatchObject({
      on: true,
      percent: '6',
      setOn: 2,
    });
    const always = readExemption({ _id: '2', name: 'Fully exempt' }, { isDefault: true, found: [] });
    expect(always).toMatchObject({ on: true, percent: '0' });
  });

  it('sets what is missing, changes what differs, and takes away what is not its own any more', () => {
    const rates = {
      'PT all': rate('1'),
      'PT books': rate('2', { x: '0' }),
      'ES all': rate('3', { x: '5' }),
      'ES books': rate('4', { other: '0' }),
    };
    const all = { on: true, percent: '5', groupIds: [] };
    expect(overridesOf({ rates }, 'x', all)).toEqual({ assign: ['1', '2', '4'], unassign: [] });
    expect(overridesOf({ rates }, 'x', { ...all, groupIds: ['all'] })).toEqual({
      assign: ['1'],
      unassign: ['2'],
    });
    expect(overridesOf({ rates }, 'x', { ...all, on: false })).toEqual({ assign: [], unassign: ['2', '3'] });
  });

  it('is as its terms say once the overrides are written, whatever stood there', () => {
    const groups = ['a', 'b', 'c'];
    const percents = fc.constantFrom('0', '5', '10');
    const cells = fc.dictionary(
      fc
        .tuple(fc.constantFrom('PT', 'ES', 'FR-20'), fc.constantFrom(...groups))
        .map(([p, g]) => cellKey(p, g)),
      fc.option(percents, { nil: undefined }),
    );
    const terms = fc.record({ on: fc.boolean(), percent: percents, groupIds: fc.subarray(groups) });
    fc.assert(
      fc.property(cells, terms, (stood, wanted) => {
        const rates = Object.fromEntries(
          Object.entries(stood).map(([cell, own]) => [cell, rate(cell, own === undefined ? {} : { x: own })]),
        );
        const { assign, unassign } = overridesOf({ rates }, 'x', wanted);
        for (const [cell, { exempt }] of Object.entries(rates)) {
          const after = assign.includes(cell)
            ? wanted.percent
            : unassign.includes(cell)
              ? undefined
              : exempt['x'];
          const holds = wanted.on && isFor(wanted, groupOfCell(cell));
          expect(after).toBe(holds ? wanted.percent : undefined);
        }
      }),
      runs(500),
    );
  });

  it('comes with a rate that is made later', () => {
    const made = (id: string, part: Partial<Exemption>): Exemption => ({
      id,
      revision: '1',
      name: id,
      isDefault: false,
      on: true,
      percent: '5.5',
      groupIds: [],
      ...part,
    });
    const all = [
      made('a', {}),
      made('b', { groupIds: ['books'] }),
      made('c', { on: false }),
      made('d', { isDefault: true }),
    ];
    expect(exemptRatesFor(all, 'books')).toEqual([
      { taxExemptGroupId: 'a', taxRate: '0.055' },
      { taxExemptGroupId: 'b', taxRate: '0.055' },
    ]);
    expect(exemptRatesFor(all, 'frames').map(({ taxExemptGroupId }) => taxExemptGroupId)).toEqual(['a']);
  });

  it('has at most one decimal, as the contract keeps three of a fraction', () => {
    expect(['0', '5.5', '100', '5.55', ''].map(fitsOverride)).toEqual([true, true, true, false, false]);
  });
});
