import { expect, it } from 'vitest';
import { fillPhrase } from './phrase.ts';

it.each([
  ['Bag, %{count} poster |||| Bag, %{count} posters', { count: 1 }, 'Bag, 1 poster'],
  ['Bag, %{count} poster |||| Bag, %{count} posters', { count: 0 }, 'Bag, 0 posters'],
  ['One is missing. |||| %{smart_count} are missing.', { count: 3 }, '3 are missing.'],
  ['The same for %{count}', { count: 2 }, 'The same for 2'],
  ['%{name} and %{name}', { name: '$& %{other}' }, '$& %{other} and $& %{other}'],
  ['%{unknown} stays', { name: 'x' }, '%{unknown} stays'],
  ['Nothing to fill', undefined, 'Nothing to fill'],
])('fills %j with %j', (phrase, values, filled) => {
  expect(fillPhrase(phrase, values)).toBe(filled);
});
