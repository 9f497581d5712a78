import { z } from 'zod';
import {
  paymentRequestExtensions,
  shopperPaymentRequestExtensions,
} from '#shared/extensions/payment-requests.ts';
import { isPositiveMoney, compareMoney } from '#shared/money.ts';
import type { PaymentPage } from '#shared/payment-page.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readBankAccount, transferOf } from '../../extensions/bank-transfer/public.ts';
import { collectable, readState, requestedMail, type OrderState } from '../orders/public.ts';
import { findLatestCharge, isOpen, resultOf, type StoredCharge } from '../../extensions/payments/public.ts';
import { pageOf } from './page-address.ts';
import type { PaymentRequest } from './payment-request.ts';
import { requestNotFound, requests, requireUnpaid } from './requests.ts';
import { onwardOf } from './rules/onward.ts';
import { closedFor } from './rules/new-request.ts';
import { statusAt } from './rules/status.ts';

async function find(context: Context, id: string): Promise<PaymentRequest> {
  if (!z.guid().safeParse(id).success) throw requestNotFound(id);
  return requests.find(context, id);
}

function standingOf(
  request: PaymentRequest,
  state: OrderState,
  charge: StoredCharge | undefined,
  now: Date,
): PaymentPage['standing'] {
  const status = statusAt(request, now);
  if (status !== 'UNPAID') return status;
  if (charge && isOpen(charge)) return charge.status === 'ACTION_REQUIRED' ? 'UNPAID' : 'UNDER_WAY';
  const isOwed = !closedFor(state) && compareMoney(request.amount.amount, collectable(state)) <= 0;
  return isOwed && isPositiveMoney(request.amount.amount) ? 'UNPAID' : 'NOT_OWED';
}

/** Of what is asked for alone: the order may have more to pay. */
async function transferFor(
  context: Context,
  { amount, expirationDate }: PaymentRequest,
  { order }: OrderState,
): Promise<PaymentPage['transfer']> {
  if (context.payments.isConnected) return null;
  const account = await readBankAccount(context);
  const transfer = account.offered ? transferOf(order, account) : undefined;
  return transfer
    ? { ...transfer, amount: amount.amount, dueDate: expirationDate ?? transfer.dueDate }
    : null;
}

/** What whoever has the address may see: what is paid for, and nobody's name or street. */
async function pageFor(context: Context, request: PaymentRequest): Promise<PaymentPage> {
  const state = await readState(context, request.orderId);
  const charge = await findLatestCharge(context, { paymentRequestId: request.id });
  const { id, title, description, amount, currency, expirationDate } = request;
  const status = standingOf(request, state, charge, context.clock.now());
  const onward = onwardOf(request);
  return {
    id,
    title,
    description: description ?? null,
    amount: amount.amount,
    currency,
    expirationDate: expirationDate ?? null,
    standing: status,
    orderNumber: state.order.number,
    lines: state.order.lineItems.map(({ productName, quantity }) => ({
      name: productName?.translated ?? productName?.original ?? '',
      quantity: quantity ?? 0,
    })),
    charge: charge ? resultOf(charge) : null,
    card: context.payments.isConnected,
    cardPage: context.payments.hasPage,
    transfer: status === 'UNPAID' ? await transferFor(context, request, state) : null,
    ...(onward && { onward }),
  };
}

export const routes = serveExtensions(
  { ...paymentRequestExtensions, ...shopperPaymentRequestExtensions },
  {
    getPaymentPage: async ({ paymentRequestId }, context) =>
      pageFor(context, await find(context, paymentRequestId)),
    async emailPaymentRequest({ paymentRequestId }, context) {
      const request = await find(context, paymentRequestId);
      requireUnpaid(request, context.clock.now(), 'UPDATE');
      const { order } = await readState(context, request.orderId);
      const { amount, title, description } = request;
      const url = pageOf(request, order, context.site);
      const emails = requestedMail(order, context.site, { amount: amount.amount, title, description, url });
      const [first] = emails;
      if (!first) throw failedPrecondition('The order has no e-mail address.', 'NO_EMAIL_ADDRESS');
      for (const email of emails) await context.mail(email);
      return { to: first.to };
    },
  },
);
