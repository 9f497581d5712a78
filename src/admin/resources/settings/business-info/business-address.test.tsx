// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { i18nProvider } from '#admin/i18n/i18n-provider.ts';
import { BusinessForm } from './BusinessForm.tsx';
import './messages.en.ts';

vi.mock('#admin/access/session.ts', async (original) => ({
  ...(await original<object>()),
  useMay: () => true,
  useStoreProfile: () => ({ name: 'New', currency: 'USD', timeZone: 'UTC', locale: 'en' }),
}));
vi.mock('#admin/data/desk-registry.ts', () => ({ useMayDo: () => true }));

afterEach(cleanup);

it('has the fields of its country, with the state that the site names without it', async () => {
  const address = {
    street: 'Castro St',
    streetNumber: '650',
    city: 'Mountain View',
    state: 'CA',
    zip: '94043',
    country: 'US',
  };
  const record = { id: 'properties', revision: '1', properties: { siteDisplayName: 'New', address } };
  const element = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="business-info">
        <BusinessForm record={record} />
      </ResourceContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect((await screen.findByLabelText<HTMLSelectElement>('State')).value).toBe('US-CA');
  expect(screen.getByText('Mountain View, CA 94043')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'US-NY' } });
  expect(screen.getByText('Mountain View, NY 94043')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '10001' } });
  expect(document.querySelector('[data-save-bar]')?.textContent).toContain('ZIP code, State');
  fireEvent.change(screen.getByLabelText('Country or region'), { target: { value: 'PT' } });
  expect(screen.queryByLabelText('State')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Postal code').value).toBe('');
  expect(screen.getByText('Portugal', { selector: 'span' })).toBeTruthy();
});
