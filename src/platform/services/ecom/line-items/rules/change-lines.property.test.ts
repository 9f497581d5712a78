import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, MAX_QUANTITY, type Line, type NewLine } from '../line.ts';
import { addLines, changeQuantities, mergeLines, nextLineId, removeLines } from './change-lines.ts';
import { availabilityOf, clampQuantity } from './quantity.ts';
import { sameReference } from './reference.ts';

const item = {
  name: 'Poster',
  price: '30.00',
  fullPrice: '30.00',
  descriptionLines: [],
  itemType: { preset: 'PHYSICAL' as const },
  shippable: true,
  collectionIds: [],
};

/** Products are told apart by a small number, so that equal ones meet; stock follows from it. */
const stockOf = (product: number): number | undefined => (product % 3 === 0 ? undefined : 1 + product * 4);

const newLine = ({ product, quantity }: { product: number; quantity: number }): NewLine => ({
  quantity,
  catalogReference: { appId: 'stores', catalogItemId: String(product), options: { a: 1, b: product } },
  item,
  availability: availabilityOf('AVAILABLE', stockOf(product), quantity),
});

const wishes = (maxLength = 12) =>
  fc
    .array(
      fc.record({
        product: fc.integer({ min: 0, max: 7 }),
        quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      }),
      { maxLength },
    )
    .map((list) => list.map(newLine));

const productOf = ({ catalogReference }: Line): number => Number(catalogReference?.catalogItemId);
const quantities = (lines: readonly Line[]): Map<number, number> =>
  new Map(lines.map((line) => [productOf(line), line.quantity]));

function expectSound(lines: readonly Line[]): void {
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(new Set(lines.map(productOf)).size).toBe(lines.length);
  for (const line of lines) {
    expect(line.quantity).toBeGreaterThanOrEqual(1);
    expect(line.quantity).toBeLessThanOrEqual(
      Math.min(stockOf(productOf(line)) ?? MAX_QUANTITY, MAX_QUANTITY),
    );
    expect(line.availability.status).toBe('AVAILABLE');
  }
}

describe('lines', () => {
  it('assumed: adding keeps one line a thing, within stock, each with an id of its own', () => {
    fc.assert(
      fc.property(wishes(), wishes(), (first, second) => {
        const before = addLines([], first);
        const after = addLines(before, second);
        expectSound(after);
        for (const { id } of before) expect(after.some((line) => line.id === id)).toBe(true);
      }),
    );
  });

  it('assumed: it does not matter whether things are added at once or one by one', () => {
    fc.assert(
      fc.property(wishes(), (added) => {
        const oneByOne = added.reduce<Line[]>((lines, line) => addLines(lines, [line]), []);
        expect(addLines([], added)).toEqual(oneByOne);
      }),
    );
  });

  it('assumed: merging two carts brings everything of both, as far as the stock goes', () => {
    fc.assert(
      fc.property(wishes(), wishes(), (mine, theirs) => {
        const [member, visitor] = [addLines([], mine), addLines([], theirs)];
        const merged = mergeLines(member, visitor);
        expectSound(merged);
        const [a, b, all] = [quantities(member), quantities(visitor), quantities(merged)];
        expect(new Set(all.keys())).toEqual(new Set([...a.keys(), ...b.keys()]));
        for (const [product, quantity] of all)
          expect(quantity).toBe(
            clampQuantity((a.get(product) ?? 0) + (b.get(product) ?? 0), stockOf(product)),
          );
        expect(quantities(mergeLines(visitor, member))).toEqual(all);
      }),
    );
  });

  it('assumed: a change of quantity ends within stock and touches no other line', () => {
    fc.assert(
      fc.property(wishes(), fc.nat(), fc.integer({ min: 1, max: MAX_QUANTITY }), (added, pick, quantity) => {
        const lines = addLines([], added);
        fc.pre(lines.length > 0);
        const target = lines[pick % lines.length];
        const changed = changeQuantities(lines, [{ id: target?.id ?? '', quantity }]);
        expectSound(changed);
        expect(changed.filter((line) => line.id !== target?.id)).toEqual(
          lines.filter((line) => line.id !== target?.id),
        );
      }),
    );
  });

  it('assumed: ids are not given again to what comes after a removed line in between', () => {
    fc.assert(
      fc.property(wishes(), (added) => {
        const lines = addLines([], added);
        fc.pre(lines.length > 1);
        const [first] = lines;
        const left = removeLines(lines, [first?.id ?? '']);
        expect(lines.map(({ id }) => id)).not.toContain(nextLineId(left));
      }),
    );
  });

  it('docs: no more than three hundred lines', () => {
    const many = Array.from({ length: MAX_LINES }, (_, index) =>
      newLine({ product: index * 3, quantity: 1 }),
    );
    const full = addLines([], many);
    expect(() => addLines(full, [newLine({ product: 9999, quantity: 1 })])).toThrow('more than 300');
    expect(mergeLines(full, addLines([], [newLine({ product: 9999, quantity: 1 })]))).toHaveLength(MAX_LINES);
    expect(addLines(full, [newLine({ product: 0, quantity: 4 })])).toHaveLength(MAX_LINES);
  });

  it('assumed: options are the same in any order, and told apart by value', () => {
    const options = { variantId: 'v', options: { Size: 'L', Frame: 'Oak' } };
    const shuffled = { options: { Frame: 'Oak', Size: 'L' }, variantId: 'v' };
    const a = { appId: 'stores', catalogItemId: '1', options };
    expect(sameReference(a, { ...a, options: shuffled })).toBe(true);
    expect(sameReference(a, { ...a, options: { ...options, variantId: 'w' } })).toBe(false);
    expect(
      sameReference({ appId: 'a', catalogItemId: '1' }, { appId: 'a', catalogItemId: '1', options: {} }),
    ).toBe(true);
  });
});
