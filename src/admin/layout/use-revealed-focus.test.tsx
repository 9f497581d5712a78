// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRevealedFocus } from './use-revealed-focus.ts';

afterEach(cleanup);

function Page() {
  useRevealedFocus();
  return <button type="button">Canceled</button>;
}

it('scrolls what gets the focus of the keyboard into view, and nothing that is clicked', () => {
  render(<Page />);
  const button = screen.getByRole('button');
  const scroll = vi.spyOn(button, 'scrollIntoView');
  const isVisible = vi.spyOn(button, 'matches').mockReturnValueOnce(false).mockReturnValueOnce(true);
  button.focus();
  expect(scroll).not.toHaveBeenCalled();
  button.blur();
  button.focus();
  expect(isVisible).toHaveBeenCalledWith(':focus-visible');
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});
