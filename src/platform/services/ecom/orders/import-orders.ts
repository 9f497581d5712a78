import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalid, type FieldViolation } from '#platform/contract/errors.ts';
import { checkRequest, findOperation } from '#platform/contract/index.ts';
import { bulk, outcomeOf, type Outcome } from '#platform/crud/index.ts';
import type { Order, OrderState } from './order.ts';
import {
  lockOrder,
  lockOrders,
  orderNotFound,
  putImported,
  putManyImported,
  stampOf,
} from './order-change.ts';
import { withDeliveryAddress } from './rules/delivery-address.ts';
import { importedMoney, importedOrder, importViolations } from './rules/imported.ts';
import type { OrderInput } from './rules/new-order.ts';

/** Only what was imported is overwritten: an order that was placed here is nobody's copy. */
export function requireImported(before: OrderState): OrderState {
  if (before.order.imported === true) return before;
  throw failedPrecondition('The order was not imported.', 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER', {
    orderId: before.order.id,
  });
}

const currencyOf = ({ site }: Context, input: OrderInput): string => input.currency ?? site.currency;

/** @throws 400 for what no order can be imported with */
export function requireSound(context: Context, input: OrderInput): void {
  const violations = importViolations(input, currencyOf(context, input));
  if (violations.length > 0) throw invalid(violations);
}

export function composeImported(
  context: Context,
  input: OrderInput & { number: string },
  before: OrderState | undefined,
): OrderState {
  const id = before?.order.id ?? context.ids.guid();
  const made = {
    id,
    number: input.number,
    currency: currencyOf(context, input),
    language: context.site.locale,
  };
  const stamp = stampOf(context);
  const order = withDeliveryAddress(importedOrder(input, made, stamp));
  return { order, transactions: importedMoney(order, before, stamp) };
}

const importing = findOperation('ecom_orders.importOrder');

type Numbered = OrderInput & { number: string };

/** The operation's own check of what arrives comes first, as it does there. */
function requireFit(context: Context, order: Numbered): void {
  const violations = checkRequest(importing, { order });
  if (violations.length > 0) throw invalid(violations);
  requireSound(context, order);
}

/** What each could not be imported for, as writing would find it; nothing is written. */
export const previewOrderImport = (
  context: Context,
  orders: readonly Numbered[],
): { violations: FieldViolation[] }[] =>
  orders.map((order) => {
    const violations = checkRequest(importing, { order });
    return {
      violations: violations.length > 0 ? violations : importViolations(order, currencyOf(context, order)),
    };
  });

async function importOne(context: Context, order: Numbered): Promise<Order> {
  requireFit(context, order);
  const before = order.id ? requireImported(await lockOrder(context, order.id)) : undefined;
  return putImported(context, before, composeImported(context, order, before));
}

async function importTogether(context: Context, inputs: readonly Numbered[]): Promise<Outcome<Order>[]> {
  const locked = await lockOrders(
    context,
    inputs.flatMap(({ id }) => id ?? []),
  );
  const beforeOf = (id: string): OrderState => {
    const before = locked.get(id);
    if (!before) throw orderNotFound(id);
    return requireImported(before);
  };
  const decided = inputs.map((order) =>
    outcomeOf(() => {
      requireFit(context, order);
      const before = order.id ? beforeOf(order.id) : undefined;
      return { before, after: composeImported(context, order, before) };
    }),
  );
  const stored = await putManyImported(
    context,
    decided.flatMap((one) => ('done' in one ? one.done : [])),
  );
  return decided.map((one) => ('done' in one ? { done: stored.shift() as Order } : one));
}

/** Each as `importOrder` would, with few statements for all of them; every one has its number, and no two the same. */
export const importOrders = (context: Context, orders: readonly Numbered[]) =>
  bulk(context, {
    entries: orders,
    each: (order) => importOne(context, order),
    together: (some) => importTogether(context, some),
  });
