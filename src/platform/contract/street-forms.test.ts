import { describe, expect, it } from 'vitest';
import { completeReply } from './complete-reply.ts';
import { decodeRequest } from './decode.ts';
import { findOperation } from './index.ts';

const updateOrder = findOperation('ecom_orders.updateOrder');
const createOrder = findOperation('ecom_orders.createOrder');
const createLocation = findOperation('ecom_pickup-locations.createPickupLocation');

const STREET = { name: 'Rua do Ouro', number: '12' };

const decoded = (operation: typeof updateOrder, address: object): unknown => {
  const order = { billingInfo: { address } };
  const request = decodeRequest(operation, {}, new URLSearchParams(), { order }) as {
    order: { billingInfo: { address: unknown } };
  };
  return request.order.billingInfo.address;
};

const replied = (address: object): unknown => {
  const reply = completeReply(findOperation('ecom_orders.getOrder'), {
    order: { billingInfo: { address } },
  }) as { order: { billingInfo: { address: unknown } } };
  return reply.order.billingInfo.address;
};

describe('the two forms of a street', () => {
  it('sdk: each is added to a reply that has the other', () => {
    expect(replied({ addressLine: 'Rua do Ouro 12' })).toMatchObject({ streetAddress: STREET });
    expect(replied({ streetAddress: STREET, country: 'PT' })).toMatchObject({
      addressLine: 'Rua do Ouro 12',
    });
    expect(replied({ streetAddress: STREET, country: 'US' })).toMatchObject({
      addressLine: '12 Rua do Ouro',
    });
    expect(replied({ addressLine: 'Castle' })).toEqual({ addressLine: 'Castle' });
  });

  it('assumed: a line counts where a stored street contradicts it', () => {
    expect(replied({ addressLine: 'Rua da Prata 4', streetAddress: STREET })).toMatchObject({
      streetAddress: { name: 'Rua da Prata', number: '4' },
    });
    expect(JSON.parse(JSON.stringify(replied({ addressLine: 'Castle', streetAddress: STREET })))).toEqual({
      addressLine: 'Castle',
    });
  });

  it('sdk: a change of one is a change of the other', () => {
    expect(decoded(updateOrder, { addressLine: 'Rua do Ouro 12' })).toEqual({
      addressLine: 'Rua do Ouro 12',
      streetAddress: STREET,
    });
    expect(decoded(updateOrder, { addressLine: 'Castle' })).toEqual({
      addressLine: 'Castle',
      streetAddress: null,
    });
    expect(decoded(updateOrder, { streetAddress: STREET })).toEqual({
      addressLine: 'Rua do Ouro 12',
      streetAddress: STREET,
    });
    expect(decoded(updateOrder, { city: 'Porto' })).toEqual({ city: 'Porto' });
    expect(decoded(createOrder, { addressLine: 'Castle', streetAddress: STREET })).toEqual({
      addressLine: 'Castle',
    });
  });

  it('sdk: an address of which the contract allows one form only keeps that one', () => {
    const pickupLocation = { name: 'Harbour', address: { addressLine: 'Rua do Ouro 12' } };
    expect(decodeRequest(createLocation, {}, new URLSearchParams(), { pickupLocation })).toEqual({
      pickupLocation,
    });
  });
});
