// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider, type DataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '#wix/errors.ts';
import { orderSettingsOperations as operations } from '#wix/order-settings-operations.ts';
import { OrderSettingsForm } from './OrderSettingsForm.tsx';
import { orderSettingsProvider } from './provider.ts';
import { toRecord } from './settings-record.ts';

vi.mock('#admin/access/session.ts', async (original) => ({
  ...(await original<object>()),
  useMay: () => true,
}));
vi.mock('#admin/data/desk-registry.ts', () => ({ useMayDo: () => true }));

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

it('shows the number that is set, and takes it back by a lower one', async () => {
  const update = vi.fn(() => Promise.resolve({ data: toRecord({}, {}, '13000', { nextNumber: '13001' }) }));
  const settings = toRecord({}, {}, '13000', { nextNumber: '20000' });
  const element = (
    <CoreAdminContext dataProvider={{ update } as unknown as DataProvider}>
      <ResourceContextProvider value="order-settings">
        <OrderSettingsForm settings={settings} />
      </ResourceContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const field = await screen.findByLabelText<HTMLInputElement>('order-settings.field.nextNumber');
  expect(field.value).toBe('20000');
  fireEvent.change(field, { target: { value: '13001' } });
  fireEvent.click(screen.getByRole('button', { name: 'counterpart.form.save' }));
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      'order-settings',
      expect.objectContaining({ data: expect.objectContaining({ nextNumber: '13001' }) as object }),
    ),
  );
});

it('rejects beside the field a number that an order got meanwhile', async () => {
  vi.spyOn(operations, 'highestNumber').mockResolvedValue('13005');
  const set = vi.spyOn(operations, 'setNextNumber').mockResolvedValue({});
  const error = await orderSettingsProvider
    .update('order-settings', { data: { nextNumber: '13001' } })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).violations).toMatchObject([{ field: 'nextNumber' }]);
  expect(set).not.toHaveBeenCalled();
});
