import { expect, it } from 'vitest';
import { passwordProblem, passwordStrength } from './password.ts';

it.each([
  ['', 'missing'],
  ['elevenchars', 'short'],
  ['twelve chars', undefined],
  ['סיסמה ארוכה מספיק', undefined],
  ['🌙'.repeat(11), 'short'],
  ['x'.repeat(100), undefined],
  ['x'.repeat(101), 'long'],
])('%s: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

it.each([
  ['', 0],
  ['abc', 1],
  ['correct h!', 2],
  ['correct-horse', 3],
  ['correct-horse-loom', 4],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
])('%s is worth %i bars', (password, bars) => expect(passwordStrength(password)).toBe(bars));
