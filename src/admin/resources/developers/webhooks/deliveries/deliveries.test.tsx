// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#admin/data/query-client.ts';
import Deliveries from './Deliveries.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const again = 'deliveries.replay.action';

function show(answer: (path: string) => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
  const element = (
    <CoreAdminContext queryClient={createQueryClient()}>
      <Deliveries />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/webhooks/:id/deliveries', element }], {
    initialEntries: ['/webhooks/w1/deliveries'],
  });
  render(<RouterProvider router={router} />);
}

it('offers nothing before the webhook is there, and names none', async () => {
  const fetched = vi.fn(() => new Promise<Response>(() => undefined));
  show(fetched);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('webhooks.deliveries');
  expect(screen.queryByRole('button', { name: again })).toBeNull();
  expect(fetched).toHaveBeenCalled();
});

it('sends again what a webhook was told, once it is there', async () => {
  const webhook = { id: 'w1', name: 'Warehouse', state: 'ACTIVE', lane: { failing: null } };
  show(async (path) => Response.json(path.includes('deliveries') ? { deliveries: [], next: null } : webhook));
  expect(await screen.findByRole('button', { name: again })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('deliveries.title');
});

it('says that a webhook is not there, in place of its deliveries', async () => {
  const rejected = { details: { applicationError: { code: 'NOT_FOUND', description: 'Not found' } } };
  show(async () => Response.json(rejected, { status: 404 }));
  expect(await screen.findByText(/form\.missing$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: again })).toBeNull();
});
