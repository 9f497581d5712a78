import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order, OrderTransactions, Payment } from '#wix/order-operations.ts';
import { isTransferExpected } from '../payment/expected-payment.ts';
import { pastRefunds } from '../refund/refund-history.ts';
import { lineGroups } from './line-groups.ts';
import { nextStep, type KnownAboutOrder } from './next-step.ts';
import { orderActions } from './order-actions.ts';
import { timeline } from './timeline.ts';

describe('lines by state', () => {
  test('a partly refunded line stands in two groups, work first', () => {
    const groups = lineGroups({
      status: 'APPROVED',
      fulfillmentStatus: 'NOT_FULFILLED',
      lineItems: [
        { _id: 'a', quantity: 3, refundQuantity: 2, restockQuantity: 1 },
        { _id: 'b', quantity: 1 },
      ],
    });
    expect(groups.map(({ state, pieces, restocked }) => [state, pieces, restocked])).toEqual([
      ['toFulfil', 2, 0],
      ['refunded', 2, 1],
    ]);
  });

  test('every piece stands in exactly one group', () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), refundQuantity: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(line), (lineItems) => {
        const pieces = lineGroups({ lineItems }).reduce((all, group) => all + group.pieces, 0);
        expect(pieces).toBe(lineItems.reduce((all, { quantity }) => all + quantity, 0));
      }),
    );
  });
});

describe('the next step', () => {
  const order: Order = {
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    lineItems: [{ quantity: 2 }],
    balanceSummary: { balance: { amount: '20.00' } },
  };
  const nothing: KnownAboutOrder = {
    refunds: [],
    prepared: 0,
    payments: [],
    isRequested: false,
    openReturn: undefined,
  };
  const step = (change: Partial<Order>, known: Partial<KnownAboutOrder> = {}) =>
    nextStep({ ...order, ...change }, { ...nothing, ...known });
  const even = { balance: { amount: '0' } };
  const done: Partial<Order> = { balanceSummary: even, fulfillmentStatus: 'FULFILLED' };
  const shop: Partial<Order> = { channelInfo: { type: 'WEB' }, checkoutId: 'c' };
  const online: Payment = { status: 'APPROVED', regularPaymentDetails: { offlinePayment: false } };
  const offline: Payment = { status: 'APPROVED', regularPaymentDetails: { offlinePayment: true } };
  const inPart = { ...shop, paymentStatus: 'PARTIALLY_PAID' } as const;

  test.each<[string, Partial<Order>, string | undefined, Partial<KnownAboutOrder>?]>([
    ['unpaid', {}, 'request'],
    ['unpaid', shop, 'request', { payments: [{ ...online, status: 'DECLINED' }] }],
    ['toTransfer', shop, 'markAsPaid'],
    ['toTransfer', { lineItems: [{ quantity: 1, paymentOption: 'FULL_PAYMENT_OFFLINE' }] }, 'markAsPaid'],
    ['voided', shop, 'request', { payments: [{ ...online, status: 'VOIDED' }] }],
    ['requested', {}, undefined, { isRequested: true }],
    ['requested', shop, undefined, { isRequested: true, payments: [{ ...online, status: 'VOIDED' }] }],
    ['partlyPaid', inPart, 'request', { payments: [online] }],
    ['partlyRecorded', inPart, 'recordPayment', { payments: [offline] }],
    ['partlyRecorded', { paymentStatus: 'PARTIALLY_PAID' }, 'recordPayment', { payments: [offline] }],
    ['requested', inPart, undefined, { isRequested: true, payments: [online] }],
    ['authorized', { balanceSummary: { ...even, authorized: { amount: '20.00' } } }, 'capture'],
    ['owed', { balanceSummary: { balance: { amount: '-3' } } }, 'refund'],
    ['toFulfil', { balanceSummary: even }, 'fulfil'],
    ['partlyFulfilled', { balanceSummary: even, fulfillmentStatus: 'PARTIALLY_FULFILLED' }, 'fulfil'],
    ['done', done, undefined],
    ['done', { balanceSummary: even, lineItems: [{ quantity: 2, refundQuantity: 2 }] }, undefined],
    ['canceled', { status: 'CANCELED' }, undefined],
    ['canceledPaid', { status: 'CANCELED', balanceSummary: { paid: { amount: '9' } } }, 'refund'],
    [
      'canceledAuthorized',
      { status: 'CANCELED', balanceSummary: { authorized: { amount: '9' } } },
      'capture',
    ],
    ['rejected', { status: 'REJECTED' }, undefined],
    ['rejectedPaid', { status: 'REJECTED', balanceSummary: { paid: { amount: '9' } } }, 'refund'],
    [
      'rejectedAuthorized',
      { status: 'REJECTED', balanceSummary: { authorized: { amount: '9' } } },
      'capture',
    ],
    ['pending', { status: 'PENDING' }, undefined],
    ['undecided', { status: 'INITIALIZED', balanceSummary: even }, undefined],
    ['returnRequested', done, 'answerReturn', { openReturn: 'ASKED' }],
    ['returnRequested', { balanceSummary: even }, 'answerReturn', { openReturn: 'ASKED' }],
    ['returnRequested', { status: 'CANCELED' }, 'answerReturn', { openReturn: 'ASKED' }],
    ['returnReceived', done, 'refund', { openReturn: 'RECEIVED' }],
    ['returnAccepted', done, 'answerReturn', { openReturn: 'ACCEPTED' }],
    ['toFulfil', { balanceSummary: even }, 'fulfil', { openReturn: 'ACCEPTED' }],
    ['done', done, undefined, { openReturn: 'REFUNDED' }],
  ])('%s', (id, change, action, known) => {
    const { id: name, action: main } = step(change, known);
    expect([name, main]).toEqual([id, action]);
  });

  test('recording a payment is only proposed where the money comes by transfer', () => {
    const status = fc.constantFrom('APPROVED' as const, 'VOIDED' as const, 'DECLINED' as const);
    const payment = fc.record({ status, regularPaymentDetails: fc.record({ offlinePayment: fc.boolean() }) });
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 3 }),
        fc.constantFrom('NOT_PAID' as const, 'PARTIALLY_PAID' as const),
        fc.boolean(),
        (payments, paymentStatus, isRequested) => {
          const { action } = step({ ...shop, paymentStatus }, { payments, isRequested });
          const isOnline = payments.some(
            ({ regularPaymentDetails }) => !regularPaymentDetails.offlinePayment,
          );
          const isRecorded = action === 'markAsPaid' || action === 'recordPayment';
          expect(isRecorded).toBe(!isRequested && !isOnline);
        },
      ),
    );
  });

  test('a transfer is expected of an order that the checkout placed without a payment online', () => {
    const placed = { ...order, ...shop };
    expect(isTransferExpected(placed, [])).toBe(true);
    expect(isTransferExpected(placed, [{ giftcardPaymentDetails: {} }, offline])).toBe(true);
    expect(isTransferExpected(placed, [{ ...online, status: 'DECLINED' }])).toBe(false);
    expect(isTransferExpected({ ...placed, channelInfo: { type: 'BACKOFFICE_MERCHANT' } }, [])).toBe(false);
    expect(isTransferExpected({ ...placed, status: 'INITIALIZED' }, [])).toBe(false);
  });

  test('a failed refund comes before a bill, a prepared one before both', () => {
    const refunds = pastRefunds({
      refunds: [
        { _id: 'r', transactions: [{ paymentId: 'p', amount: { amount: '5' }, refundStatus: 'FAILED' }] },
      ],
    });
    expect(step({}, { refunds }).id).toBe('failedRefund');
    expect(step({}, { refunds, prepared: 1 }).id).toBe('prepared');
  });
});

describe('what can be done', () => {
  const may = {
    collect: true,
    capture: true,
    void: true,
    request: true,
    prepareOrSend: true,
    tip: true,
    modify: true,
    status: true,
    commit: true,
    draft: true,
    fulfil: true,
    chargeSaved: true,
    hasSavedCard: true,
  };
  const of = (order: Order, rights = may) =>
    new Map(orderActions(order, rights).map(({ id, why }) => [id, why ?? 'can']));

  test('only what waits is approved or rejected, and held money is let go of first', () => {
    const waiting = of({ status: 'INITIALIZED' });
    expect([waiting.get('approve'), waiting.get('reject')]).toEqual(['can', 'can']);
    expect(of({ status: 'APPROVED' }).has('approve')).toBe(false);
    expect(of({ status: 'PENDING' }, { ...may, status: false }).get('approve')).toBe(
      'orders.reason.mayNotModify',
    );
    const authorized = of({ status: 'PENDING', balanceSummary: { authorized: { amount: '5' } } });
    expect([authorized.get('approve'), authorized.get('reject')]).toEqual([
      'can',
      'orders.reason.authorized',
    ]);
  });

  test('a tip is set until money went back, and one row archives or takes out', () => {
    expect(of({ status: 'APPROVED' }).get('tip')).toBe('can');
    expect(of({ status: 'INITIALIZED' }).get('tip')).toBe('orders.reason.notApproved');
    const returned = { status: 'APPROVED', balanceSummary: { pendingRefund: { amount: '1' } } } as const;
    expect(of(returned).get('tip')).toBe('orders.reason.tipRefunded');
    expect(of({ status: 'APPROVED' }).has('unarchive')).toBe(false);
    expect(of({ status: 'APPROVED', archived: true }).get('unarchive')).toBe('can');
    expect(of({ status: 'PENDING' }).get('archive')).toBe('orders.reason.pending');
  });
});

describe('the timeline', () => {
  const at = (minute: number) => new Date(2026, 10, 20, 9, minute);
  const transactions: OrderTransactions = {
    refunds: [
      {
        _id: 'r1',
        _createdDate: at(5),
        transactions: [
          {
            paymentId: 'visa',
            amount: { amount: '5.00' },
            refundStatus: 'FAILED',
            refundStatusInfo: { description: 'The issuer did not answer' },
          },
        ],
      },
    ],
  };
  const initiated = {
    _id: '2',
    _createdDate: at(5),
    activityType: 'REFUND_INITIATED' as const,
    authorEmail: 'ines@halfdrop.example',
    refundInitiated: { refundId: 'r1', amount: { amount: '5.00' } },
  };
  const failed = {
    _id: '3',
    _createdDate: at(6),
    activityType: 'PAYMENT_REFUND_FAILED' as const,
    authorEmail: 'ines@halfdrop.example',
    paymentRefundFailed: {
      refundId: 'r1',
      payment: { paymentId: 'visa', regular: { amount: { amount: '5.00' } } },
    },
  };

  test('newest first; a refund is told once, by its end, with the provider’s words', () => {
    const order: Order = {
      activities: [
        { _id: '1', _createdDate: at(0), activityType: 'ORDER_PLACED' },
        initiated,
        failed,
        { _id: '4', _createdDate: at(7), activityType: 'RECEIPT_SENT' },
      ],
    };
    const events = timeline(order, transactions);
    expect(events.map(({ type }) => type)).toEqual(['RECEIPT_SENT', 'PAYMENT_REFUND_FAILED', 'ORDER_PLACED']);
    expect(events[0]?.chatter).toBe(true);
    expect(events[1]).toMatchObject({
      author: 'ines@halfdrop.example',
      tone: 'bad',
      amount: '5.00',
      paymentId: 'visa',
      explanation: 'The issuer did not answer',
    });
  });

  test('a refund that no activity tells of is told from the transactions', () => {
    expect(timeline({ activities: [] }, transactions).map(({ type }) => type)).toEqual([
      'PAYMENT_REFUND_FAILED',
    ]);
  });

  test('a part still under way is told beside the part that ended', () => {
    const both: OrderTransactions = {
      refunds: [
        {
          ...transactions.refunds?.[0],
          transactions: [
            ...(transactions.refunds?.[0]?.transactions ?? []),
            { paymentId: 'bank', amount: { amount: '3.00' }, refundStatus: 'PENDING', externalRefund: true },
          ],
        },
      ],
    };
    const events = timeline({ activities: [initiated, failed] }, both);
    expect(events.map(({ type, paymentId, author }) => [type, paymentId, author])).toEqual([
      ['PAYMENT_REFUND_FAILED', 'visa', 'ines@halfdrop.example'],
      ['REFUND_TO_SEND', 'bank', 'ines@halfdrop.example'],
    ]);
  });

  test('money sent by hand is told when it is noted and when it is sent', () => {
    const payment = { paymentId: 'bank', externalRefund: true, regular: { amount: { amount: '3.00' } } };
    const part = { paymentId: 'bank', amount: { amount: '3.00' }, externalRefund: true };
    const told = (sentAt: string) =>
      timeline(
        {
          activities: [
            {
              ...initiated,
              _createdDate: new Date('2026-11-20T10:00:00Z'),
              refundInitiated: { ...initiated.refundInitiated, payments: [payment] },
            },
            {
              _id: 'sent',
              activityType: 'PAYMENT_REFUNDED',
              _createdDate: new Date(sentAt),
              paymentRefunded: { refundId: initiated.refundInitiated?.refundId ?? '', payment },
            },
          ],
        },
        {
          refunds: [{ ...transactions.refunds?.[0], transactions: [{ ...part, refundStatus: 'SUCCEEDED' }] }],
        },
      ).map(({ type }) => type);
    expect(told('2026-11-22T10:00:00Z')).toEqual(['REFUND_BY_HAND', 'REFUND_TO_SEND']);
    expect(told('2026-11-20T10:00:00Z')).toEqual(['REFUND_BY_HAND']);
  });

  test('a refund under way is told by its start', () => {
    const events = timeline({ activities: [initiated] }, transactions);
    expect(events.map(({ type, tone }) => [type, tone])).toEqual([['REFUND_INITIATED', 'waiting']]);
  });
});
