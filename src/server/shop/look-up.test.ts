import { describe, expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

const ORDER = {
  id: '0c1f6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a77',
  number: '10017',
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  currency: 'EUR',
  createdDate: '2026-11-21T10:00:00.000Z',
  buyerInfo: { email: 'Noa@example.com', contactId: 'secret contact' },
  billingInfo: { contactDetails: { firstName: 'Noa', phone: '+31 6 0000' } },
  activities: [{ merchantComment: { message: 'secret note' } }],
  lineItems: [{ id: 'l', productName: { original: 'Reef' }, quantity: 1, fraudHint: 'secret hint' }],
  priceSummary: { total: { amount: '39.00' } },
  shippingInfo: {
    title: 'Tracked mail',
    logistics: {
      deliveryTime: '3 to 6 business days',
      shippingDestination: {
        address: { city: 'Utrecht', country: 'NL', addressLine: 'Secret street 1' },
        contactDetails: { lastName: 'Secret name' },
      },
    },
  },
};

const payments = [
  { status: 'APPROVED', amount: { amount: '14.00' } },
  { status: 'APPROVED', amount: { amount: '25.00' }, giftcardPaymentDetails: { giftCardId: 'secret card' } },
];

const fulfillments = [
  {
    id: 'p',
    createdDate: '2026-11-22T10:00:00.000Z',
    lineItems: [{ id: 'l', quantity: 1 }],
    trackingInfo: { shippingProvider: 'ups', trackingNumber: '1Z', trackingLink: 'https://ups.example/1Z' },
    customInfo: { fieldsData: { packer: 'secret packer' } },
  },
];

function platform(orders: unknown[]) {
  const requested: unknown[] = [];
  return {
    asked: requested,
    platformFetch: async (request: Request) => {
      if (request.url.includes('/fulfillments/'))
        return Response.json({ orderWithFulfillments: { fulfillments } });
      if (request.method === 'GET') return Response.json({ orderTransactions: { payments } });
      requested.push(await request.json());
      return Response.json({ orders });
    },
  };
}

describe('an order looked up', () => {
  it('shows what it is and where it goes, nobody’s name, street, phone or note', async () => {
    const found = await lookUp(platform([ORDER]), { number: '10017', email: ' noa@EXAMPLE.com ' });
    expect(found).toMatchObject({
      number: '10017',
      lineItems: [{ productName: { original: 'Reef' } }],
      giftCard: '25',
      delivery: { title: 'Tracked mail', city: 'Utrecht', country: 'NL' },
    });
    expect(JSON.stringify(found)).not.toMatch(/secret|noa|\+31/i);
  });

  it('tells why no tax is charged, and nothing else of it', async () => {
    const taxBreakdown = [{ taxName: 'Reverse charge', rate: '0', jurisdiction: 'secret place' }];
    const lineItems = [{ id: 'l', quantity: 1, taxDetails: { taxRate: '0' }, taxInfo: { taxBreakdown } }];
    const asking = { number: '10017', email: 'noa@example.com' };
    const found = await lookUp(platform([{ ...ORDER, lineItems }]), asking);
    expect(found).toMatchObject({
      lineItems: [{ taxInfo: { taxBreakdown: [{ taxName: 'Reverse charge', rate: '0' }] } }],
    });
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('shows the time that was chosen, to be brought or to be collected', async () => {
    const asking = { number: '10017', email: 'noa@example.com' };
    const times = { from: '2026-12-01T14:00:00.000Z', to: '2026-12-01T16:00:00.000Z' };
    const at = (logistics: object) =>
      lookUp(platform([{ ...ORDER, shippingInfo: { title: 'By bike', logistics } }]), asking);
    const deliveryTimeSlot = { ...times, timeZone: 'secret zone' };
    const brought = await at({ deliveryTimeSlot });
    expect(brought).toMatchObject({ delivery: { title: 'By bike', deliveryTimeSlot: times } });
    expect(JSON.stringify(brought)).not.toMatch(/secret|collected/);
    const collected = await at({ deliveryTimeSlot, pickupDetails: { address: { city: 'Secret' } } });
    expect(collected).toMatchObject({ delivery: { collected: true, deliveryTimeSlot: times } });
    expect(await at({ deliveryTimeSlot: { from: times.from } })).not.toMatchObject({
      delivery: { deliveryTimeSlot: expect.anything() },
    });
  });

  it('shows what left and where it can be followed, as members see it', async () => {
    const sent = { ...ORDER, fulfillmentStatus: 'FULFILLED' };
    const asking = { number: '10017', email: 'noa@example.com' };
    const found = await lookUp(platform([sent]), asking);
    expect(found).toMatchObject({
      parcels: [
        { lineItems: [{ id: 'l', quantity: 1 }], trackingInfo: { trackingLink: 'https://ups.example/1Z' } },
      ],
    });
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(await lookUp(platform([ORDER]), asking)).toMatchObject({ parcels: [] });
  });

  it('is none with another address, or when there is no such number', async () => {
    expect(await lookUp(platform([ORDER]), { number: '10017', email: 'eve@example.com' })).toBeUndefined();
    expect(await lookUp(platform([]), { number: '10018', email: 'noa@example.com' })).toBeUndefined();
    const nobody = { ...ORDER, buyerInfo: {} };
    expect(await lookUp(platform([nobody]), { number: '10017', email: '' })).toBeUndefined();
  });

  it('is asked for by its number, and a checkout that never became an order is none', async () => {
    const { asked, ...rest } = platform([]);
    await lookUp(rest, { number: '10017', email: 'noa@example.com' });
    expect(asked).toEqual([
      { search: { filter: { number: '10017', status: { $ne: 'INITIALIZED' } }, cursorPaging: { limit: 1 } } },
    ]);
  });
});
