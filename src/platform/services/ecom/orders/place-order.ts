import { isZeroMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { emptyTransactions, newPayment, type PaymentInput } from '../order-transactions/public.ts';
import type { LineItem, Order, OrderState } from './order.ts';
import { insertOrder, saveOrder, stampOf } from './order-change.ts';
import { makeOrder, type OrderInput } from './rules/new-order.ts';
import { writePrices } from './rules/prices.ts';
import { approve, reconcile, totalOf } from './rules/reconcile.ts';
import { takeNumbers } from './tables.ts';

/** What was bought, by whom and at which prices; unlike what `createOrder` takes, summed up already. */
export type PlacedContent = OrderInput & {
  lineItems: LineItem[];
  priceSummary: NonNullable<Order['priceSummary']>;
};

export interface Placement {
  content: PlacedContent;
  /** What pays besides money that is collected later, such as a gift card. */
  payments: readonly PaymentInput[];
  /** The buyer pays by hand some other time: the order stands without any money. */
  paidByHand: boolean;
  /** What comes of it at once: told as a change, written together with it. */
  then?: (placed: OrderState) => Promise<OrderState>;
}

/** Identity and number of an order to come, by which others may know it already; whoever places the next one waits for this transaction. */
export async function beginOrder(
  { db, siteId, ids }: Context,
  reservedId?: string,
): Promise<{ id: string; number: string }> {
  const [number] = await takeNumbers(db, siteId);
  return { id: reservedId ?? ids.guid(), number: String(number) };
}

/** Brings the order's content, its money and its status together. */
function stateOf(
  context: Context,
  before: OrderState,
  { content, payments, paidByHand }: Placement,
): OrderState {
  const stamp = stampOf(context);
  const { currency } = before.order;
  const priced: Order = { ...before.order, ...writePrices(content, currency) };
  const added = payments.map((payment) => newPayment(payment, currency, stamp.guid(), stamp.now));
  const isAgreed = paidByHand || isZeroMoney(totalOf(priced));
  return reconcile(
    {
      order: isAgreed ? approve(priced, stamp) : priced,
      transactions: {
        ...before.transactions,
        payments: [...before.transactions.payments, ...added],
      },
    },
    stamp,
  );
}

/** A new order: approved at once when nothing is left to collect, else waiting for its money. */
export function placeOrder(
  context: Context,
  begun: { id: string; number: string },
  placement: Placement,
): Promise<Order> {
  const { site } = context;
  const made = { ...begun, currency: site.currency, language: site.locale };
  const order = makeOrder(placement.content, made, stampOf(context));
  const before: OrderState = { order, transactions: emptyTransactions(order.id) };
  return insertOrder(context, stateOf(context, before, placement), placement.then);
}

/** The same order for another try to pay it, with what the buyer changed meanwhile. */
export function placeOrderAgain(context: Context, before: OrderState, placement: Placement): Promise<Order> {
  return saveOrder(context, before, stateOf(context, before, placement));
}
