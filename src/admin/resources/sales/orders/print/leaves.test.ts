import { expect, it } from 'vitest';
import type { Paper, PaperPage } from '#shared/papers.ts';
import { drawnPages, leavesOf, pagesOf, partsOf } from './leaves.ts';

const runs = [
  { paper: 'pickList' as const, pages: 2 },
  ...['a', 'b', 'c'].flatMap((order, at) => [
    { paper: 'slips' as const, order, number: order, pages: at + 1 },
    // Two invoices of one order are two runs.
    { paper: 'invoices' as const, order, number: order, pages: 1 },
    { paper: 'invoices' as const, order, number: order, pages: 1 },
  ]),
];
const page = (paper: Paper, order: string | undefined, width: number): PaperPage => ({
  paper,
  ...(order !== undefined && { order }),
  width,
  height: 1,
  shapes: [],
});

it('counts every page, and finds each where it was drawn', () => {
  const leaves = leavesOf(runs);
  expect(leaves).toHaveLength(14);
  expect(pagesOf(runs, 'slips')).toBe(6);
  const drawn = drawnPages([
    page('invoices', 'c', 1),
    page('slips', 'c', 2),
    page('slips', 'c', 3),
    page('invoices', 'c', 4),
  ]);
  expect(leaves.slice(-5).map((leaf) => drawn(leaf)?.width)).toEqual([2, 3, undefined, 1, 4]);
  expect(drawn({ paper: 'pickList', nth: 0 })).toBeUndefined();
});

it('asks for orders in the order of the pile, a few at once', () => {
  expect(partsOf(runs, 2)).toEqual([['a', 'b'], ['c']]);
});
