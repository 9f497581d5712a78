import { dequal } from 'dequal/lite';
import type { OrderState } from '../../orders/public.ts';
import { liveLines, type Draft, type SourceOrder } from '../draft.ts';
import { nonDraftableReasons } from './draftability.ts';

/** What a draft rests on: where it has changed since, its totals are of another order. */
const agreed = ({
  lineItems,
  additionalFees,
  appliedDiscounts,
  shippingInfo,
  priceSummary,
}: SourceOrder): object => ({
  lines: lineItems.map(({ id, quantity, lineItemPrice, price, refundQuantity }) => ({
    id,
    quantity,
    price: price?.amount,
    lineItemPrice: lineItemPrice?.amount,
    refundQuantity: refundQuantity ?? 0,
  })),
  fees: (additionalFees ?? []).map(({ id, price }) => ({ id, price: price?.amount })),
  discounts: (appliedDiscounts ?? []).map(({ id }) => id),
  shipping: shippingInfo?.cost?.price?.amount ?? null,
  total: priceSummary?.total?.amount,
});

/** Lines of the catalogue that are gone, or sold out. */
export const unavailableLines = (draft: Draft): string[] =>
  liveLines(draft).flatMap(({ id, original, availability: { status } }) =>
    !original && (status === 'NOT_FOUND' || status === 'NOT_AVAILABLE') ? id : [],
  );

/** Why the draft cannot be applied to its order. */
export function commitErrors(
  draft: Draft,
  state: OrderState,
  fulfilled: ReadonlyMap<string, number>,
): string[] {
  const lines = liveLines(draft);
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const isBelow = [...fulfilled].some(([id, quantity]) => (left.get(id) ?? 0) < quantity);
  const found: [string, boolean][] = [
    ['ORDER_CHANGED_SINCE', !draft.source || !dequal(agreed(draft.source), agreed(state.order))],
    ['NO_LINE_ITEMS', lines.length === 0],
    ['QUANTITY_BELOW_FULFILLED', isBelow],
    ['CATALOG_ITEM_NOT_AVAILABLE', unavailableLines(draft).length > 0],
  ];
  return [
    ...found.flatMap(([reason, holds]) => (holds ? reason : [])),
    ...nonDraftableReasons(state, draft.currency),
  ];
}
