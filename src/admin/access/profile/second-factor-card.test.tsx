// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { SecondFactorCard } from './SecondFactorCard.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

it('forgets the typed password and its error when the question is canceled', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ code: 'INVALID_PASSWORD', message: 'Invalid password' }, { status: 400 }),
    ),
  );
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <SecondFactorCard on={false} />
    </TestTranslationProvider>,
  );
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'access.profile.secondStart' }));
  const field = () => screen.getByLabelText<HTMLInputElement>('access.field.currentPassword');
  ask();
  fireEvent.change(field(), { target: { value: 'not-it' } });
  const dialog = screen.getByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  await screen.findByText('access.failure.INVALID_PASSWORD');

  fireEvent.click(screen.getByRole('button', { name: 'counterpart.action.cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  ask();
  expect(field().value).toBe('');
  expect(screen.queryByText('access.failure.INVALID_PASSWORD')).toBeNull();
});
