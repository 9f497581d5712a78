import { expect, it } from 'vitest';
import { withDeliveryAddress } from './delivery-address.ts';

const porto = { contactDetails: { lastName: 'Sol' }, address: { country: 'PT', city: 'Porto' } };
const lyon = { address: { country: 'FR', city: 'Lyon' } };
const byBike = { title: 'By bike', logistics: { deliveryTime: 'Tonight' } };
const to = (shippingDestination: object) => ({
  ...byBike,
  logistics: { ...byBike.logistics, shippingDestination },
});

it.each([
  ['only the recipient', { recipientInfo: porto, shippingInfo: byBike }, porto, to(porto)],
  ['only the destination', { shippingInfo: to(porto) }, porto, to(porto)],
  ['both', { recipientInfo: lyon, shippingInfo: to(porto) }, lyon, to(porto)],
  [
    'a destination without an address',
    { recipientInfo: porto, shippingInfo: to({ address: {} }) },
    porto,
    to(porto),
  ],
  ['no delivery', { recipientInfo: porto }, porto, { logistics: { shippingDestination: porto } }],
] as const)('has the address in both places: %s', (_, content, recipientInfo, shippingInfo) => {
  expect(withDeliveryAddress(content as never)).toEqual({ recipientInfo, shippingInfo });
});

it.each([
  { recipientInfo: porto, shippingInfo: { title: 'Shop', logistics: { pickupDetails: { address: {} } } } },
  { recipientInfo: { contactDetails: { lastName: 'Sol' } }, shippingInfo: byBike },
  {},
])('leaves what is picked up or has no address: %j', (content) => {
  expect(withDeliveryAddress(content as never)).toBe(content);
});
