// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewText } from './ReviewText.tsx';

vi.mock('./ReviewBody.tsx', () => ({
  Marked: ({ text }: { text: string }) => <b>{text}</b>,
  ReviewBody: ({ text }: { text: string }) => <p>{text}</p>,
}));

afterEach(cleanup);

const heading = () => screen.getByRole('heading').textContent;

it('shows the text of a review without a title once', () => {
  const body = 'The print arrived on time, and the paper is heavier than I had expected.';
  const { container } = render(<ReviewText content={{ body }} />);
  expect(container.textContent?.split('The print arrived')).toHaveLength(2);
  expect(heading()).toBe('reviews.untitled');
});

it('shows title and text, or that there is only a rating', () => {
  const { rerender } = render(<ReviewText content={{ title: 'Lovely', body: 'Text' }} />);
  expect(heading()).toBe('Lovely');
  expect(screen.getByText('Text')).toBeTruthy();
  rerender(<ReviewText content={{ rating: 5 }} />);
  expect(heading()).toBe('reviews.ratingOnly');
});
