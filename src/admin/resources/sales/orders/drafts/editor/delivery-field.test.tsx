// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { loadTestSession } from '#admin/testing/test-session.ts';
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

const show = (calculated: object, editor: object = {}) =>
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <DeliveryField calculated={calculated as CalculatedDraft} editor={editor as DraftEditor} mayEdit />
    </CoreAdminContext>,
  );

it('offers each time slot under a name of its own', async () => {
  await loadTestSession();
  show({ draftOrder: { currency: 'EUR' }, shippingOptions: [bike(10), bike(12)] });
  await userEvent.click(screen.getByRole('combobox'));
  const [, ...options] = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual([
    'Brought by bike · Tuesday 1 December, 10:00–12:00 · €4.00',
    'Brought by bike · Tuesday 1 December, 12:00–14:00 · €4.00',
  ]);
});

it('makes the draft for its options when the list is opened, where only a draft says them', async () => {
  await loadTestSession();
  const begin = vi.fn();
  const line = { lineItem: { _id: 'line-1', physicalProperties: { shippable: true } } };
  const draftOrder = { currency: 'EUR', lineItems: [line] };
  show({ draftOrder }, { begin });
  expect(screen.queryByText('drafts.delivery.noAddress')).toBeNull();
  expect(begin).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('combobox'));
  expect(begin).toHaveBeenCalledTimes(1);
  expect(screen.getByText('drafts.delivery.loading')).toBeTruthy();
  cleanup();
  show({ draftOrder, shippingOptions: [] }, { begin });
  expect(screen.getByText('drafts.delivery.noAddress')).toBeTruthy();
});
