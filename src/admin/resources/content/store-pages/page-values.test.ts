// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readStorePage, storePageOf, storePageProblems } from './page-values.ts';

const empty = readStorePage(undefined);

it('derives the address from the title until somebody types one', () => {
  expect(storePageOf({ ...empty, en_title: ' Our studio ' })).toMatchObject({
    slug: 'our-studio',
    texts: { en: { title: 'Our studio' } },
  });
  expect(storePageOf({ ...empty, en_title: 'Our studio', slug: 'studio' }).slug).toBe('studio');
});

it('names the place of what is missing or taken', () => {
  const question = { question: { en: '', he: '' }, answer: { en: 'Yes.', he: '' } };
  expect(Object.keys(storePageProblems({ ...empty, slug: 'terms', questions: [question] }))).toEqual([
    'en_title',
    'slug',
    'questions.0.question.en',
  ]);
  expect(storePageProblems({ ...empty, en_title: 'About' })).toEqual({});
});
