import { dequal } from 'dequal/lite';
import { withDeliveryAddress, type Order } from '../orders/public.ts';
import type { Priced } from '../totals/public.ts';
import { contentOf, shippingOf } from './content.ts';
import type { Draft } from './draft.ts';

const PARTS = ['buyerInfo', 'billingInfo', 'recipientInfo'] as const;

/** The address before the edit is not where the order goes to. */
function withoutDestination(shippingInfo: Order['shippingInfo']): Order['shippingInfo'] {
  const { shippingDestination: _before, ...logistics } = shippingInfo?.logistics ?? {};
  return shippingInfo && { ...shippingInfo, logistics };
}

/** What the draft changed of the parts of an order; the others may have changed meanwhile, and stay. */
function changedParts(order: Order, draft: Draft, priced: Priced): Order {
  const { source } = draft;
  const next: Record<string, unknown> = { ...order };
  for (const part of PARTS) {
    if (dequal(source?.[part], draft[part])) continue;
    if (draft[part]) next[part] = draft[part];
    else delete next[part];
  }
  const { shippingInfo } = shippingOf(draft, priced);
  if (!dequal(source?.shippingInfo, draft.shippingInfo)) {
    delete next['shippingInfo'];
    Object.assign(next, shippingInfo && { shippingInfo });
  } else if (order.shippingInfo && shippingInfo) {
    next['shippingInfo'] = { ...order.shippingInfo, cost: shippingInfo.cost };
  }
  const edited = next as Order;
  if (dequal(source?.recipientInfo, draft.recipientInfo)) return withDeliveryAddress(edited);
  return withDeliveryAddress({ ...edited, shippingInfo: withoutDestination(edited.shippingInfo) });
}

/** An order with what the draft made of it, at these prices; its status, balance and timeline are not touched. */
export const editedContent = (order: Order, draft: Draft, priced: Priced): Order => ({
  ...changedParts(order, draft, priced),
  ...contentOf(draft, priced),
});
