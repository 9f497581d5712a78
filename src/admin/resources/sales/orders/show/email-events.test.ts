import { expect, test } from 'vitest';
import { ORDER_EMAIL_KINDS, ORDER_EMAIL_STATUSES, type OrderEmail } from '#shared/order-mails.ts';
import type { Order } from '#wix/order-operations.ts';
import { messages } from '#admin/i18n/messages.ts';
import { timeline } from './timeline.ts';
import '../messages-timeline.en.ts';

const at = (minute: number, second = 0) => new Date(2026, 10, 20, 9, minute, second);

const email = (kind: OrderEmail['kind'], date: Date, more: Partial<OrderEmail> = {}): OrderEmail => ({
  id: `${kind}-${date.getTime()}`,
  kind,
  to: 'anna@example.com',
  subject: 'Halfdrop: an email',
  createdDate: date.toISOString(),
  status: 'SENT',
  ...more,
});

test('every kind of email and every status has its messages', () => {
  const keys = new Set(messages.keys());
  const expected = [
    ...ORDER_EMAIL_KINDS.map((kind) => `orders.timeline.email.${kind}`),
    ...ORDER_EMAIL_STATUSES.flatMap((status) => [
      `orders.timeline.event.EMAIL_${status}`,
      `orders.timeline.by.EMAIL_${status}`,
    ]),
  ];
  expect(expected.filter((key) => !keys.has(key))).toEqual([]);
});

test('an email replaces the activity that reports it, with the person who sent it', () => {
  const order: Order = {
    activities: [
      {
        _id: 'a',
        _createdDate: at(1),
        activityType: 'SHIPPING_CONFIRMATION_EMAIL_SENT',
        authorEmail: 'ines@halfdrop.example',
      },
      // Sent before emails were listed.
      { _id: 'b', _createdDate: at(9), activityType: 'INVOICE_SENT' },
    ],
  };
  const emails = [
    email('SHIPPING_CONFIRMATION', at(1, 1)),
    email('INVOICE', at(3)),
    email('CONFIRMATION', at(0)),
  ];
  const events = timeline(order, undefined, { emails });
  expect(events.map(({ type, email: of, author }) => [type, of?.kind, author])).toEqual([
    ['INVOICE_SENT', undefined, undefined],
    ['EMAIL_SENT', 'INVOICE', undefined],
    ['EMAIL_SENT', 'SHIPPING_CONFIRMATION', 'ines@halfdrop.example'],
    ['EMAIL_SENT', 'CONFIRMATION', undefined],
  ]);
});

test('two emails of one kind replace one activity each', () => {
  const sent = (id: string) => ({ _id: id, _createdDate: at(1), activityType: 'RECEIPT_SENT' as const });
  const order: Order = { activities: [sent('a'), sent('b'), sent('c')] };
  const emails = [email('RECEIPT', at(1)), { ...email('RECEIPT', at(1)), id: 'second' }];
  expect(timeline(order, undefined, { emails }).map(({ type }) => type)).toEqual([
    'EMAIL_SENT',
    'EMAIL_SENT',
    'RECEIPT_SENT',
  ]);
});

test('an email that failed is displayed without unfolding, with the response of the mail server', () => {
  const emails = [email('REFUND', at(1), { status: 'FAILED', error: 'no route' }), email('REFUND', at(0))];
  expect(timeline({ activities: [] }, undefined, { emails })).toMatchObject([
    { type: 'EMAIL_FAILED', tone: 'bad', chatter: false, explanation: 'Halfdrop: an email · no route' },
    { type: 'EMAIL_SENT', tone: 'plain', chatter: true, explanation: 'Halfdrop: an email' },
  ]);
});
