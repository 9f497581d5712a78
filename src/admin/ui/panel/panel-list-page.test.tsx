// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'lucide-react';
import { CoreAdminContext, ResourceContextProvider, type DataProvider, type GetListParams } from 'ra-core';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AdminDesk } from '../../data/define-desk.ts';
import { DeskRegistryProvider } from '../../data/desk-registry.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { PanelListPage } from './PanelListPage.tsx';

afterEach(cleanup);

interface TestRecord {
  id: string;
  name: string;
}

const things: TestRecord[] = Array.from({ length: 120 }, (_, index) => ({
  id: `t${index + 1}`,
  name: `TestRecord ${index + 1}`,
}));

const dataProvider = {
  getList: (
    _: string,
    { pagination: { page, perPage } = { page: 1, perPage: 50 } }: Partial<GetListParams>,
  ) =>
    Promise.resolve({
      data: things.slice((page - 1) * perPage, page * perPage),
      pageInfo: { hasNextPage: page * perPage < things.length, hasPreviousPage: page > 1 },
    }),
} as unknown as DataProvider;

const desk = { name: 'things', icon: Activity } as unknown as AdminDesk;
const Address = () => <output>{useLocation().search}</output>;

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        <DeskRegistryProvider value={[desk]}>
          <ResourceContextProvider value="things">
            <PanelListPage<TestRecord>
              most={50}
              sort={{ field: 'name', order: 'ASC' }}
              rowName={({ name }) => name}
              columns={[]}
              form={() => null}
            />
            <Address />
          </ResourceContextProvider>
        </DeskRegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

it('pages through all records, and keeps the page while one is opened', async () => {
  show('/things');
  expect(await screen.findByRole('link', { name: 'TestRecord 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'TestRecord 51' })).toBeNull();
  for (const first of [51, 101]) {
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: `TestRecord ${first}` })).toBeTruthy();
  }
  const last = screen.getByRole('link', { name: 'TestRecord 120' });
  expect(last.getAttribute('href')).toBe('/things/t120?page=3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});

it('returns to the first page where the page of the address is past the end', async () => {
  show('/things?page=9');
  expect(await screen.findByRole('link', { name: 'TestRecord 1' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});
