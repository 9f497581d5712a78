import { ordersDesk } from '#shared/desks/orders.ts';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { useMay } from '#admin/access/session.ts';

/** Whether reviews are this person's work and orders are not: what they cannot act on has no place on their Home. */
export function useModerates(): boolean {
  const mayDecide = useMay(reviewsDesk.rights.edit);
  const mayChangeOrders = useMay(ordersDesk.rights.edit);
  return mayDecide && !mayChangeOrders;
}
