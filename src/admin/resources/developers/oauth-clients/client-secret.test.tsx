// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { OAuthClientRow } from '#shared/developers.ts';
import { ClientSecret } from './ClientSecret.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const client = { id: 'c1', name: 'Shop', hasSecret: false } as OAuthClientRow;

it('asks once, and says so where no secret was given', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => promise);
  vi.stubGlobal('fetch', fetched);
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <ClientSecret client={client} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const give = screen.getByRole('button', { name: 'oauth-clients.secret.give' });
  fireEvent.click(give);
  await waitFor(() => expect(give.matches(':disabled')).toBe(true));
  fireEvent.click(give);
  expect(fetched).toHaveBeenCalledOnce();
  resolve(Response.json({ message: 'No.' }, { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toContain('oauth-clients.secret.failed');
  expect(give.matches(':disabled')).toBe(false);
});
