import { expect, it } from 'vitest';
import { patternOf, redact, redactText } from './redact.ts';

const ann = { marks: ['ann@shop.example', '+351 912 000 11'], names: ['Ann Lee'], ids: ['c0'] };

it('takes an address, a number and a name out of a text wherever they stand as a whole', () => {
  expect(redactText('Dear Ann Lee, <ANN@shop.example>. Ann Lee’s: +351 912 000 11', ann)).toBe(
    'Dear [erased], <[erased]>. [erased]’s: [erased]',
  );
});

it('leaves those who have theirs in their own', () => {
  const others =
    'joann@shop.example, x.ann@shop.example, ann@shop.example.pt, Joann Lee, Ann Leeman, Ann Lee-Wu, +351 912 000 112';
  expect(redactText(others, ann)).toBe(others);
  const person = { email: 'joann@shop.example', firstName: 'Jo', lastName: 'Ann Leeman' };
  expect(redact(person, ann, false)).toEqual(person);
});

it('knows nobody by a word of two letters', () => {
  expect(patternOf(['a', 'Al'])).toBeUndefined();
});
