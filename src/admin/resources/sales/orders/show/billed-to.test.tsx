// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import type { Draft } from '#wix/draft-operations.ts';
import { CustomerCard } from '../drafts/CustomerCard.tsx';
import type { DraftEditor } from '../drafts/editor/use-draft-editor.ts';
import type { OrderRecord } from '../order-record.ts';
import { AddressSection } from './AddressSection.tsx';

afterEach(cleanup);

const home = { address: { country: 'PT', city: 'Porto' }, contactDetails: { firstName: 'Ada' } };
const office = { address: { country: 'PT', city: 'Faro' }, contactDetails: { firstName: 'Ada' } };
const pickupDetails = { address: { country: 'PT', city: 'Braga' } };

interface Addresses {
  recipientInfo?: object;
  billingInfo?: object;
  shippingInfo?: object;
}

const cases: [string, Addresses, string, RegExp][] = [
  ['none of its own', { recipientInfo: home }, 'same', /none|Porto/],
  ['the one it ships to', { recipientInfo: home, billingInfo: home }, 'same', /none|Porto/],
  ['another', { recipientInfo: home, billingInfo: office }, 'Faro', /none|same/],
  ['none at all', {}, 'none', /same/],
  [
    'none, and it is collected',
    { recipientInfo: home, shippingInfo: { logistics: { pickupDetails } } },
    'none',
    /same/,
  ],
];

it.each(cases)('an order whose billing address is %s', (_name, places, told, untold) => {
  const { container } = render(
    <CoreAdminContext>
      <AddressSection order={places as unknown as OrderRecord} place="billing" onEdit={undefined} />
    </CoreAdminContext>,
  );
  expect(container.textContent).toContain(told);
  expect(container.textContent).not.toMatch(untold);
});

it.each(cases)('a draft whose billing address is %s', (_name, places, told, untold) => {
  const { recipientInfo, billingInfo, shippingInfo } = places;
  const draft = {
    recipientInfo: { recipientInfo },
    billingDetails: { billingInfo },
    shippingInfo: { shippingInfo },
  } as Draft;
  render(
    <CoreAdminContext>
      <CustomerCard draft={draft} editor={{} as DraftEditor} mayEdit={false} />
    </CoreAdminContext>,
  );
  const billed = screen.getByRole('region', { name: 'drafts.customer.billing' });
  expect(billed.textContent).toContain(told);
  expect(billed.textContent).not.toMatch(untold);
});
