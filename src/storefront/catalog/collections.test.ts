import { expect, it } from 'vitest';
import { collectionsNamed, homeOf } from './collections.ts';

it('finds a collection by words of its name or description', () => {
  const collection = {
    id: '1',
    slug: 'lunation',
    name: 'Lunation',
    description: 'The phases of the moon.',
    count: 7,
  };
  const named = (query: string) => collectionsNamed([collection], query).length;
  expect(['lun', 'Moon phases', 'moons'].map(named)).toEqual([1, 1, 1]);
  expect(['', 'moon dune', 'oon'].map(named)).toEqual([0, 0, 0]);
});

it('a product comes from its own program, wherever else it hangs', () => {
  const [quiet, weave] = ['Quiet walls', 'Weave'].map((name) => ({ id: name, slug: name, name, count: 1 }));
  if (!quiet || !weave) throw new Error('There are two.');
  expect(homeOf([quiet, weave], 'Weave')).toBe(weave);
  expect(homeOf([quiet, weave], undefined)).toBe(quiet);
  expect(homeOf([], 'Weave')).toBeUndefined();
});
