import { expect, it } from 'vitest';
import { EMPTY_REVIEW, problemsOf } from './review-form.ts';

const whole = { stars: 4, title: '', body: 'Good.', name: 'Noa', email: 'noa@example.com' };

it('asks a visitor for an address, a member for none', () => {
  expect([...problemsOf(EMPTY_REVIEW, false)]).toEqual(['stars', 'words', 'name', 'email']);
  expect([...problemsOf({ ...whole, email: '' }, false)]).toEqual(['email']);
  expect(problemsOf({ ...whole, email: '' }, true).size).toBe(0);
});

it('takes a headline alone, and words alone, but not blanks', () => {
  expect(problemsOf({ ...whole, title: 'Good', body: '' }, true).size).toBe(0);
  expect([...problemsOf({ ...whole, body: ' \n ' }, true)]).toEqual(['words']);
});
