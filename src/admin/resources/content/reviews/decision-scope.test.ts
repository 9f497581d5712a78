import { expect, it } from 'vitest';
import type { Selection } from '#admin/data/bulk.ts';
import { decisionScope, MAX_AT_ONCE } from './decision-scope.ts';

const rows = Array.from({ length: MAX_AT_ONCE + 5 }, (_, at) => ({ id: `r${at}` }));
const picked = (...ids: string[]): Selection => ({ type: 'include', ids: new Set(ids) });

it('a decision is about the open review while nothing is selected', () => {
  expect(decisionScope(picked(), rows)).toBe('open');
  // What was selected is not in this list any more.
  expect(decisionScope(picked('gone'), rows)).toBe('open');
});

it('a decision is about those that are selected, and many of them are confirmed first', () => {
  expect(decisionScope(picked('r1', 'r3'), rows)).toEqual([{ id: 'r1' }, { id: 'r3' }]);
  expect(decisionScope(picked(...rows.map(({ id }) => id)), rows)).toBe('confirm');
  expect(decisionScope({ type: 'exclude', ids: new Set() }, rows)).toBe('confirm');
});
