import type { Context } from '../../../context.ts';
import { failedPrecondition, invalid } from '../../../contract/errors.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import type { OrderState } from '../order.ts';
import { lockOrder, putImported, stampOf } from '../order-change.ts';
import { importedMoney, importedOrder, importViolations } from '../rules/imported.ts';
import type { OrderInput } from '../rules/new-order.ts';
import { takeNumbers } from '../tables.ts';

/** Only what was imported is overwritten: an order that was placed here is nobody's copy. */
async function overwritten(context: Context, id: string): Promise<OrderState> {
  const before = await lockOrder(context, id);
  if (before.order.imported === true) return before;
  throw failedPrecondition('The order was not imported.', 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER', {
    orderId: id,
  });
}

export async function importOrder(
  request: Request<OrdersApi, 'importOrder'>,
  context: Context,
): Promise<Reply<OrdersApi, 'importOrder'>> {
  const { db, siteId, site, ids } = context;
  const input = request.order as OrderInput;
  const currency = input.currency ?? site.currency;
  const violations = importViolations(input, currency);
  if (violations.length > 0) throw invalid(violations);
  const before = input.id ? await overwritten(context, input.id) : undefined;
  const number = input.number || before?.order.number || String((await takeNumbers(db, siteId))[0]);
  const made = { id: before?.order.id ?? ids.guid(), number, currency, language: site.locale };
  const stamp = stampOf(context);
  const order = importedOrder(input, made, stamp);
  const transactions = importedMoney(order, before, stamp);
  return { order: await putImported(context, before, { order, transactions }) };
}
