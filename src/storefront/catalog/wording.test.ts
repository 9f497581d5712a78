import { expect, it } from 'vitest';
import { insteadOf, waysToSearch } from './wording.ts';

const found = [
  { name: 'Low sun', plainDescription: '<p>A small sun behind <b>brown</b> ridges. Phases of the moon.</p>' },
  { name: 'Violet hour', plainDescription: '<p>At twilight.</p>' },
];
const all = { mode: 'AND' } as const;
const some = { mode: 'OR' } as const;

it.each([
  ['low sun', all, undefined],
  ['Sun LOW', all, undefined],
  ['suns', all, undefined],
  ['moon phases', all, undefined],
  ['ridg', all, undefined],
  ['low snu', all, { kind: 'spelling', query: 'low sun' }],
  ['twilght', all, { kind: 'spelling', query: 'twilight' }],
  // Found by something that is not among the words shown.
  ['HD-DUN-274', all, undefined],
  ['purple moon', some, { kind: 'fewer', query: 'moon' }],
  ['purple mooon', some, { kind: 'fewer', query: 'moon' }],
] as const)('says what was looked for in place of “%s”', (query, way, instead) => {
  expect(insteadOf(query, found, way)).toEqual(instead);
});

it('looks for other spellings before it drops a word, and for neither when told not to', () => {
  expect(waysToSearch('low sun', false).map(({ mode, fuzzy }) => [mode, fuzzy])).toEqual([
    ['AND', true],
    ['OR', true],
  ]);
  expect(waysToSearch('sun', false)).toHaveLength(1);
  expect(waysToSearch('low snu', true)).toEqual([{ expression: 'low snu', mode: 'AND' }]);
});
