import { compareMoney, fitsCurrency, isPositiveMoney, roundMoney, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound, PlatformError } from '#platform/contract/errors.ts';
import { requirePage } from '#platform/identity/callbacks.ts';
import { collectable, lockOrder, type OrderState } from '../orders/public.ts';
import type { RedirectUrls } from './payment-request.ts';
import { requests, requireUnpaid } from './requests.ts';

interface Collection {
  orderId: string;
  /** Absent for all that is left. */
  amount: Decimal | undefined;
  /** One that was prepared before, and is to ask for this amount instead. */
  preparedId?: string | undefined;
  redirectUrls?: RedirectUrls | null | undefined;
  /** The name that the operation has for an order that is not there. */
  unknownOrder: string;
}

async function lock(context: Context, { orderId, unknownOrder }: Collection): Promise<OrderState> {
  try {
    return await lockOrder(context, orderId);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'ORDER_NOT_FOUND') throw error;
    throw notFound('The order was not found.', unknownOrder, { orderId });
  }
}

function refusalOf({ payments: { isConnected } }: Context, state: OrderState): PlatformError | undefined {
  const { order, transactions } = state;
  if (order.status === 'CANCELED' || order.status === 'REJECTED') {
    return failedPrecondition('The order is canceled or was rejected.', 'ORDER_CANCELED');
  }
  const isChargedBack = transactions.payments.some(
    ({ regularPaymentDetails }) => (regularPaymentDetails?.chargebacks ?? []).length > 0,
  );
  if (isChargedBack) return failedPrecondition('A payment was charged back.', 'ORDER_HAS_CHARGEBACKS');
  if (!isPositiveMoney(collectable(state))) {
    return failedPrecondition('Nothing is left to pay.', 'ORDER_ALREADY_PAID');
  }
  return isConnected
    ? undefined
    : failedPrecondition('This shop takes no online payments.', 'PAYMENT_METHODS_NOT_FOUND');
}

function amountOf({ amount }: Collection, state: OrderState): Decimal {
  const remaining = collectable(state);
  const { currency } = state.order;
  const wanted = amount ?? remaining;
  const isLess = isPositiveMoney(wanted) && compareMoney(wanted, remaining) <= 0;
  if (!isLess || !fitsCurrency(wanted, currency)) {
    throw badRequest(`The amount must be more than zero and at most ${remaining}.`, 'INVALID_AMOUNT', {
      left: remaining,
    });
  }
  return roundMoney(wanted, currency);
}

/** @throws 400 for an address that is no web page */
async function checkedUrls(
  context: Context,
  { redirectUrls }: Collection,
): Promise<RedirectUrls | undefined> {
  const input = Object.entries(redirectUrls ?? {}).filter(([, address]) => Boolean(address));
  for (const [name, address] of input) await requirePage(context, `redirectUrls.${name}`, address);
  return input.length > 0 ? Object.fromEntries(input) : undefined;
}

/**
 * Makes ready what somebody then pays: a payment request, with its own page and its own charge.
 * @returns its id, which is what it is paid by
 */
export async function prepareCollection(context: Context, collection: Collection): Promise<string> {
  const state = await lock(context, collection);
  const rejected = refusalOf(context, state);
  if (rejected) throw rejected;
  const amount = { amount: amountOf(collection, state) };
  const { order } = state;
  const { preparedId } = collection;
  const redirectUrls = await checkedUrls(context, collection);
  if (!preparedId) {
    const orderPaymentRequest = { orderId: order.id, amount, title: `Order ${order.number}` };
    const { id } = (await requests.create({ orderPaymentRequest }, context)).orderPaymentRequest;
    if (redirectUrls) await requests.change(context, id, (before) => ({ ...before, redirectUrls }));
    return id;
  }
  const prepared = await requests.lock(context, preparedId);
  if (prepared.orderId !== order.id) {
    throw notFound('The order has no such payment prepared.', 'ORDER_PAYMENT_REQUEST_NOT_FOUND', {
      preparedId,
    });
  }
  requireUnpaid(prepared, context.clock.now(), 'UPDATE');
  await requests.change(context, preparedId, (before) => ({
    ...before,
    amount,
    ...(redirectUrls && { redirectUrls }),
  }));
  return preparedId;
}
