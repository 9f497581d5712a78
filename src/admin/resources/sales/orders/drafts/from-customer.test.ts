import { expect, it } from 'vitest';
import type { Order } from '#wix/order-operations.ts';
import { basisFromCustomer, type KnownCustomer } from './from-customer.ts';

const details = { orderIds: [], placed: 0, byCurrency: [], reviews: 0, emails: [], contactIds: [] };
const ada: KnownCustomer = {
  id: 'contact',
  status: 'APPROVED',
  memberId: 'member',
  firstName: 'Ada',
  email: 'ada@example.com',
  buying: 'ONCE',
  orders: 1,
  spent: { amount: '9.00', currency: 'EUR' },
  details,
};
const buyerInfo = { email: 'ada@example.com', contactId: 'contact', memberId: 'member' };

it('begins with the customer and the addresses of the latest order', () => {
  const billingInfo = { address: { country: 'PT', city: 'Porto' } };
  const order: Order = { buyerInfo: { email: 'former@example.com' }, billingInfo };
  expect(basisFromCustomer(ada, order)).toMatchObject({ buyerInfo, billingInfo });
});

it('goes to the first address of the account where nothing was ordered', () => {
  const address = { id: '1', country: 'PT', city: 'Porto', addressLine2: null };
  const account = { hasPassword: true, factors: [], sessions: [], addresses: [address] };
  expect(basisFromCustomer({ ...ada, details: { ...details, account } }, undefined)).toEqual({
    buyerInfo,
    recipientInfo: { address: { country: 'PT', city: 'Porto' }, contactDetails: { firstName: 'Ada' } },
  });
});

it('is for nobody yet where no email is known', () => {
  const { email: _none, memberId: _nobody, ...unknown } = ada;
  expect(basisFromCustomer(unknown, undefined)).toEqual({});
});
