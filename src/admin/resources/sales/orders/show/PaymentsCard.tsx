import { Banknote, CreditCard, Gift, Landmark, type LucideIcon, Ticket, Wallet } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Order, OrderTransactions, Payment } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { big, sum, toDecimalString } from '../refund/amounts.ts';
import { awaitsReceipt, receiptOf } from '../receipt/receipt-of.ts';
import type { PastRefund } from '../refund/refund-history.ts';
import { paymentKind, paymentName } from '../refund/source-label.ts';
import { captureOf, type Capture } from './capture-of.ts';
import { paymentState } from './payment-state.ts';
import styles from './PaymentsCard.module.css';
import { useOrderLabels, type OrderLabels } from './use-order-labels.ts';
import { voidOf, type PaymentVoid } from './void-of.ts';

const PaymentReceipt = lazy(() => import('../receipt/PaymentReceipt.tsx'));

interface Props {
  order: Order;
  transactions: OrderTransactions | undefined;
  refunds: readonly PastRefund[];
  children?: ReactNode;
}

export const paymentIcons: Record<ReturnType<typeof paymentKind>, LucideIcon> = {
  card: CreditCard,
  giftCard: Gift,
  membership: Ticket,
  offline: Landmark,
  online: Wallet,
};

export function PaymentsCard({ order, transactions, refunds, children }: Props) {
  const currency = order.currency ?? '';
  const words = useOrderLabels(currency);
  const { translate } = words;
  const payments = transactions?.payments ?? [];
  return (
    <Card id="payments" title={translate('orders.payment.title')} note={balanceNote(order, words)} flush>
      {!transactions && (
        <div className={styles['prepared']}>
          <LineSkeleton widths={[40, 60]} />
        </div>
      )}
      {transactions && payments.length === 0 && (
        <div className={styles['row']}>
          <Banknote size={16} aria-hidden />
          <span>{translate('orders.payment.none')}</span>
        </div>
      )}
      {payments.map((payment) => (
        <PaymentRow
          key={payment._id}
          order={order}
          payment={payment}
          currency={currency}
          refunds={refunds}
          words={words}
        />
      ))}
      {children}
    </Card>
  );
}

interface RowProps {
  order: Order;
  payment: Payment;
  currency: string;
  refunds: readonly PastRefund[];
  words: OrderLabels;
}

function PaymentRow({ order, payment, currency, refunds, words }: RowProps) {
  const { translate, money } = words;
  const Icon = paymentIcons[paymentKind(payment)];
  const { id, ...look } = paymentState(payment, refunds);
  const parts = refunds.flatMap((refund) => refund.parts).filter((part) => part.paymentId === payment._id);
  const inState = (state: string) =>
    sum(
      parts
        // What a person is to send has a row of its own.
        .filter((part) => part.state === state && !(state === 'pending' && part.external))
        .map(({ amount }) => amount),
    );
  const reference = payment.regularPaymentDetails?.providerTransactionId;
  const capture = captureOf(payment, order);
  const voided = voidOf(payment, order);
  const authorized = capture ? capturedNotes(capture, words) : heldNotes(payment, words);
  const name = paymentName(payment, translate);
  const notes = [
    reference,
    ...authorized,
    voided?.date && voided.startDate && startNote(payment, voided.startDate, words),
    inState('done').gt(0) &&
      translate('orders.payment.returned', { amount: money(toDecimalString(inState('done'), currency)) }),
    inState('pending').gt(0) &&
      translate('orders.payment.stillToSend', {
        amount: money(toDecimalString(inState('pending'), currency)),
      }),
  ].filter(Boolean);
  return (
    <div className={styles['row']}>
      <Icon size={16} aria-hidden />
      <div>
        {name}
        <small className="num">
          {translate(`orders.payment.${latestAction(payment, { capture, voided })}`)}{' '}
          <DateTime value={capture?.date ?? voided?.date ?? payment._createdDate} style="long" />
          {notes.map((note) => ` · ${note}`)}
        </small>
        {(receiptOf(payment) ?? awaitsReceipt(payment)) && (
          <Suspense fallback={<div className={styles['receipt']} />}>
            <PaymentReceipt orderId={order._id ?? ''} payment={payment} name={name} />
          </Suspense>
        )}
      </div>
      <span className={styles['state']}>
        <StatusChip {...look} label={translate(`orders.payment.state.${id}`)} />
      </span>
      <span className={styles['amount']}>
        <Money amount={payment.amount?.amount} currency={currency} />
      </span>
    </div>
  );
}

interface PaymentEnd {
  capture: Capture | undefined;
  voided: PaymentVoid | undefined;
}

function latestAction(
  { status, regularPaymentDetails }: Payment,
  { capture, voided }: PaymentEnd,
): 'captured' | 'voided' | 'recorded' | 'authorized' | 'paid' {
  if (capture?.date) return 'captured';
  if (voided?.date) return 'voided';
  if (regularPaymentDetails?.offlinePayment) return 'recorded';
  return status === 'AUTHORIZED' ? 'authorized' : 'paid';
}

/** How a payment that was voided later had begun. */
const startNote = (payment: Payment, date: string | Date, { translate, day }: OrderLabels): string =>
  translate(`orders.payment.${payment.regularPaymentDetails ? 'authorizedOn' : 'takenOn'}`, {
    date: day(date),
  });

/** What was authorized when, and what of it the capture released. */
const capturedNotes = (
  { date, authorized, authorizedDate, released }: Capture,
  { translate, money, day }: OrderLabels,
): string[] => [
  ...(date && authorizedDate
    ? [
        translate(`orders.payment.${authorized ? 'authorizedAmount' : 'authorizedOn'}`, {
          amount: money(authorized),
          date: day(authorizedDate),
        }),
      ]
    : []),
  ...(released ? [translate('orders.payment.released', { amount: money(released) })] : []),
];

/** Until when a payment is held, and how the last try to end that went. */
function heldNotes(payment: Payment, { translate, day }: OrderLabels): string[] {
  const details = payment.regularPaymentDetails?.authorizationDetails;
  if (payment.status !== 'AUTHORIZED' || !details) return [];
  const { actionType, executionDate } = details.scheduledAction ?? {};
  const [capture] = details.captures ?? [];
  const actions = [capture, details.void];
  const reason = actions.find((action) => action?.status === 'FAILED')?.failureDetails?.failureCode;
  return [
    ...(executionDate
      ? [
          translate(
            actionType === 'CAPTURE' ? 'orders.payment.capturedAt' : 'orders.payment.authorizedUntil',
            {
              date: day(executionDate),
            },
          ),
        ]
      : []),
    ...(actions.some((action) => action?.status === 'PENDING')
      ? [translate('orders.payment.actPending')]
      : []),
    ...(reason ? [translate('orders.payment.actFailed', { reason })] : []),
  ];
}

function balanceNote(order: Order, { translate, money }: OrderLabels): string {
  const summary = order.balanceSummary;
  const facts = [
    ['paid', summary?.paid?.amount],
    ['refunded', summary?.refunded?.amount],
    ['pending', summary?.pendingRefund?.amount],
    ['due', summary?.balance?.amount],
  ] as const;
  return facts
    .filter(([name, amount]) => name === 'paid' || big(amount).gt(0))
    .map(([name, amount]) => translate(`orders.payment.balance.${name}`, { amount: money(amount ?? '0') }))
    .join(', ');
}
