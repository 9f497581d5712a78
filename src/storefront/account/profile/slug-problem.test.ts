import { expect, it } from 'vitest';
import { problemOf } from './slug-problem.ts';

it.each([
  ['noa-l', undefined],
  ['נועה', undefined],
  ['Ilse_V2', undefined],
  ['', 'empty'],
  ['  ', 'empty'],
  ['noa levi', 'script'],
  ['noa/levi', 'script'],
  ['☀', 'script'],
  ['a'.repeat(256), 'long'],
])('docs: %j is %j', (slug, problem) => {
  expect(problemOf(slug)).toBe(problem);
});
