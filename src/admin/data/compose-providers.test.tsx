// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { CoreAdminContext, TestMemoryRouter, useDataProvider, useGetList } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeProviders } from './compose-providers.ts';

afterEach(cleanup);

const orders = {
  getList: vi.fn((_resource: string, _params: { signal?: AbortSignal }) =>
    Promise.resolve({ data: [], total: 0 }),
  ),
  markAsPaid: vi.fn((_resource: string, { id }: { id: string }) =>
    Promise.resolve({ data: { id, paid: true } }),
  ),
};
const staff = {
  getOne: vi.fn((_resource: string, { id }: { id: string }) => Promise.resolve({ data: { id } })),
};
const compose = () => composeProviders({ orders, staff });

describe('composed providers', () => {
  it('send each call to the provider of its resource', async () => {
    const provider = compose();
    await provider.getOne('staff', { id: '7' });
    expect(staff.getOne).toHaveBeenCalledWith('staff', { id: '7' });
    expect(orders.getList).not.toHaveBeenCalled();
  });

  it('keep the verbs of one resource', async () => {
    const { data } = await compose().markAsPaid('orders', { id: '1' });
    expect(data).toEqual({ id: '1', paid: true });
  });

  it('keep custom verbs through react-admin’s own hook', async () => {
    let call: Promise<unknown> | undefined;
    const Caller = () => {
      const provider = useDataProvider();
      call ??= provider['markAsPaid']('orders', { id: '2' }) as Promise<unknown>;
      return null;
    };
    show(<Caller />);
    await expect(call).resolves.toEqual({ data: { id: '2', paid: true } });
  });

  it('abort a request whose reader has left', async () => {
    let signal: AbortSignal | undefined;
    orders.getList.mockImplementation((_resource, params) => {
      signal = params.signal;
      return new Promise(() => undefined);
    });
    const Reader = () => {
      useGetList('orders');
      return null;
    };
    const { unmount } = show(<Reader />);
    await waitFor(() => expect(signal).toBeInstanceOf(AbortSignal));
    expect(signal?.aborted).toBe(false);
    unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('name the resource or verb that is missing', async () => {
    const provider = compose();
    await expect(provider.getOne('reviews', { id: '1' })).rejects.toThrow(
      'No provider for the resource "reviews"',
    );
    await expect(provider.getList('staff', {})).rejects.toThrow('The resource "staff" has no verb "getList"');
  });

  it('are fetched with the first call', async () => {
    const load = vi.fn(() => Promise.resolve(staff));
    const provider = composeProviders({ orders, staff: load });
    await provider.markAsPaid('orders', { id: '1' });
    expect(load).not.toHaveBeenCalled();
    expect(await provider.getOne('staff', { id: '8' })).toEqual({ data: { id: '8' } });
  });
});

const show = (content: React.ReactNode) =>
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={compose()} queryClient={new QueryClient()}>
        {content}
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
