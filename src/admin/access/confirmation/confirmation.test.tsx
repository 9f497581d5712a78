// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { callApi } from '../call-api.ts';
import { Confirmation } from './Confirmation.tsx';

const PATH = '/admin/api/api-keys';
const typed = { name: 'Warehouse', scope: 'all' };
const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
/** As the server counts it. */
let isConfirmed = false;
let method: 'PASSWORD' | 'CODE' = 'PASSWORD';

const rejection = (code: string, status: number, data: object = {}) =>
  Response.json(
    { message: code, details: { applicationError: { code, description: code, data } } },
    { status },
  );

// It is a chunk of its own, which a busy machine takes its time to load.
beforeAll(async () => {
  await import('./ConfirmationDialog.tsx');
});
beforeEach(() => {
  isConfirmed = false;
  method = 'PASSWORD';
  fetching.mockReset().mockImplementation(async (url, { body }) => {
    if (url !== '/admin/api/confirmation') {
      return isConfirmed
        ? Response.json({ id: 'key-1', sent: JSON.parse(body as string) as unknown })
        : rejection('CONFIRMATION_REQUIRED', 403, { method, minutes: 10 });
    }
    const { password, code } = JSON.parse(body as string) as { password?: string; code?: string };
    isConfirmed = method === 'PASSWORD' ? password === 'right one' : code === '123456';
    return isConfirmed ? Response.json({}) : rejection(`INVALID_${method}`, 400);
  });
  vi.stubGlobal('fetch', fetching);
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Confirmation />
    </CoreAdminContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it’s you' });
const sentTo = (path: string) => fetching.mock.calls.filter(([url]) => url === path);

it('asks for the password when the server does, and sends the same request again', async () => {
  const user = userEvent.setup();
  const created = callApi('POST', PATH, typed);
  await dialog();
  await user.type(screen.getByLabelText('Password'), 'wrong one{Enter}');
  expect(await screen.findByText('Incorrect current password.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'right one{Enter}');
  await expect(created).resolves.toEqual({ id: 'key-1', sent: typed });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(PATH)).toHaveLength(2);
});

it('asks for a code where two-step verification is on, and once for all requests that wait', async () => {
  method = 'CODE';
  const user = userEvent.setup();
  const both = [
    callApi('POST', PATH, typed),
    restProvider.create('api-keys', { data: typed }).then(({ data }) => data as unknown),
  ];
  await dialog();
  await waitFor(() => expect(sentTo(PATH)).toHaveLength(2));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  for (const created of both) await expect(created).resolves.toMatchObject({ id: 'key-1' });
  expect(sentTo('/admin/api/confirmation')).toHaveLength(1);
});

it('tells the page of it where the person would rather not, and asks again the next time', async () => {
  const user = userEvent.setup();
  for (let turn = 1; turn <= 2; turn += 1) {
    const rejected = callApi('POST', PATH, typed).catch((error: unknown) => error);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await act(() => rejected)).toMatchObject({ code: 'CONFIRMATION_REQUIRED', status: 403 });
    expect(sentTo(PATH)).toHaveLength(turn);
  }
});
