import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalid } from '#platform/contract/errors.ts';
import type { Change } from './change-orders.ts';
import { stampOf } from './order-change.ts';
import { addActivities } from './rules/activities.ts';
import { withCorrectedAddress } from './rules/delivery-address.ts';
import { removedRequired, updatableMask, updatablePart, updateActivities } from './rules/update.ts';
import { orders } from './tables.ts';

interface Patch {
  order: object;
  fieldMask?: readonly string[] | undefined;
}

/**
 * What `updateOrder` makes of an order. Nothing changes where the patch has nothing that may.
 * @throws at once where the patch removes what an order cannot be without
 */
export function patching(context: Context, { order: patch, fieldMask }: Patch): Change {
  const removed = removedRequired(patch);
  if (removed.length > 0) {
    throw invalid(
      removed.map((path) => ({
        field: `order.${path}`,
        violatedRule: 'REQUIRED_FIELD',
        description: 'cannot be removed',
        data: {},
      })),
    );
  }
  const mask = fieldMask && updatableMask(fieldMask);
  return (before) => {
    const { status } = before.order;
    if (status === 'PENDING') throw failedPrecondition('The order is pending.', 'ORDER_IS_PENDING');
    if (status === 'REJECTED') throw failedPrecondition('The order was rejected.', 'ORDER_IS_REJECTED');
    if (mask?.length === 0) return before;
    const patched = withCorrectedAddress(
      before.order,
      orders.mergePatch(before.order, updatablePart(patch), { mask, path: 'order' }),
    );
    const activities = addActivities(
      patched.activities,
      updateActivities(before.order, patched, stampOf(context)),
    );
    return { ...before, order: { ...patched, activities } };
  };
}
