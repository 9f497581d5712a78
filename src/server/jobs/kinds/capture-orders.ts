import { ordersDesk } from '#shared/desks/orders.ts';
import type { CapturePreviewData } from '#shared/bulk-preview.ts';
import type { Selection } from '#shared/jobs.ts';
import { addMoney, price } from '#shared/money.ts';
import { findOperation } from '#platform/contract/index.ts';
import { callOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { outcomeOf } from './bulk-job.ts';
import type { EntitySource } from './entity-source.ts';
import { MAX_PREVIEWED, pagesWithin } from './preview.ts';
import type { Imports } from './import-job.ts';
import { jobKind, type Work } from './job-kind.ts';

const CAPTURE = 'ecom_order-billing.captureAuthorizedPayments';
const LIST = 'ecom_order-transactions.listTransactionsForMultipleOrders';

interface Capture {
  status?: string;
  failureDetails?: { failureCode?: string };
}

interface Payment {
  id: string;
  status?: string;
  amount?: { amount?: string };
  regularPaymentDetails?: {
    authorizationDetails?: {
      captures?: Capture[];
      scheduledAction?: { actionType?: string; executionDate?: string };
    };
  };
}

interface Transactions {
  orderId: string;
  payments?: Payment[];
}

interface CapturableOrder {
  id: string;
  currency?: string;
}

const detailsOf = (payment: Payment) => payment.regularPaymentDetails?.authorizationDetails;

const isHeld = ({ status }: Payment): boolean => status === 'AUTHORIZED';

const wasCaptured = (payment: Payment): boolean =>
  detailsOf(payment)?.captures?.some(({ status }) => status === 'SUCCEEDED') === true;

function isExpired(payment: Payment, now: string): boolean {
  const { actionType, executionDate } = detailsOf(payment)?.scheduledAction ?? {};
  return actionType === 'VOID' && executionDate !== undefined && executionDate <= now;
}

async function paymentsOf(platformFetch: PlatformFetch, orderIds: string[]): Promise<Map<string, Payment[]>> {
  if (orderIds.length === 0) return new Map();
  const { orderTransactions = [] } = await callOperation<{ orderTransactions?: Transactions[] }>(
    platformFetch,
    findOperation(LIST),
    { orderIds },
  );
  return new Map(orderTransactions.map(({ orderId, payments = [] }) => [orderId, payments]));
}

/** What the provider said to one capture; nothing when it took the money. */
function refusalIn(reply: { orderTransactions?: Transactions }, paymentId: string): string | undefined {
  const payment = reply.orderTransactions?.payments?.find(({ id }) => id === paymentId);
  if (!payment || wasCaptured(payment)) return undefined;
  if (payment.status === 'VOIDED') return 'The authorization has expired.';
  const [last] = detailsOf(payment)?.captures ?? [];
  if (last?.status === 'PENDING')
    return 'The payment provider has not answered yet. It is asked again by itself.';
  return `The payment provider refused: ${last?.failureDetails?.failureCode ?? 'without a reason'}`;
}

/** Each payment is a call of its own with a key of its own: what was under way when a process died goes on, once. */
async function captureHeld(
  orderId: string,
  payments: readonly Payment[],
  call: Work<object>['call'],
): Promise<string | undefined> {
  for (const { id: paymentId } of payments) {
    const request = { orderId, payments: [{ paymentId }] };
    const reply = await call<{ orderTransactions?: Transactions }>(CAPTURE, request, paymentId);
    const reason = refusalIn(reply, paymentId);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Counts what a capture would take, before anybody presses. */
async function foresee(
  platformFetch: PlatformFetch,
  entities: EntitySource<CapturableOrder>,
  selection: Selection,
  now: string,
): Promise<CapturePreviewData> {
  const totals = new Map<string, string>();
  const seen: CapturePreviewData = { held: 0, expired: 0, sums: [], partial: false };
  const within = { 'balanceSummary.authorized.amount': { $gt: '0' } };
  for await (const orders of pagesWithin(platformFetch, entities, selection, within)) {
    const payments = await paymentsOf(
      platformFetch,
      orders.map(({ id }) => id),
    );
    for (const { id, currency = '' } of orders) {
      const authorized = (payments.get(id) ?? []).filter(isHeld);
      const live = authorized.filter((payment) => !isExpired(payment, now));
      if (live.length > 0) seen.held++;
      else if (authorized.length > 0) seen.expired++;
      for (const { amount } of live)
        totals.set(currency, addMoney(totals.get(currency) ?? '0', amount?.amount ?? '0'));
    }
    if (seen.held + seen.expired >= MAX_PREVIEWED) {
      seen.partial = true;
      break;
    }
  }
  return {
    ...seen,
    sums: [...totals].map(([currency, amount]) => ({ currency, amount: price(amount, currency).amount })),
  };
}

/** Whether this batch has captured it, before its process died: the same keys are answered as they were then. */
async function wasOurs(
  orderId: string,
  own: readonly Payment[],
  call: Work<object>['call'],
): Promise<boolean> {
  const outcome = await outcomeOf(orderId, () => captureHeld(orderId, own.filter(wasCaptured), call));
  return outcome.state === 'done';
}

/** Takes all that is still held for orders. */
export const captureOrdersJob =
  (entities: EntitySource<CapturableOrder>) =>
  (platformFetch: PlatformFetch, _store: unknown, { clock }: Pick<Imports, 'clock'>): JobKind => ({
    ...jobKind({ operation: CAPTURE, entities, batch: 5 }, async ({ ids, isResumed, call }) => {
      const now = clock.now().toISOString();
      const payments = await paymentsOf(platformFetch, ids);
      const outcomes: Outcome[] = [];
      for (const id of ids) {
        const own = payments.get(id) ?? [];
        const held = own.filter(isHeld);
        const isDone = held.length === 0 && own.some(wasCaptured);
        if (isDone && isResumed && (await wasOurs(id, own, call))) outcomes.push({ id, state: 'done' });
        else if (held.length === 0) {
          const reason = isDone ? 'It is captured already.' : 'No money is held for it.';
          outcomes.push({ id, state: 'skipped', reason });
        } else if (held.every((payment) => isExpired(payment, now))) {
          outcomes.push({ id, state: 'failed', reason: 'The authorization has expired.' });
        } else outcomes.push(await outcomeOf(id, () => captureHeld(id, held, call)));
      }
      return outcomes;
    })(platformFetch),
    permissions: ordersDesk.jobs.capture,
    foresee: (selection) => foresee(platformFetch, entities, selection, clock.now().toISOString()),
  });
