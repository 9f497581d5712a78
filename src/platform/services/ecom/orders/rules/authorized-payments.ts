import { compareMoney, isPositiveMoney, price, type Decimal } from '#shared/money.ts';
import { isOffline, isStored, type Payment } from '../../order-transactions/public.ts';
import type { Activity, OrderState, Stamp } from '../order.ts';
import { activity, addActivities } from './activities.ts';
import { addNote } from './note.ts';
import { reconcile } from './reconcile.ts';

type Details = NonNullable<NonNullable<Payment['regularPaymentDetails']>['authorizationDetails']>;

/** What ends an authorization: a capture takes a part of it or all, and lets go of the rest. */
export interface AuthorizationRequest {
  kind: 'CAPTURE' | 'VOID';
  paymentId: string;
  /** Of a capture; absent for all of it. */
  amount?: Decimal | undefined;
}

export interface PlannedAction {
  kind: AuthorizationRequest['kind'];
  paymentId: string;
  providerTransactionId: string;
  amount: Decimal;
}

export type AuthorizationRejection =
  | 'PAYMENT_NOT_FOUND'
  | 'NOT_REGULAR_ONLINE_PAYMENT'
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_HAS_PENDING_CAPTURE'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'GATEWAY_TRANSACTION_NOT_FOUND'
  | 'INVALID_AMOUNT'
  | 'ORDER_HAS_CHARGEBACKS';

const detailsOf = (payment: Payment): Details | undefined =>
  payment.regularPaymentDetails?.authorizationDetails;

export const pendingCapture = (payment: Payment) =>
  detailsOf(payment)?.captures?.find(({ status }) => status === 'PENDING');

const isBeingVoided = (payment: Payment): boolean => detailsOf(payment)?.void?.status === 'PENDING';

const wasCaptured = (payment: Payment): boolean =>
  detailsOf(payment)?.captures?.some(({ status }) => status === 'SUCCEEDED') === true;

/** The bank has let go of it, whether or not somebody wrote that down. */
function isExpired(payment: Payment, now: string): boolean {
  const { actionType, executionDate } = detailsOf(payment)?.scheduledAction ?? {};
  return actionType === 'VOID' && executionDate !== undefined && String(executionDate) <= now;
}

function stateRefusal(
  payment: Payment,
  kind: AuthorizationRequest['kind'],
  now: string,
): AuthorizationRejection | undefined {
  if (isStored(payment) || isOffline(payment)) return 'NOT_REGULAR_ONLINE_PAYMENT';
  if (payment.status === 'VOIDED' || isBeingVoided(payment)) return 'PAYMENT_ALREADY_VOIDED';
  if (wasCaptured(payment)) return 'PAYMENT_ALREADY_CAPTURED';
  if (payment.status !== 'AUTHORIZED') return 'PAYMENT_NOT_AUTHORIZED';
  if (pendingCapture(payment)) {
    return kind === 'CAPTURE' ? 'PAYMENT_HAS_PENDING_CAPTURE' : 'PAYMENT_ALREADY_CAPTURED';
  }
  return kind === 'CAPTURE' && isExpired(payment, now) ? 'PAYMENT_NOT_AUTHORIZED' : undefined;
}

const hasChargebacks = ({ regularPaymentDetails }: Payment): boolean =>
  (regularPaymentDetails?.chargebacks ?? []).length > 0;

/** Whether that can be done to a payment of the order, before anybody is asked for it. */
export function planAction(
  { transactions }: OrderState,
  { kind, paymentId, amount }: AuthorizationRequest,
  now: string,
): PlannedAction | AuthorizationRejection {
  const payment = transactions.payments.find(({ id }) => id === paymentId);
  if (!payment) return 'PAYMENT_NOT_FOUND';
  const rejection = stateRefusal(payment, kind, now);
  if (rejection) return rejection;
  if (kind === 'CAPTURE' && transactions.payments.some(hasChargebacks)) return 'ORDER_HAS_CHARGEBACKS';
  const providerTransactionId = payment.regularPaymentDetails?.providerTransactionId;
  if (!providerTransactionId) return 'GATEWAY_TRANSACTION_NOT_FOUND';
  const authorized = payment.amount?.amount ?? '0';
  const wanted = amount ?? authorized;
  if (!isPositiveMoney(wanted) || compareMoney(wanted, authorized) > 0) return 'INVALID_AMOUNT';
  return { kind, paymentId, providerTransactionId, amount: wanted };
}

export type ActionReason = 'MANUAL' | 'SCHEDULED';

function withDetails(payment: Payment, change: Details, stamp: Stamp): Payment {
  return {
    ...payment,
    updatedDate: stamp.now,
    regularPaymentDetails: {
      ...payment.regularPaymentDetails,
      authorizationDetails: { delayedCapture: true, ...detailsOf(payment), ...change },
    },
  };
}

const withPayment = ({ order, transactions }: OrderState, payment: Payment): OrderState => ({
  order,
  transactions: {
    ...transactions,
    payments: transactions.payments.map((one) => (one.id === payment.id ? payment : one)),
  },
});

/** Writes down what is to be done before the provider is asked. From then on nothing else can be done to the payment. */
export function beginAction(
  state: OrderState,
  { kind, paymentId, amount }: PlannedAction,
  { id, reason }: { id: string; reason: ActionReason },
  stamp: Stamp,
): OrderState {
  const payment = state.transactions.payments.find((one) => one.id === paymentId);
  if (!payment) return state;
  const change: Details =
    kind === 'CAPTURE'
      ? {
          captures: [
            {
              id,
              status: 'PENDING',
              amount: price(amount, state.order.currency),
              createdDate: stamp.now,
            },
          ],
        }
      : { void: { status: 'PENDING', reason } };
  return withPayment(state, withDetails(payment, change, stamp));
}

export interface ActionResult {
  kind: AuthorizationRequest['kind'];
  paymentId: string;
  reason: ActionReason;
  outcome: { status: 'SUCCEEDED' } | { status: 'FAILED'; reason: string } | { status: 'EXPIRED' };
}

const cardOf = ({ regularPaymentDetails }: Payment) => {
  const { brand, lastFourDigits } = regularPaymentDetails?.creditCardDetails ?? {};
  return { ...(brand && { brand }), ...(lastFourDigits && { lastFourDigits }) };
};

function captured(payment: Payment, currency: string, stamp: Stamp): { payment: Payment; entry: Activity } {
  const [capture] = detailsOf(payment)?.captures ?? [];
  const amount = price(capture?.amount?.amount ?? payment.amount?.amount, currency);
  const change: Details = { captures: [{ ...capture, status: 'SUCCEEDED' }], scheduledAction: undefined };
  return {
    payment: { ...withDetails(payment, change, stamp), status: 'APPROVED', amount },
    entry: activity('AUTHORIZED_PAYMENT_CAPTURED', stamp, {
      authorizedPaymentCaptured: { paymentId: payment.id, amount, ...cardOf(payment) },
    }),
  };
}

function voided(
  payment: Payment,
  reason: ActionReason,
  currency: string,
  stamp: Stamp,
): { payment: Payment; entry: Activity } {
  const amount = price(payment.amount?.amount, currency);
  const voidedDate = stamp.now;
  const change: Details = {
    captures: failedCaptures(payment, 'EXPIRED'),
    void: { status: 'SUCCEEDED', voidedDate, reason },
    scheduledAction: undefined,
  };
  return {
    payment: { ...withDetails(payment, change, stamp), status: 'VOIDED' },
    entry: activity('AUTHORIZED_PAYMENT_VOIDED', stamp, {
      authorizedPaymentVoided: { paymentId: payment.id, amount, ...cardOf(payment) },
    }),
  };
}

const MAX_CODE = 100;

const failedCaptures = (payment: Payment, failureCode: string): NonNullable<Details['captures']> =>
  (detailsOf(payment)?.captures ?? []).map((capture) =>
    capture.status === 'PENDING'
      ? { ...capture, status: 'FAILED', failureDetails: { failureCode: failureCode.slice(0, MAX_CODE) } }
      : capture,
  );

function failed(
  state: OrderState,
  payment: Payment,
  result: ActionResult,
  why: string,
  stamp: Stamp,
): OrderState {
  const { kind, reason } = result;
  const failureDetails = { failureCode: why.slice(0, MAX_CODE) };
  const change: Details =
    kind === 'CAPTURE'
      ? { captures: failedCaptures(payment, why) }
      : { void: { status: 'FAILED', failureDetails, reason } };
  const after = withPayment(state, withDetails(payment, change, stamp));
  const what = kind === 'CAPTURE' ? 'take the money it holds' : 'let go of the money it holds';
  return addNote(after, `The payment provider refused to ${what}: ${why}`, stamp);
}

/** Writes into the order how the act ended, and settles. @returns undefined where nothing waits for that */
export function endAction(state: OrderState, result: ActionResult, stamp: Stamp): OrderState | undefined {
  const { paymentId, kind, outcome } = result;
  const payment = state.transactions.payments.find(({ id }) => id === paymentId);
  if (payment?.status !== 'AUTHORIZED') return undefined;
  if (kind === 'CAPTURE' ? !pendingCapture(payment) : !isBeingVoided(payment)) return undefined;
  if (outcome.status === 'FAILED') return failed(state, payment, result, outcome.reason, stamp);
  const { currency } = state.order;
  const { payment: ended, entry } =
    kind === 'CAPTURE' && outcome.status === 'SUCCEEDED'
      ? captured(payment, currency, stamp)
      : voided(payment, kind === 'VOID' ? result.reason : 'SCHEDULED', currency, stamp);
  const { order, transactions } = withPayment(state, ended);
  return reconcile(
    { order: { ...order, activities: addActivities(order.activities, [entry]) }, transactions },
    stamp,
  );
}
