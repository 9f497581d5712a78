import { expect, test } from 'vitest';
import { deliveryColumns } from './address-columns.ts';

test('a file says where an order goes as the list does, the country by its name', () => {
  const address = { city: 'Malmö', country: 'SE' };
  const shippingInfo = { logistics: { shippingDestination: { address } } };
  const recipientInfo = { address: { city: 'Lisboa', country: 'PT' } };
  const destination = (order: object) =>
    deliveryColumns['destination']?.value({ id: 'one', ...order }, 'Europe/Lisbon');
  expect(destination({ shippingInfo, recipientInfo })).toBe('Malmö, Sweden');
  expect(destination({ recipientInfo })).toBe('Lisboa, Portugal');
  expect(destination({ billingInfo: { address: { country: 'SE' } } })).toBe('Sweden');
  expect(destination({})).toBe('');
});
