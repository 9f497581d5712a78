// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { readValues, type TaxRecord } from '../table.ts';
import TryCard from './TryCard.tsx';

vi.mock('#admin/access/session.ts', async (original) => ({
  ...(await original<object>()),
  useStoreProfile: () => ({ name: 'New', currency: 'EUR', timeZone: 'UTC', locale: 'en' }),
}));

afterEach(cleanup);

it('asks for a country where none is set, instead of waiting for a calculation that nobody requested', async () => {
  const record: TaxRecord = {
    id: 'settings',
    revision: '1',
    included: true,
    appId: 'manual',
    groups: [],
    regions: {},
    rates: {},
    exemptions: [],
  };
  const data = [{ id: 'mug', name: 'Mug' }];
  const dataProvider = {
    getList: () => Promise.resolve({ data, total: 1 }),
    getMany: () => Promise.resolve({ data }),
  } as unknown as DataProvider;
  const element = (
    <CoreAdminContext dataProvider={dataProvider}>
      <TryCard record={record} values={readValues(record)} home={undefined} />
    </CoreAdminContext>
  );
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(await screen.findByText('Mug')).toBeTruthy();
  expect(screen.getByText('tax-try.noCountry')).toBeTruthy();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});
