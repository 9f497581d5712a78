import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSelected,
  nothingSelected,
  selectedCount,
  toggled,
  toJobSelection,
  withPage,
  type Selection,
} from './bulk.ts';

const everything: Selection = { type: 'exclude', ids: new Set() };
const rows = Array.from({ length: 40 }, (_, index) => `row-${index}`);
const pageOf = (page: number) => rows.slice(page * 10, page * 10 + 10);

type Step = { toggle: string } | { page: number; selected: boolean };
const steps = fc.array(
  fc.oneof(
    fc.record({ toggle: fc.constantFrom(...rows) }),
    fc.record({ page: fc.integer({ min: 0, max: 3 }), selected: fc.boolean() }),
  ),
);

describe('a selection', () => {
  it('means the same rows as ticking them one by one, over all pages', () => {
    const start = fc.constantFrom(nothingSelected, everything);
    fc.assert(
      fc.property(start, steps, (from, used: Step[]) => {
        let selection = from;
        const ticked = new Set(from.type === 'exclude' ? rows : []);
        for (const step of used) {
          if ('toggle' in step) {
            selection = toggled(selection, step.toggle);
            if (!ticked.delete(step.toggle)) ticked.add(step.toggle);
          } else {
            selection = withPage(selection, pageOf(step.page), step.selected);
            for (const id of pageOf(step.page)) {
              if (step.selected) ticked.add(id);
              else ticked.delete(id);
            }
          }
        }
        expect(rows.filter((id) => isSelected(selection, id))).toEqual(rows.filter((id) => ticked.has(id)));
        expect(selectedCount(selection, rows.length)).toBe(ticked.size);
      }),
    );
  });

  it('of all that match has no count until the total is known', () => {
    expect(selectedCount(everything, undefined)).toBeUndefined();
    expect(selectedCount({ type: 'exclude', ids: new Set(['a']) }, 1240)).toBe(1239);
  });

  it('is handed to a job by id, or as the filter without those left out', () => {
    const filter = { status: 'APPROVED' };
    expect(toJobSelection({ type: 'include', ids: new Set(['a', 'b']) }, filter)).toEqual({
      ids: ['a', 'b'],
    });
    expect(toJobSelection(everything, filter)).toEqual({ filter });
    const but = { type: 'exclude', ids: new Set(['a']) } as const;
    expect(toJobSelection(but, filter)).toEqual({ filter: { $and: [filter, { id: { $nin: ['a'] } }] } });
    expect(toJobSelection(but, {})).toEqual({ filter: { id: { $nin: ['a'] } } });
  });
});
