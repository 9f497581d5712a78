import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { changedAmount } from '#shared/changed-amount.ts';
import { changeVariant } from './bulk-change.ts';
import { groupsBy, rangeOf } from './groups.ts';
import { marginOf } from './margin.ts';
import { blankVariant, fitVariants } from './variants.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });
const money = (value: number): string => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

describe('many prices changed at once', () => {
  it('are exact to the cent, rounded half up, and never below nothing', () => {
    fc.assert(
      fc.property(cents, cents, (was, by) => {
        expect(changedAmount(money(was), 'add', money(by), 2)).toBe(money(was + by));
        expect(changedAmount(money(was), 'less', money(by), 2)).toBe(money(Math.max(0, was - by)));
        expect(changedAmount(money(was), 'set', money(by), 2)).toBe(money(by));
      }),
      runs(1000),
    );
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 500 }), (was, percent) => {
        const share = BigInt(was) * BigInt(percent);
        const raised = changedAmount(money(was), 'percent', String(percent), 2);
        expect(raised).toBe(money(was + Number((share * 2n + 100n) / 200n)));
      }),
      runs(1000),
    );
    expect(changedAmount('119.00', 'add', '5.00', 2)).toBe('124.00');
    expect(changedAmount('19.99', 'lessPercent', '12.5', 2)).toBe('17.49');
    expect(changedAmount('500', 'percent', '10', 0)).toBe('550');
    for (const by of ['', '-1', 'x', '1,5']) expect(changedAmount('10', 'add', by, 2)).toBeUndefined();
  });

  it('leave alone what has nothing to count from', () => {
    const change = { mode: 'percent', by: '10', currency: 'EUR' } as const;
    const variant = { ...blankVariant(), price: '10', cost: '' };
    expect(changeVariant(variant, { ...change, field: 'price' }).price).toBe('11.00');
    expect(changeVariant(variant, { ...change, field: 'cost' })).toBe(variant);
    expect(
      changeVariant(variant, { field: 'weight', mode: 'set', by: '0.250', currency: 'EUR' }).weight,
    ).toBe('0.25');
  });
});

describe('margin', () => {
  it('is what is left of the price, in tenths of a per cent', () => {
    expect(marginOf('39.00', '18.00')).toBe('53.8%');
    expect(marginOf('10', '10')).toBe('0.0%');
    expect(marginOf('10', '12.5')).toBe('−25.0%');
    for (const [price, cost] of [
      ['0', '1'],
      ['', '1'],
      ['10', ''],
      ['x', '1'],
    ] as const)
      expect(marginOf(price, cost)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 9_999_999 }),
        (price, cost) => {
          const told = Number(marginOf(money(price), money(cost))?.replace('−', '-').replace('%', ''));
          expect(Math.abs(told - ((price - cost) / price) * 100)).toBeLessThanOrEqual(0.0501);
        },
      ),
      runs(500),
    );
  });
});

describe('groups of variants', () => {
  it('hold each variant once, by their choice, with the range of what they cost', () => {
    const options = ['Size', 'Frame'].map((name, at) => ({
      name,
      choices: Array.from({ length: at === 0 ? 50 : 20 }, (_, index) => ({ name: `${name} ${index}` })),
    }));
    const variants = fitVariants(options, [{ ...blankVariant(), price: '9' }]);
    for (const option of [0, 1]) {
      const groups = groupsBy(variants, option);
      expect(groups).toHaveLength(option === 0 ? 50 : 20);
      expect(groups.flatMap(({ indexes }) => indexes).toSorted((a, b) => a - b)).toEqual(
        variants.map((_, index) => index),
      );
    }
    expect(rangeOf(['93.00', '39', '', 'x', '100'])).toEqual(['39', '100']);
    expect(rangeOf(['9', '9.00'])).toEqual(['9']);
    expect(rangeOf([''])).toEqual([]);
  });
});
