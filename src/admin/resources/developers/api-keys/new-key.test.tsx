// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { KeyScope } from '#shared/developers.ts';
import { KeyPermissions } from './KeyPermissions.tsx';
import { NewKey } from './NewKey.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

function show(page: React.ReactNode) {
  // The pauses between the tries are as short as they can be.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const element = (
    <CoreAdminContext queryClient={queryClient}>
      {page}
      <Link to="/elsewhere">Elsewhere</Link>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const name = () => screen.findByLabelText('api-keys.field.name');

it('asks before a key that is being written is left behind', async () => {
  show(<NewKey />);
  fireEvent.change(await name(), { target: { value: 'Warehouse' } });
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('counterpart.leave.title')).toBeTruthy();
});

it('makes the key by Ctrl+S, once there is a name, and asks before it is left uncopied', async () => {
  const made = { id: 'k1', name: 'Warehouse', key: 'cpk_1', siteId: 's1' };
  const fetched = vi.fn(async () => Response.json(made));
  vi.stubGlobal('fetch', fetched);
  show(<NewKey />);
  const field = await name();
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Warehouse' } });
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  expect(await screen.findByText('cpk_1')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(fetched).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('counterpart.leave.title')).toBeTruthy();
});

it('says where the permissions behind a key could not be read, and reads them again', async () => {
  const scope: KeyScope = 'read';
  const fetched = vi.fn(async () => Response.json({ message: 'No.' }, { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  show(<KeyPermissions scope={scope} />);
  const details = (await screen.findByText('api-keys.rights')).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const again = await screen.findByRole('button', { name: 'counterpart.error.retry' }, { timeout: 10_000 });
  fetched.mockResolvedValue(Response.json([{ id: 'orders', read: ['ECOM.READ_ORDERS'], change: [] }]));
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByText('ECOM.READ_ORDERS')).toBeTruthy());
});
