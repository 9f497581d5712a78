// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeFields } from './CodeFields.tsx';

vi.mock('./use-coupon-form.ts', () => ({
  useCouponDraft: () => ({ form: { many: true }, change: () => undefined, allowed: true }),
}));

afterEach(cleanup);

it('asks to save first only what is not saved', () => {
  const { rerender } = render(<CodeFields isSaved={false} />);
  expect(screen.getByText('discounts.coupon.manyHint')).toBeTruthy();
  rerender(<CodeFields isSaved />);
  expect(screen.queryByText('discounts.coupon.manyHint')).toBeNull();
  expect(screen.getByText('discounts.coupon.manySaved')).toBeTruthy();
});
