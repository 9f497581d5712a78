// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestTranslationProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

const show = (onClose: () => void, onConfirm?: () => void) =>
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <ConfirmDialog open title="The code" confirm="Done" onClose={onClose} onConfirm={onConfirm}>
        ABCD
      </ConfirmDialog>
    </TestTranslationProvider>,
  );

it('offers to cancel what it asks about', () => {
  show(vi.fn<() => void>(), vi.fn<() => void>());
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'counterpart.action.cancel',
    'Done',
  ]);
});

it('has one button, which closes it, where nothing is left to be done', async () => {
  const close = vi.fn<() => void>();
  show(close);
  await userEvent.click(screen.getByRole('button'));
  expect(close).toHaveBeenCalledOnce();
});
