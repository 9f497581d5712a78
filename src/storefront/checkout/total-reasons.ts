import { totalsOfPurchase } from '../../shared/price-totals.ts';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import { viewOptions, type OptionView } from './checkout-view.ts';

interface PriceChange {
  name: string;
  before: string;
  now: string;
}

/** Why the total of a checkout is another one, as far as its parts tell. */
export interface TotalReasons {
  /** Of one piece of an item, or of the delivery. */
  prices: PriceChange[];
  /** The names of discounts that no longer apply. */
  endedDiscounts: string[];
  /** The way of delivery that is no longer offered, and the one that is selected instead. */
  delivery?: { before: string; now: string };
}

const selectedOption = (checkout: Checkout): OptionView | undefined =>
  viewOptions(checkout).find(({ selected }) => selected);

function itemPrices(before: Checkout, now: Checkout): PriceChange[] {
  const current = new Map(now.lineItems?.map((line) => [line._id, line]));
  return (before.lineItems ?? []).flatMap(({ _id, price, productName }) => {
    const [was, is] = [price?.amount, current.get(_id)?.price?.amount];
    const name = productName?.translated ?? productName?.original ?? '';
    return was === undefined || is === undefined || was === is ? [] : [{ name, before: was, now: is }];
  });
}

function deliveryPrice(before: Checkout, now: Checkout): PriceChange[] {
  const [was, is] = [selectedOption(before), selectedOption(now)];
  return was && was.key === is?.key && was.amount !== is.amount
    ? [{ name: is.title, before: was.amount, now: is.amount }]
    : [];
}

/** A way with times is never taken for another one: the shopper has to choose the time. */
function replacedDelivery(before: Checkout, now: Checkout): TotalReasons['delivery'] {
  const [was, is] = [selectedOption(before), selectedOption(now)];
  const isGone = was !== undefined && !viewOptions(now).some(({ key }) => key === was.key);
  return isGone && is && !is.slot ? { before: was.title, now: is.title } : undefined;
}

function endedDiscounts(before: Checkout, now: Checkout): string[] {
  const applied = new Set(totalsOfPurchase(now).discounts.map(({ translated }) => translated));
  return totalsOfPurchase(before).discounts.flatMap(({ code, translated }) =>
    code !== undefined || translated === '' || applied.has(translated) ? [] : [translated],
  );
}

export function findTotalReasons(before: Checkout, now: Checkout): TotalReasons {
  const delivery = replacedDelivery(before, now);
  return {
    prices: [...itemPrices(before, now), ...deliveryPrice(before, now)],
    endedDiscounts: endedDiscounts(before, now),
    ...(delivery && { delivery }),
  };
}
