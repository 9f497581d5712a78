import { expect, it } from 'vitest';
import { barProblems, readBar } from './text-form.ts';

const empty = readBar(undefined);

it('rejects a day of the announcement that is none, and a last day before the first', () => {
  const problems = (from: string, until: string) => Object.keys(barProblems({ ...empty, from, until }));
  expect(problems('31 Nov 2026', '')).toEqual(['from']);
  expect(problems('', 'soon')).toEqual(['until']);
  expect(problems('2026-12-02', '2026-12-01')).toEqual(['until']);
  expect(problems('2026-12-01', '2026-12-02')).toEqual([]);
});
