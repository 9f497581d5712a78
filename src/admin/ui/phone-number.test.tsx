// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PhoneNumber } from './PhoneNumber.tsx';

afterEach(cleanup);

it('is written from left to right in a mirrored page too', () => {
  const { container } = render(<PhoneNumber number="+351 22 205 5480" />);
  expect(container.querySelector('bdi')?.getAttribute('dir')).toBe('ltr');
  expect(container.textContent).toBe('+351 22 205 5480');
});
