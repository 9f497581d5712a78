import {
  addMoney,
  allocateMoney,
  compareMoney,
  multiplyMoney,
  shareOf,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { breakDown, remainingPart } from '../../orders/public.ts';
import { liveLines, type Draft, type DraftDiscount } from '../draft.ts';

/** What a line of the order costs with the items that the edit leaves of it. */
interface AgreedLine {
  base: Decimal;
  tax: Decimal;
  /** What each discount of the order takes of it. */
  discounts: ReadonlyMap<DraftDiscount, Decimal>;
}
export type AgreedLines = ReadonlyMap<string, AgreedLine>;

function discountsOf(draft: Draft, lineId: string): { discounts: DraftDiscount[]; amounts: Decimal[] } {
  const found = draft.discounts.flatMap((discount): [DraftDiscount, Decimal][] => {
    const amount = discount.lines?.find(({ id }) => id === lineId)?.amount;
    return discount.original && amount !== undefined ? [[discount, amount]] : [];
  });
  return { discounts: found.map(([discount]) => discount), amounts: found.map(([, amount]) => amount) };
}

/**
 * The lines that the order brought, by their ids, less exactly what a refund of the removed items would return. A line
 * with another price, or with more items than were ordered, is priced anew.
 */
export function agreedLines(draft: Draft): AgreedLines {
  const { source, currency } = draft;
  const agreed = new Map<string, AgreedLine>();
  if (!source) return agreed;
  const parts = breakDown({ ...source, currency });
  const live = new Map(liveLines(draft).map((line) => [line.id, line]));
  for (const [index, { id = '', quantity: ordered = 1 }] of source.lineItems.entries()) {
    const line = live.get(id);
    const whole = parts.lines[index];
    if (!line || !whole || line.repriced || line.quantity > ordered) continue;
    const baseOf = ({ total, tax }: typeof whole): Decimal =>
      source.taxIncludedInPrices ? total : subtractMoney(total, tax);
    const offOf = (base: Decimal, quantity: number): Decimal =>
      subtractMoney(multiplyMoney(line.item.price, quantity, currency), base);
    const { discounts, amounts } = discountsOf(draft, id);
    if (compareMoney(offOf(baseOf(whole), ordered), addMoney('0', ...amounts)) !== 0) continue;
    const remaining = remainingPart(whole, ordered - line.quantity, ordered, currency);
    const base = baseOf(remaining);
    const shares = allocateMoney(offOf(base, line.quantity), amounts, currency);
    agreed.set(id, {
      base,
      tax: remaining.tax,
      discounts: new Map(discounts.map((discount, at) => [discount, shares[at] ?? '0'])),
    });
  }
  return agreed;
}

/** What the discount takes of each line that is left: its share goes with the items that are removed. */
export function remainingShares(
  discount: DraftDiscount,
  draft: Draft,
  agreed: AgreedLines,
): { id: string; amount: Decimal | undefined }[] {
  const quantities = new Map(liveLines(draft).map(({ id, quantity }) => [id, quantity]));
  return (discount.lines ?? []).flatMap(({ id, amount: whole, pieces }) => {
    const quantity = quantities.get(id);
    if (quantity === undefined) return [];
    const known = agreed.get(id)?.discounts.get(discount);
    if (known !== undefined || whole === undefined || !pieces) return { id, amount: known ?? whole };
    return { id, amount: shareOf(whole, 0, Math.min(quantity, pieces), pieces, draft.currency) };
  });
}
