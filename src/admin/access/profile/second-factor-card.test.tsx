// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { SecondFactorCard } from './SecondFactorCard.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <SecondFactorCard on={false} />
    </TestTranslationProvider>,
  );
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'access.profile.secondStart' }));
const field = () => screen.getByLabelText<HTMLInputElement>('access.field.currentPassword');
const enter = (password: string) => {
  fireEvent.change(field(), { target: { value: password } });
  const dialog = screen.getByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
};

it('continues in the field of the code, and can be canceled there', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ totpURI: 'otpauth://totp/Shop?secret=ABCDEFGH', backupCodes: [] })),
  );
  show();
  ask();
  enter('right');
  const code = await screen.findByLabelText('access.field.code');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(code);
  expect(screen.queryByRole('button', { name: 'access.profile.secondStart' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'counterpart.action.cancel' }));
  expect(screen.queryByLabelText('access.field.code')).toBeNull();
  ask();
  expect(field().value).toBe('');
});

it('forgets the typed password and its error when the question is canceled', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ code: 'INVALID_PASSWORD', message: 'Invalid password' }, { status: 400 }),
    ),
  );
  show();
  ask();
  enter('not-it');
  await screen.findByText('access.failure.INVALID_PASSWORD');

  fireEvent.click(screen.getByRole('button', { name: 'counterpart.action.cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  ask();
  expect(field().value).toBe('');
  expect(screen.queryByText('access.failure.INVALID_PASSWORD')).toBeNull();
});
