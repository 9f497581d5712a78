import { dequal } from 'dequal/lite';
import { compareMoney, price } from '#shared/money.ts';
import { describeOrderLine, orderLinePrices } from '../../line-items/public.ts';
import type { OrderLineItem } from '../../orders/public.ts';
import type { Priced } from '../../totals/public.ts';
import type { Draft, DraftLine, ApiDraftOrder } from '../draft.ts';

type ItemDetails = NonNullable<ApiDraftOrder['lineItems']>[number];

/** A line that is there, in the words of an order. */
export function writeOrderLine(line: DraftLine, priced: Priced): OrderLineItem {
  const { original, given, quantity } = line;
  return {
    ...(original ?? describeOrderLine(line)),
    ...given,
    quantity,
    ...orderLinePrices(line, priced),
  };
}

/** The price of one piece as somebody set it, before what discounts take. */
const agreedPrice = ({ priceBeforeDiscounts, price: after }: OrderLineItem): string | undefined =>
  (priceBeforeDiscounts ?? after)?.amount;

function explicitChange(
  { original, given = {}, quantity, item, repriced }: DraftLine,
  currency: string,
): object {
  if (!original) return {};
  const before = agreedPrice(original);
  const told = (field: keyof OrderLineItem, name: string): object =>
    given[field] !== undefined && !dequal(given[field], original[field])
      ? { [name]: original[field] ?? null }
      : {};
  return {
    ...(quantity !== original.quantity && { quantityBeforeChange: original.quantity }),
    ...(repriced && compareMoney(item.price, before) !== 0 && { priceBeforeChange: price(before, currency) }),
    ...told('priceDescription', 'priceDescriptionBeforeChange'),
    ...told('productName', 'productNameBeforeChange'),
    ...told('descriptionLines', 'descriptionLinesBeforeChange'),
    ...told('modifierGroups', 'modifierGroupsBeforeChange'),
    ...(given.catalogReference &&
      !dequal(given.catalogReference.options, original.catalogReference?.options) && {
        catalogReferenceOptionsBeforeChange: original.catalogReference?.options ?? {},
      }),
  };
}

const COSTS = [
  'totalDiscount',
  'lineItemPrice',
  'totalPriceBeforeTax',
  'totalPriceAfterTax',
  'price',
] as const;

/** What became of its prices by changes of something else. */
function implicitChange(original: OrderLineItem, now: OrderLineItem): object {
  const changed = COSTS.filter((field) => compareMoney(original[field]?.amount, now[field]?.amount) !== 0);
  return Object.fromEntries(changed.map((field) => [`${field}BeforeChange`, original[field]]));
}

/** A line as a draft tells it: what it is now, and what the draft did to it. */
export function writeLine(line: DraftLine, draft: Draft, priced: Priced): ItemDetails {
  const { original } = line;
  if (line.removed) return { removed: true, lineItem: original ?? describeOrderLine(line) };
  const lineItem = writeOrderLine(line, priced);
  if (!draft.source) return { lineItem };
  if (!original) return { added: true, lineItem };
  const explicit = explicitChange(line, draft.currency);
  if (Object.keys(explicit).length > 0) return { changedDetails: explicit, lineItem };
  const implicit = implicitChange(original, lineItem);
  return (
    Object.keys(implicit).length > 0 ? { changedImplicitly: implicit, lineItem } : { lineItem }
  ) as ItemDetails;
}
