// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionsCard } from './SessionsCard.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const session = {
  id: 's1',
  token: 't1',
  createdAt: '2026-11-29T10:00:00Z',
  updatedAt: '2026-11-29T10:00:00Z',
};

it('says in the dialog why signing out everywhere failed, and forgets it when that is closed', async () => {
  vi.stubGlobal('fetch', (input: string) => {
    if (input.endsWith('/list-sessions')) return Promise.resolve(Response.json([session]));
    if (input.endsWith('/get-session')) return Promise.resolve(Response.json({ session }));
    return Promise.resolve(Response.json({ message: 'The disk is full' }, { status: 500 }));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <SessionsCard />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const signOut = { name: 'access.profile.sessionEndAll' };
  fireEvent.click(await screen.findByRole('button', signOut));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', signOut));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).not.toBe('');
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);

  fireEvent.click(within(dialog).getByRole('button', { name: 'counterpart.action.cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
