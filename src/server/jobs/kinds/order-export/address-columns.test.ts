import { expect, test } from 'vitest';
import { deliveryColumns } from './address-columns.ts';

test('a file says where an order goes as the list does, the country by its name', () => {
  const address = { city: 'Malmö', country: 'SE' };
  const shippingInfo = { logistics: { shippingDestination: { address } } };
  const recipientInfo = { address: { city: 'Lisboa', country: 'PT' } };
  const place = (order: object) => deliveryColumns['place']?.value({ id: 'one', ...order }, 'Europe/Lisbon');
  expect(place({ shippingInfo, recipientInfo })).toBe('Malmö, Sweden');
  expect(place({ recipientInfo })).toBe('Lisboa, Portugal');
  expect(place({ billingInfo: { address: { country: 'SE' } } })).toBe('Sweden');
  expect(place({})).toBe('');
});
