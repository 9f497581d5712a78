import type { Context } from '#platform/context.ts';
import { invalidField, notFound } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { mergePatch } from '#platform/store/index.ts';
import { lockOrder, saveOrder } from '../order-change.ts';
import { updatableMask, updatablePart } from '../rules/update.ts';

/**
 * What tells of a line. What it counts for, such as quantity, price and taxes, changes with the order's totals, which is
 * an edit of the order.
 */
const UPDATABLE = [
  'productName',
  'descriptionLines',
  'image',
  'physicalProperties.sku',
  'physicalProperties.weight',
  'fulfillerId',
  'digitalFile',
  'priceDescription',
  'locations',
  'extendedFields',
] as const;

/** The SDK's own types leave the mask out; the API has it. */
type LineRequest = Request<OrdersApi, 'updateOrderLineItem'> & { id: string; fieldMask?: string[] };

export async function updateOrderLineItem(
  request: LineRequest,
  context: Context,
): Promise<Reply<OrdersApi, 'updateOrderLineItem'>> {
  const { id: orderId, lineItem: patch, fieldMask } = request;
  const isNameless = (patch as { productName?: object | null }).productName === null;
  if (isNameless) throw invalidField('lineItem.productName', 'REQUIRED_FIELD', 'cannot be removed');
  const before = await lockOrder(context, orderId);
  const lineItemId = patch.id;
  const line = before.order.lineItems.find(({ id }) => id === lineItemId);
  if (!line) throw notFound('The order has no such line item.', 'LINE_ITEM_NOT_FOUND', { lineItemId });
  const mask = fieldMask && updatableMask(fieldMask, UPDATABLE);
  const part = updatablePart(patch, UPDATABLE);
  const isIdle = mask ? mask.length === 0 : Object.keys(part).length === 0;
  if (isIdle) return { order: before.order };
  const patched = mergePatch(line, part, { mask, path: 'lineItem', readonly: [], immutable: [] });
  const lineItems = before.order.lineItems.map((one) => (one === line ? patched : one));
  return { order: await saveOrder(context, before, { ...before, order: { ...before.order, lineItems } }) };
}
