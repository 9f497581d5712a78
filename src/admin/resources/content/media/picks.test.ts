import { describe, expect, it } from 'vitest';
import { caught, moveTo, noPicks, pick, pickedIds, step, within } from './picks.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const plain = { shift: false, toggle: false };

describe('selecting files', () => {
  it('takes one, a range from it, and single ones beside', () => {
    const one = pick(noPicks, ids, 1, plain);
    expect(pickedIds(one, ids)).toEqual(['b']);
    const range = pick(one, ids, 3, { shift: true, toggle: false });
    expect(pickedIds(range, ids)).toEqual(['b', 'c', 'd']);
    expect(pickedIds(pick(range, ids, 0, { shift: true, toggle: false }), ids)).toEqual(['a', 'b']);
    const beside = pick(range, ids, 2, { shift: false, toggle: true });
    expect(pickedIds(beside, ids)).toEqual(['b', 'd']);
    expect(pickedIds(pick(beside, ids, 4, { shift: true, toggle: true }), ids)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('keeps what was selected while the keyboard only goes on', () => {
    expect(moveTo(pick(noPicks, ids, 1, plain), 3)).toMatchObject({ cursor: 3, anchor: 3 });
    expect(pickedIds(moveTo(pick(noPicks, ids, 1, plain), 3), ids)).toEqual(['b']);
  });

  it('takes one out of all that match', () => {
    const all = { ...noPicks, selection: { type: 'exclude' as const, ids: new Set<string>() } };
    expect(pick(all, ids, 2, { shift: false, toggle: true }).selection).toEqual({
      type: 'exclude',
      ids: new Set(['c']),
    });
    expect(pick(all, ids, 2, plain).selection).toEqual({ type: 'include', ids: new Set(['c']) });
  });

  it('adds what the rubber band catches where a key is held', () => {
    const one = pick(noPicks, ids, 0, plain);
    expect(pickedIds(caught(one, ['c', 'd'], true), ids)).toEqual(['a', 'c', 'd']);
    expect(pickedIds(caught(one, ['c', 'd'], false), ids)).toEqual(['c', 'd']);
  });
});

describe('arrows', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowLeft', 0],
    [1, 'ArrowDown', 4],
    // The last row has one file only.
    [5, 'ArrowDown', 6],
    [6, 'ArrowDown', 6],
    [4, 'ArrowUp', 1],
    [3, 'Home', 0],
    [3, 'End', 6],
    [undefined, 'ArrowDown', 0],
    [2, 'x', undefined],
  ])('from %s by %s to %s', (at, key, to) => expect(step(at, key, 3, 7)).toBe(to));

  it('lead nowhere where nothing is', () => expect(step(undefined, 'ArrowDown', 3, 0)).toBeUndefined());
});

describe('the rubber band', () => {
  const layout = {
    columns: 3,
    cellWidth: 100,
    rowHeight: 120,
    width: 90,
    height: 110,
    inset: { x: 10, y: 0 },
  };

  it('catches what it touches, and nothing in the gaps', () => {
    expect(within({ left: 0, top: 0, right: 105, bottom: 50 }, layout, 7)).toEqual([0]);
    expect(within({ left: 0, top: 0, right: 115, bottom: 130 }, layout, 7)).toEqual([0, 1, 3, 4]);
    expect(within({ left: 101, top: 0, right: 109, bottom: 50 }, layout, 7)).toEqual([]);
    expect(within({ left: 20, top: 112, right: 60, bottom: 118 }, layout, 7)).toEqual([]);
  });

  it('knows where the files end', () => {
    expect(within({ left: 0, top: 232, right: 400, bottom: 9000 }, layout, 7)).toEqual([6]);
  });
});
