import { expect, it } from 'vitest';
import { addressText } from '#admin/ui/address/address-text.ts';
import { addressFrom, addressOf, linesOf } from './addresses.ts';

const before = {
  address: {
    country: 'US',
    countryFullname: 'United States',
    subdivision: 'US-CA',
    subdivisionFullname: 'California',
    city: 'Mountain View',
    postalCode: '94043',
    streetAddress: { name: 'Castro St', number: '650' },
    location: { latitude: 37, longitude: -122 },
  },
  contactDetails: { firstName: 'Ann', company: 'Acme', phone: '+1 212 555 0100', vatId: { _id: '1' } },
};

it('takes away what another country does not have, and what is empty', () => {
  const text = { ...addressText(before), country: 'PT', subdivision: '', postalCode: '1149-014', phone: ' ' };
  expect(addressFrom(text, before)).toEqual({
    address: {
      ...before.address,
      country: 'PT',
      countryFullname: null,
      subdivision: null,
      subdivisionFullname: null,
      postalCode: '1149-014',
    },
    contactDetails: { ...before.contactDetails, phone: null },
  });
});

it('takes away the coordinates of another street', () => {
  const { address } = addressFrom({ ...addressText(before), addressLine: '1 Main St' }, before);
  expect(address).toMatchObject({ addressLine1: '1 Main St', streetAddress: null, location: null });
});

it('stores no blanks of a new address', () => {
  const text = { ...addressText(undefined), country: 'PT', city: ' Porto ' };
  expect(addressFrom(text, undefined)).toEqual({
    address: { country: 'PT', city: 'Porto' },
    contactDetails: {},
  });
});

it('shows company and state, and of two delivery addresses the one that counts', () => {
  const order = {
    recipientInfo: { address: { country: 'PT' } },
    shippingInfo: { logistics: { shippingDestination: before } },
  };
  expect(linesOf(addressOf(order, 'shipping'), 'en')).toEqual([
    'Ann',
    'Acme',
    '650 Castro St',
    'Mountain View, CA 94043',
    'United States',
  ]);
});
