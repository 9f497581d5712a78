import type { OrderEmail } from '#shared/order-mails.ts';
import type { OrderReturn } from '#shared/returns.ts';
import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import type { Order, OrderActivity, OrderTransactions, Payment } from '#wix/order-operations.ts';
import type { PaymentRequest } from '#wix/payment-request-operations.ts';
import type { TimelineTone } from '#admin/ui/timeline/Timeline.tsx';
import type { PastRefund } from '../refund/refund-history.ts';
import { pastRefunds } from '../refund/refund-history.ts';
import { withEmails } from './email-events.ts';
import type { TimelineEvent } from './timeline-event.ts';

/** What else belongs to the order and has a place in its timeline. */
export interface TimelineSources {
  fulfillments?: readonly Fulfillment[];
  requests?: readonly PaymentRequest[];
  returns?: readonly Pick<OrderReturn, 'id' | 'history' | 'createdDate'>[];
  emails?: readonly OrderEmail[];
  /** It was placed elsewhere and has no activity that tells of it. */
  isImported?: boolean;
}

const chatter = new Set([
  'DOWNLOAD_LINK_SENT',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'PICKUP_READY_EMAIL_SENT',
  'SAVED_PAYMENT_METHOD',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'CUSTOM_ACTIVITY',
  'MAIL_SENT',
  'PAYMENT_PENDING',
]);

const bad = new Set(['PAYMENT_REFUND_FAILED', 'PAYMENT_DECLINED', 'ORDER_REJECTED', 'CHARGEBACK_CREATED']);
const good = new Set(['ORDER_PAID', 'ORDER_FULFILLED', 'PAYMENT_REFUNDED', 'AUTHORIZED_PAYMENT_CAPTURED']);
const waiting = new Set(['REFUND_INITIATED', 'PAYMENT_PENDING', 'ORDER_PENDING']);

/** Of money that people send themselves other words are true. */
const byHand: Readonly<Record<string, string>> = {
  REFUND_INITIATED: 'REFUND_TO_SEND',
  PAYMENT_REFUNDED: 'REFUND_BY_HAND',
};

/** The order's activities and what only its payments, requests and returns know, newest first. */
export function timeline(
  order: Order,
  transactions: OrderTransactions | undefined,
  { fulfillments = [], requests = [], returns = [], emails = [], isImported = false }: TimelineSources = {},
): TimelineEvent[] {
  const refunds = pastRefunds(transactions);
  const activities = order.activities ?? [];
  const told = new Set(activities.flatMap((activity) => refundOf(activity)?.refundId ?? []));
  const legacyTold = activities.some((activity) => refundOf(activity) !== undefined);
  const own = activities
    .filter((activity) => !(typeOf(activity) === 'ORDER_REFUNDED' && legacyTold))
    .filter((activity) => !hasOutcome(activity, activities))
    .filter((activity) => !isPaidByCapture(activity, activities))
    .map((activity) => eventOf(activity, refunds))
    .map((event, _index, events) => withTracking(event, events, fulfillments));
  const { events: paid, recorded } = withPayments(own, transactions?.payments ?? []);
  const untold = refunds.flatMap((refund) =>
    told.has(refund.id) ? stillPending(refund, activities) : eventsOfRefund(refund, undefined),
  );
  const legacy = activities.some((activity) => typeOf(activity) === 'ORDER_REFUNDED');
  // Of what happened in the same instant the last one noted comes first.
  const isPlacedUntold = isImported && !activities.some((activity) => typeOf(activity) === 'ORDER_PLACED');
  const events = [
    ...(isPlacedUntold ? [placed(order)] : []),
    ...requests.map(eventOfRequest),
    ...returns.flatMap(eventsOfReturn),
    ...recorded,
    ...paid,
    ...(legacy && !legacyTold ? [] : untold),
  ];
  return withEmails(events, emails)
    .toReversed()
    .toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
}

/** What apps tell; the SDK hides it from its types. */
interface AppActivity {
  customActivity?: { type?: string; additionalData?: Record<string, string> };
}

const mailOf = (activity: OrderActivity) => {
  const { type, additionalData } = (activity as AppActivity).customActivity ?? {};
  return type === 'MAIL_SENT' ? additionalData : undefined;
};

const typeOf = (activity: OrderActivity): string =>
  (mailOf(activity) && 'MAIL_SENT') ??
  activity.activityType ??
  activity.type ??
  (activity.merchantComment ? 'MERCHANT_COMMENT' : 'CUSTOM_ACTIVITY');

const refundOf = ({ refundInitiated, paymentRefunded, paymentRefundFailed }: OrderActivity) =>
  refundInitiated ?? paymentRefunded ?? paymentRefundFailed;

/** A refund that has come to its end is told once, by the end. */
function hasOutcome(activity: OrderActivity, all: readonly OrderActivity[]): boolean {
  const refundId = activity.refundInitiated?.refundId;
  if (!refundId) return false;
  // What was to be sent by hand is told twice: when it was noted, and when it was sent.
  const onlyByHand = activity.refundInitiated?.payments?.every(
    ({ externalRefund }) => externalRefund === true,
  );
  return all.some(
    (other) =>
      (other.paymentRefunded ?? other.paymentRefundFailed)?.refundId === refundId &&
      !(onlyByHand && other._createdDate?.getTime() !== activity._createdDate?.getTime()),
  );
}

/** A capture makes an order paid, or partly so: nobody recorded that payment beside it. */
const isPaidByCapture = (activity: OrderActivity, all: readonly OrderActivity[]): boolean =>
  ['ORDER_PAID', 'ORDER_PARTIALLY_PAID'].includes(typeOf(activity)) &&
  all.some((other) => other.authorizedPaymentCaptured && isAtOnce(other._createdDate, activity._createdDate));

function eventOf(activity: OrderActivity, refunds: readonly PastRefund[]): TimelineEvent {
  const type = typeOf(activity);
  const refunded = (activity.paymentRefunded ?? activity.paymentRefundFailed)?.payment;
  const refund = refunds.find(({ id }) => id === refundOf(activity)?.refundId);
  const part = refund?.parts.find(({ paymentId }) => paymentId === refunded?.paymentId) ?? refund?.parts[0];
  const amount = amountOf(activity) ?? part?.amount.toFixed();
  const initiator = activity.refundInitiated?.payments?.[0];
  const paymentId = refunded?.paymentId ?? initiator?.paymentId ?? paidBy(activity) ?? part?.paymentId;
  const { reason, changes } = activity.draftOrderChangesApplied ?? {};
  const explanation =
    part?.explanation ??
    activity.refundInitiated?.reason ??
    activity.orderRefunded?.reason ??
    refund?.reason ??
    reason;
  // The start of a refund speaks for all of its parts.
  const isByHand = refunded ? part?.external : refund?.parts.every(({ external }) => external);
  const comment = activity.merchantComment?.message;
  const mail = mailOf(activity);
  return {
    id: activity._id ?? `${type}-${activity._createdDate?.getTime() ?? 0}`,
    at: activity._createdDate ?? undefined,
    type: isByHand ? (byHand[type] ?? type) : type,
    author: activity.authorEmail ?? undefined,
    tone: toneOf(type),
    chatter: chatter.has(type),
    ...(comment ? { comment } : {}),
    ...(amount ? { amount } : {}),
    ...(paymentId ? { paymentId } : {}),
    ...(explanation ? { explanation } : {}),
    ...(mail?.['subject'] ? { explanation: mail['subject'] } : {}),
    ...(changes?.length ? { changes } : {}),
  };
}

/** Activities and what they are about are stored in one transaction; the clock may turn within it. */
const SAME_MOMENT_MS = 2000;

const isAtOnce = (a: Date | null | undefined, b: Date | null | undefined): boolean =>
  a != null && b != null && Math.abs(a.getTime() - b.getTime()) <= SAME_MOMENT_MS;

/**
 * An activity of a parcel names none: it is the one made at that moment, or the only one with a number. Parcels made
 * together have an activity each, in the same order; where they have not, each activity tells of them all.
 */
function withTracking(
  event: TimelineEvent,
  events: readonly TimelineEvent[],
  fulfillments: readonly Fulfillment[],
): TimelineEvent {
  if (!event.type.startsWith('TRACKING_NUMBER_')) return event;
  const numbered = fulfillments.filter(({ trackingInfo }) => trackingInfo?.trackingNumber);
  const made = numbered.filter(({ _createdDate }) => isAtOnce(_createdDate, event.at));
  const beside = events.filter(({ type, at }) => type === event.type && isAtOnce(at, event.at));
  const own = made[beside.indexOf(event)];
  const together = made.length === beside.length && own ? [own] : made;
  const told = made.length > 0 ? together : numbered.length === 1 ? numbered : [];
  const tracking = told.map(({ trackingInfo }) => trackingInfo?.trackingNumber).join(', ');
  return tracking ? { ...event, tracking } : event;
}

const isRecorded = ({ regularPaymentDetails, status }: Payment): boolean =>
  regularPaymentDetails?.offlinePayment === true && status !== 'PENDING' && status !== 'PENDING_MERCHANT';

/** The payment that made the order paid stands in that event; every other recorded one is an event of its own. */
function withPayments(
  own: readonly TimelineEvent[],
  payments: readonly Payment[],
): { events: TimelineEvent[]; recorded: TimelineEvent[] } {
  const used = new Set<Payment>();
  const events = own.map((event): TimelineEvent => {
    if (event.type !== 'ORDER_PAID' && event.type !== 'ORDER_PARTIALLY_PAID') return event;
    const [payment, ...others] = payments.filter(
      (one) => !used.has(one) && isAtOnce(one._createdDate, event.at),
    );
    const amount = payment?.amount?.amount;
    if (!payment || !amount || others.length > 0) return event;
    used.add(payment);
    return { ...event, type: `${event.type}_BY`, amount, paymentId: payment._id ?? '' };
  });
  const isTold = (payment: Payment): boolean =>
    used.has(payment) ||
    own.some(({ at, type }) => type.startsWith('ORDER_PLACED') && isAtOnce(at, payment._createdDate));
  const recorded = payments
    .filter((payment) => isRecorded(payment) && !isTold(payment))
    .map((payment): TimelineEvent => ({
      id: `payment-${payment._id}`,
      at: payment._createdDate ?? undefined,
      type: 'PAYMENT_RECORDED',
      author: undefined,
      tone: 'plain',
      chatter: false,
      amount: payment.amount?.amount ?? '0',
      paymentId: payment._id ?? '',
    }));
  return { events, recorded };
}

const placed = ({ _id, purchasedDate, _createdDate }: Order): TimelineEvent => ({
  id: `placed-${_id}`,
  at: purchasedDate ?? _createdDate ?? undefined,
  type: 'ORDER_PLACED',
  author: undefined,
  tone: 'plain',
  chatter: false,
});

const eventOfRequest = ({ _id, _createdDate, amount, title }: PaymentRequest): TimelineEvent => ({
  id: `request-${_id}`,
  at: _createdDate ?? undefined,
  type: 'PAYMENT_REQUESTED',
  author: undefined,
  tone: 'plain',
  chatter: false,
  amount: amount?.amount ?? '0',
  ...(title ? { explanation: title } : {}),
});

const eventsOfReturn = ({ id, history }: Pick<OrderReturn, 'id' | 'history'>): TimelineEvent[] =>
  history.map(({ state, date, by }, index) => ({
    id: `return-${id}-${index}`,
    at: new Date(date),
    type: `RETURN_${state}`,
    author: by,
    tone: state === 'ASKED' ? 'waiting' : 'plain',
    chatter: false,
  }));

/** Beside parts that came to their end: those under way, which the hidden start of the refund would have told. */
function stillPending(refund: PastRefund, activities: readonly OrderActivity[]): TimelineEvent[] {
  const ended = activities.some(
    ({ paymentRefunded, paymentRefundFailed }) =>
      (paymentRefunded ?? paymentRefundFailed)?.refundId === refund.id,
  );
  if (!ended) return [];
  const start = activities.find(({ refundInitiated }) => refundInitiated?.refundId === refund.id);
  const pending = refund.parts.filter(({ state }) => state === 'pending');
  return eventsOfRefund({ ...refund, parts: pending }, start?.authorEmail ?? undefined);
}

function eventsOfRefund(refund: PastRefund, author: string | undefined): TimelineEvent[] {
  const types = {
    done: 'PAYMENT_REFUNDED',
    failed: 'PAYMENT_REFUND_FAILED',
    pending: 'REFUND_INITIATED',
  } as const;
  return refund.parts.map((part) => {
    const type = types[part.state];
    const explanation = part.explanation ?? refund.reason;
    return {
      id: `${refund.id}-${part.paymentId}`,
      at: refund.at,
      type: part.external ? (byHand[type] ?? type) : type,
      author,
      tone: toneOf(type),
      chatter: false,
      amount: part.amount.toFixed(),
      paymentId: part.paymentId,
      ...(explanation ? { explanation } : {}),
    };
  });
}

function amountOf(activity: OrderActivity): string | undefined {
  const refunded = (activity.paymentRefunded ?? activity.paymentRefundFailed)?.payment;
  const price =
    refunded?.regular?.amount ??
    refunded?.giftCard?.amount ??
    activity.refundInitiated?.amount ??
    activity.orderRefunded?.amount ??
    activity.refundedAsStoreCredit?.amount ??
    activity.authorizedPaymentCreated?.amount ??
    activity.authorizedPaymentCaptured?.amount ??
    activity.authorizedPaymentVoided?.amount;
  return price?.amount;
}

const paidBy = (activity: OrderActivity): string | undefined =>
  (
    activity.authorizedPaymentCreated ??
    activity.authorizedPaymentCaptured ??
    activity.authorizedPaymentVoided
  )?.paymentId ??
  (activity.paymentDeclined ?? activity.paymentPending ?? activity.paymentCanceled)?.paymentId;

function toneOf(type: string): TimelineTone {
  if (bad.has(type)) return 'bad';
  if (good.has(type)) return 'good';
  return waiting.has(type) ? 'waiting' : 'plain';
}
