import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { composeImported, requireImported, requireSound } from '../import-orders.ts';
import { lockOrder, putImported } from '../order-change.ts';
import type { OrderInput } from '../rules/new-order.ts';
import { takeNumbers } from '../tables.ts';

export async function importOrder(
  request: Request<OrdersApi, 'importOrder'>,
  context: Context,
): Promise<Reply<OrdersApi, 'importOrder'>> {
  const { db, siteId } = context;
  const input = request.order as OrderInput;
  requireSound(context, input);
  const before = input.id ? requireImported(await lockOrder(context, input.id)) : undefined;
  const number = input.number || before?.order.number || String((await takeNumbers(db, siteId))[0]);
  const after = composeImported(context, { ...input, number }, before);
  return { order: await putImported(context, before, after) };
}
