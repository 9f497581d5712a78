// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MAX_TERMS } from '#shared/review-rules.ts';
import { TestFields } from './TestFields.tsx';

afterEach(cleanup);

const show = (words: string[], checked: boolean) =>
  render(<TestFields test={{ kind: 'words', words }} checked={checked} onChange={() => undefined} />);
const field = () => screen.getByLabelText('reviews.rules.field.terms');

it('marks the words of a rule as missing once somebody tried to add it', () => {
  show([], false);
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
  cleanup();
  show([], true);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('reviews.rules.termsRequired')).toBeTruthy();
});

it('says that there are too many words', () => {
  show(
    Array.from({ length: MAX_TERMS + 1 }, (_, index) => `word${index}`),
    true,
  );
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('reviews.rules.tooManyTerms')).toBeTruthy();
});
