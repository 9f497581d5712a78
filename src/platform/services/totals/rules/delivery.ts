import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  minMoney,
  percentOf,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '../../../../shared/money.ts';
import type { AppliedDiscount, Bill, Delivery, PricedOption } from './model.ts';
import { untaxed } from './price-items.ts';
import { packOf, rateFor } from './shipping-rate.ts';

/** The code of a carrier's own rate for what no option covers. */
const BACKUP_CODE = 'backup-rate';

const cheapestFirst = (a: PricedOption, b: PricedOption): number =>
  compareMoney(a.price, b.price) || (a.option.id < b.option.id ? -1 : 1);

function offered({ facts, lines }: Bill): PricedOption[] {
  const shipped = lines.filter(({ item }) => item.shippable);
  const { givenDelivery, offers, currency } = facts;
  if (shipped.length === 0 && !givenDelivery?.isCertain) return [];
  if (givenDelivery) {
    const { code, title, price } = givenDelivery;
    return [{ option: { id: code, title }, price: roundMoney(price, currency) }];
  }
  if (!offers) return [];
  const { additionalCharge, backup } = offers;
  const parcel = packOf(lines);
  const options = offers.options.flatMap((option): PricedOption[] => {
    const price = rateFor(option, parcel, additionalCharge, currency);
    return price === undefined ? [] : [{ option, price }];
  });
  if (options.length > 0 || !backup) return options.toSorted(cheapestFirst);
  const price = roundMoney(addMoney(backup.amount, additionalCharge), currency);
  return [{ option: { id: BACKUP_CODE, title: backup.title }, price }];
}

/** What the coupon, then the merchant take off a delivery; never more than it costs. */
function takenOff(price: Decimal, { facts, coupon }: Pick<Bill, 'facts' | 'coupon'>): AppliedDiscount[] {
  const ofMerchant = facts.merchantDiscounts
    .filter(({ reach }) => reach === 'DELIVERY')
    .map((discount) => ({
      source: { kind: 'merchant', discount } as const,
      wanted:
        'amount' in discount.off
          ? discount.off.amount
          : percentOf(price, discount.off.percentage, facts.currency),
    }));
  const free =
    coupon?.benefit.kind === 'FREE_SHIPPING'
      ? [{ source: { kind: 'coupon', coupon } as const, wanted: price }]
      : [];
  let left = price;
  return [...free, ...ofMerchant].flatMap(({ source, wanted }): AppliedDiscount[] => {
    const amount = roundMoney(minMoney(wanted, left), facts.currency);
    if (!isPositiveMoney(amount)) return [];
    left = subtractMoney(left, amount);
    return [{ source, reach: 'DELIVERY', amount, lines: [] }];
  });
}

interface Selection {
  selected: Delivery['selected'];
  discounts: AppliedDiscount[];
}

function select(options: readonly PricedOption[], { facts, coupon }: Bill): Selection {
  const code = facts.selectedOption?.code ?? facts.givenDelivery?.code;
  const requested = options.find(({ option }) => option.id === code);
  const option = requested ?? options[0];
  if (!option) return { selected: undefined, discounts: [] };
  const discounts = takenOff(option.price, { facts, coupon });
  const discount = roundMoney(addMoney('0', ...discounts.map(({ amount }) => amount)), facts.currency);
  return {
    discounts,
    selected: {
      option,
      isRequested: requested !== undefined,
      discount,
      taxed: untaxed(subtractMoney(option.price, discount)),
    },
  };
}

/** Step 7: what the address is offered, and the price of the option chosen, or of the cheapest. */
export function deliver(bill: Bill): Bill {
  const { offers } = bill.facts;
  const options = offered(bill);
  const { selected, discounts } = select(options, bill);
  const isUnreachable =
    offers !== undefined && options.length === 0 && bill.lines.some(({ item }) => item.shippable);
  return {
    ...bill,
    delivery: { options, selected, isUnreachable },
    discounts: [...bill.discounts, ...discounts],
  };
}
