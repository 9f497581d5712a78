import { expect, test } from 'vitest';
import type { Order, OrderTransactions } from '#wix/order-operations.ts';
import { describeChange } from './describe-change.ts';
import { timeline } from './timeline.ts';

const at = (minute: number, second = 0) => new Date(2026, 10, 20, 9, minute, second);

const phrase = {
  translate: (key: string, values: Record<string, unknown> = {}) =>
    [key.replace('orders.timeline.change.', ''), ...Object.values(values).map(String)].join(' '),
  money: (amount: string | null | undefined) => `€${amount ?? '?'}`,
};

test('an edit shows its reason and each change with names and totals', () => {
  const changes = [
    {
      lineItemChanged: {
        name: { original: 'Reef' },
        quantity: { originalQuantity: 1, newQuantity: 3 },
        price: { originalPrice: { amount: '9.00' }, newPrice: { amount: '8.00' } },
      },
    },
    { lineItemAdded: { name: { original: 'Dune' }, quantity: 2 } },
    { lineItemRemoved: { name: { original: 'Fjord' }, quantity: 1 } },
    { discountAdded: { name: { original: 'Sorry' }, totalAmount: { amount: '5.00' } } },
    { additionalFeeRemoved: { totalAmount: { amount: '1.00' } } },
    {
      shippingInformationChanged: {
        newShippingInfo: { shippingTitle: 'Courier', total: { amount: '4.00' } },
      },
    },
    { totalPriceChanged: { originalTotal: { amount: '20.00' }, newTotal: { amount: '30.00' } } },
  ];
  const order: Order = {
    activities: [
      {
        _id: '1',
        _createdDate: at(1),
        activityType: 'DRAFT_ORDER_CHANGES_APPLIED',
        draftOrderChangesApplied: { reason: 'She asked', changes },
      },
    ],
  };
  const [event] = timeline(order, undefined);
  expect(event?.explanation).toBe('She asked');
  expect(event?.changes?.map((change) => describeChange(change, phrase))).toEqual([
    'Reef: quantity 1 3, price €9.00 €8.00',
    'lineAdded Dune 2',
    'lineRemoved Fjord 1',
    'discountAdded Sorry €5.00',
    'additionalFeeRemoved unnamed €1.00',
    'shipping noShipping Courier, €4.00',
    'total €20.00 €30.00',
  ]);
});

test('a tracking number is the number of the parcel made at that moment', () => {
  const order: Order = {
    activities: [
      { _id: 'a', _createdDate: at(1), activityType: 'TRACKING_NUMBER_ADDED' },
      { _id: 'b', _createdDate: at(5), activityType: 'TRACKING_NUMBER_ADDED' },
      { _id: 'c', _createdDate: at(9), activityType: 'TRACKING_NUMBER_EDITED' },
    ],
  };
  const parcel = (date: Date, trackingNumber: string) => ({
    _createdDate: date,
    trackingInfo: { trackingNumber },
  });
  const numbers = (...fulfillments: ReturnType<typeof parcel>[]) =>
    timeline(order, undefined, { fulfillments }).map(({ tracking }) => tracking);
  expect(numbers(parcel(at(1), 'R1'), parcel(at(5, 1), 'R2'))).toEqual([undefined, 'R2', 'R1']);
  // The only parcel is the one whose number was changed.
  expect(numbers(parcel(at(1), 'R1'))).toEqual(['R1', 'R1', 'R1']);
});

test('a capture tells by itself that the order is paid, in part or in full', () => {
  const captured = (id: string, minute: number) => ({
    _id: id,
    _createdDate: at(minute),
    activityType: 'AUTHORIZED_PAYMENT_CAPTURED' as const,
    authorizedPaymentCaptured: { paymentId: id, amount: { amount: '80.00' } },
  });
  const order: Order = {
    activities: [
      captured('a', 1),
      { _id: 'b', _createdDate: at(1), activityType: 'ORDER_PARTIALLY_PAID' },
      captured('c', 5),
      { _id: 'd', _createdDate: at(5, 1), activityType: 'ORDER_PAID' },
      { _id: 'e', _createdDate: at(9), activityType: 'ORDER_PARTIALLY_PAID' },
    ],
  };
  expect(timeline(order, undefined).map(({ id }) => id)).toEqual(['e', 'c', 'a']);
});

test('of parcels that went together each number is told', () => {
  const added = (id: string, second: number) => ({
    _id: id,
    _createdDate: at(1, second),
    activityType: 'TRACKING_NUMBER_ADDED' as const,
  });
  const fulfillments = ['R1', 'R2'].map((trackingNumber, second) => ({
    _createdDate: at(1, second),
    trackingInfo: { trackingNumber },
  }));
  const numbers = (...activities: ReturnType<typeof added>[]) =>
    timeline({ activities }, undefined, { fulfillments }).map(({ tracking }) => tracking);
  expect(numbers(added('a', 0), added('b', 0))).toEqual(['R2', 'R1']);
  expect(numbers(added('a', 0), added('b', 1))).toEqual(['R2', 'R1']);
  // One activity for both.
  expect(numbers(added('a', 0))).toEqual(['R1, R2']);
});

test('recorded payments stand with their sum, once each', () => {
  const offline = (id: string, date: Date, amount: string) => ({
    _id: id,
    _createdDate: date,
    amount: { amount },
    status: 'APPROVED' as const,
    regularPaymentDetails: { offlinePayment: true },
  });
  const transactions: OrderTransactions = {
    payments: [offline('p1', at(1), '5.00'), offline('p2', at(3), '6.00'), offline('p3', at(5), '9.00')],
  };
  const order: Order = {
    activities: [
      { _id: 'a', _createdDate: at(1), activityType: 'ORDER_PARTIALLY_PAID' },
      { _id: 'b', _createdDate: at(5), activityType: 'ORDER_PAID', authorEmail: 'ines@halfdrop.example' },
    ],
  };
  const events = timeline(order, transactions);
  expect(events.map(({ type, amount, paymentId }) => [type, amount, paymentId])).toEqual([
    ['ORDER_PAID_BY', '9.00', 'p3'],
    ['PAYMENT_RECORDED', '6.00', 'p2'],
    ['ORDER_PARTIALLY_PAID_BY', '5.00', 'p1'],
  ]);
});

test('payment requests and the states of returns are events', () => {
  const events = timeline({ activities: [] }, undefined, {
    requests: [{ _id: 'r', _createdDate: at(1), title: 'Order #7', amount: { amount: '20.00' } }],
    returns: [
      {
        id: 'back',
        createdDate: at(2).toISOString(),
        history: [
          { state: 'ASKED', date: at(2).toISOString() },
          { state: 'ACCEPTED', date: at(3).toISOString(), by: 'ines@halfdrop.example' },
        ],
      },
    ],
  });
  expect(events.map(({ type, author, explanation }) => [type, author, explanation])).toEqual([
    ['RETURN_ACCEPTED', 'ines@halfdrop.example', undefined],
    ['RETURN_ASKED', undefined, undefined],
    ['PAYMENT_REQUESTED', undefined, 'Order #7'],
  ]);
});

test('an imported order begins with the day it was placed', () => {
  const order: Order = { _id: 'o', purchasedDate: at(0), activities: [] };
  expect(timeline(order, undefined, { isImported: true }).map(({ type, at: date }) => [type, date])).toEqual([
    ['ORDER_PLACED', at(0)],
  ]);
  expect(timeline(order, undefined)).toEqual([]);
});
