import { dequal } from 'dequal/lite';
import { compareMoney, price } from '#shared/money.ts';
import type { DraftContent, DraftLine } from '../../draft-orders/public.ts';

/** What one piece cost when the draft began, before what discounts take. */
const agreedPrice = ({ original }: DraftLine): string | undefined =>
  (original?.priceBeforeDiscounts ?? original?.price)?.amount;

/** What of a line was another before; undefined where nothing was. */
export function lineBefore(line: DraftLine, currency: string): object | undefined {
  const { original, quantity, repriced, item, given } = line;
  if (!original) return undefined;
  const isRepriced = repriced && compareMoney(item.price, agreedPrice(line)) !== 0;
  if (quantity === original.quantity && !isRepriced) return undefined;
  return {
    ...(quantity !== original.quantity && { quantityBeforeChange: original.quantity }),
    ...(isRepriced && {
      priceBeforeChange: price(agreedPrice(line), currency),
      ...(given?.modifierGroups && { modifierGroupsBeforeChange: original.modifierGroups ?? [] }),
    }),
  };
}

const isOther = (line: DraftLine, currency: string): boolean =>
  !line.original || line.removed === true || lineBefore(line, currency) !== undefined;

/** Whether the draft says anything that its contract does not. */
export const changesSomething = ({
  lines,
  currency,
  source,
  shippingInfo,
  recipientInfo,
}: DraftContent): boolean =>
  lines.some((line) => isOther(line, currency)) ||
  !dequal(source?.shippingInfo, shippingInfo) ||
  !dequal(source?.recipientInfo, recipientInfo);
