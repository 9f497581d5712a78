import { expect, it } from 'vitest';
import { facetsOf } from './facets.ts';
import { parseListing } from './listing-state.ts';

const counts = (found: Record<string, number>) => () => ({
  count: (_: string, value: string) => found[value] ?? 0,
  scalar: () => undefined,
});

it('offers what leads somewhere, and what is chosen already', () => {
  const state = parseListing(new URLSearchParams('family=loop&palette=dusk'));
  const { families, palettes, options } = facetsOf({
    state,
    counts: counts({ 'id-dune': 3, Oak: 2 }),
    whole: counts({})(),
    families: [
      { id: 'id-dune', slug: 'dune', name: 'Dune', count: 8 },
      { id: 'id-loop', slug: 'loop', name: 'Loop', count: 8 },
      { id: 'id-weave', slug: 'weave', name: 'Weave', count: 7 },
    ],
    vocabulary: {
      programs: ['Dune'],
      palettes: [
        { key: 'dusk', name: 'Dusk', colors: [] },
        { key: 'salt', name: 'Salt', colors: [] },
      ],
      options: [
        { name: 'Frame', choices: ['Oak', 'White'] },
        { name: 'Paper', choices: ['Kozo'] },
      ],
    },
  });
  expect(families.map(({ value, count, on }) => [value, count, on])).toEqual([
    ['dune', 3, false],
    ['loop', 0, true],
  ]);
  expect(palettes.map(({ value }) => value)).toEqual(['dusk']);
  expect(options.map(({ name, choices }) => [name, choices.map((choice) => choice.name)])).toEqual([
    ['Frame', ['Oak']],
  ]);
});
