// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import type { CalculatedDraft } from '../../../../../wix/draft-operations.ts';
import { loadSession } from '../../../../access/session.ts';
import { DeliveryField } from './DeliveryField.tsx';
import type { DraftEditor } from './use-draft-editor.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const bike = (hour: number) => ({
  carrierId: 'local',
  code: `bike~${hour}`,
  title: 'Brought by bike',
  logistics: {
    deliveryTimeSlot: { from: `2026-12-01T${hour}:00:00Z`, to: `2026-12-01T${hour + 2}:00:00Z` },
  },
  cost: { price: { amount: '4.00' } },
});

it('offers each time slot under a name of its own', async () => {
  const store = { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Lisbon', locale: 'en' };
  const staff = { id: 's1', email: 'ines@example.com', name: 'Inês', role: 'owner' };
  const session = { staff, permissions: [], roles: [], colleagues: [], store };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(session)));
  await loadSession();
  const calculated = {
    draftOrder: { currency: 'EUR' },
    shippingOptions: [bike(10), bike(12)],
  } as unknown as CalculatedDraft;
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <DeliveryField calculated={calculated} editor={{} as DraftEditor} mayEdit />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  const [, ...options] = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual([
    'Brought by bike · Tuesday 1 December, 10:00–12:00 · €4.00',
    'Brought by bike · Tuesday 1 December, 12:00–14:00 · €4.00',
  ]);
});
