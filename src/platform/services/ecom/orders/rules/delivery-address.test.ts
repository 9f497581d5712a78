import { expect, it } from 'vitest';
import { withCorrectedAddress, withDeliveryAddress } from './delivery-address.ts';

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

const moved = { ...porto, ...lyon };
it.each([
  ['the destination', { shippingInfo: to(lyon), recipientInfo: porto }, to(lyon), moved],
  ['the recipient', { shippingInfo: to(porto), recipientInfo: lyon }, to(moved), lyon],
  [
    'both, whose destination counts',
    { shippingInfo: to(lyon), recipientInfo: { address: { city: 'Nice' } } },
    to(lyon),
    lyon,
  ],
])('has a corrected address in both places: %s', (_, after, shippingInfo, recipientInfo) => {
  const before = { shippingInfo: to(porto), recipientInfo: porto };
  expect(withCorrectedAddress(before as never, after as never)).toEqual({ shippingInfo, recipientInfo });
});

it('keeps the name of the recipient where a correction has an address alone, and the address where it has a name', () => {
  const ada = { contactDetails: { firstName: 'Ada' } };
  const before = { shippingInfo: to(porto), recipientInfo: { ...porto, ...ada } };
  const after = { ...before, shippingInfo: to({ address: lyon.address }) };
  expect(withCorrectedAddress(before as never, after as never).recipientInfo).toEqual({
    ...porto,
    ...ada,
    address: lyon.address,
  });
  const renamed = { shippingInfo: to(porto), recipientInfo: ada };
  const { shippingInfo } = withCorrectedAddress(before as never, renamed as never);
  expect(shippingInfo).toEqual(to({ ...porto, ...ada }));
});

it('leaves what was not corrected, and what is picked up', () => {
  const apart = { shippingInfo: to(porto), recipientInfo: lyon };
  expect(withCorrectedAddress(apart as never, { ...apart, archived: true } as never)).toEqual({
    ...apart,
    archived: true,
  });
  const pickup = { shippingInfo: { logistics: { pickupDetails: {} } }, recipientInfo: porto };
  const next = { ...pickup, recipientInfo: lyon };
  expect(withCorrectedAddress(pickup as never, next as never)).toBe(next);
});
