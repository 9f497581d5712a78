import { compareMoney, price } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { OrderPaymentRequestsApi } from '#platform/contract/index.ts';
import { crud, type Draft } from '#platform/crud/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { readState } from '../orders/public.ts';
import { PAYMENT_REQUEST_FQDN, type PaymentRequest, type ShownRequest } from './payment-request.ts';
import { requestedAmount } from './rules/new-request.ts';
import { statusAt } from './rules/status.ts';
import { paymentRequests } from './tables.ts';

const events = entityEvents(PAYMENT_REQUEST_FQDN);

export const requestNotFound = (orderPaymentRequestId: string) =>
  notFound('The payment request was not found.', 'ORDER_PAYMENT_REQUEST_NOT_FOUND', {
    orderPaymentRequestId,
  });

/** Such as `CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST`. @throws 428 unless it still waits for its money */
export function requireUnpaid(request: PaymentRequest, now: Date, verb: 'UPDATE' | 'VOID' | 'CHARGE'): void {
  const status = statusAt(request, now);
  if (status === 'UNPAID') return;
  throw failedPrecondition(
    `The payment request is ${status.toLowerCase()}.`,
    `CANNOT_${verb}_${status}_ORDER_PAYMENT_REQUEST`,
    { orderPaymentRequestId: request.id },
  );
}

async function begin(draft: Draft<PaymentRequest>, context: Context): Promise<PaymentRequest> {
  const state = await readState(context, draft.orderId ?? '');
  const { number, currency } = state.order;
  const amount = requestedAmount(state, draft.amount?.amount);
  const begun = {
    ...(draft as PaymentRequest),
    orderNumber: number,
    currency,
    amount: { amount },
    status: 'UNPAID' as const,
  };
  delete begun.paymentGatewayOrderId;
  return { ...begun, status: statusAt(begun, context.clock.now()) };
}

function amend(draft: Draft<PaymentRequest>, before: PaymentRequest, context: Context): PaymentRequest {
  requireUnpaid(before, context.clock.now(), 'UPDATE');
  const input = draft.amount?.amount;
  if (!input || compareMoney(input, before.amount.amount) !== 0) {
    const code = 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT';
    throw badRequest('The amount of a payment request stays as it is.', code);
  }
  return { ...(draft as PaymentRequest), amount: before.amount };
}

/** What readers are told: as the clock stands, with the amount as people write it. */
const present = (
  { redirectUrls: _own, ...request }: PaymentRequest,
  { clock }: Pick<Context, 'clock'>,
): ShownRequest => ({
  ...request,
  status: statusAt(request, clock.now()) as NonNullable<ShownRequest['status']>,
  amount: price(request.amount.amount, request.currency),
});

export const requests = crud<OrderPaymentRequestsApi>()({
  entity: paymentRequests,
  key: 'orderPaymentRequest',
  plural: 'orderPaymentRequests',
  id: 'orderPaymentRequestId',
  fqdn: PAYMENT_REQUEST_FQDN,
  notFound: requestNotFound,
  write(draft, before, context, input) {
    if (!before) return begin(draft, context);
    return input ? amend(draft, before, context) : (draft as PaymentRequest);
  },
  beforeRemove({ status }) {
    if (status !== 'PAID') return;
    const code = 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST';
    throw failedPrecondition('A paid payment request stays on record.', code);
  },
  present: (stored, context) => stored.map((request) => present(request, context)),
});

/** Writes what became of a request that is held, and tells of it. */
export const setStatus = (
  context: Context,
  { id }: PaymentRequest,
  status: 'PAID' | 'EXPIRED' | 'VOIDED',
  more: Partial<PaymentRequest> = {},
) =>
  requests.change(context, id, (before) => ({ ...before, ...more, status }), {
    event: (orderPaymentRequest) => events.action(EVENTS[status], id, { orderPaymentRequest }),
  });

const EVENTS = { PAID: 'paid', EXPIRED: 'expired', VOIDED: 'voided' } as const;
