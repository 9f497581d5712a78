import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  minMoney,
  percentOf,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import type { AppliedDiscount, Bill, Delivery, Facts, PricedOption } from './model.ts';
import { untaxed } from './price-items.ts';
import { packOf } from './shipping-rate.ts';
import { answerDelivery, choices } from './delivery/answer.ts';
import type { Answer } from './delivery/rate-decision.ts';

interface Offering {
  options: PricedOption[];
  answer?: Answer;
}

function offered({ facts, lines }: Bill): Offering {
  const shipped = lines.filter(({ item }) => item.shippable);
  const { givenDelivery, offers, currency } = facts;
  if (shipped.length === 0 && !givenDelivery?.isCertain) return { options: [] };
  if (givenDelivery) {
    const { code, title, price } = givenDelivery;
    return { options: [{ option: { id: code, title }, price: roundMoney(price, currency) }] };
  }
  if (!offers) return { options: [] };
  const answer = answerDelivery(offers, packOf(lines), currency);
  return { options: withCarriers(choices(answer), facts), answer };
}

/** What the shop's apps send it for stands among what the shop itself sends it for, the cheapest first. */
function withCarriers(own: readonly PricedOption[], { carriers = [], currency }: Facts): PricedOption[] {
  const theirs = carriers.flatMap(({ id: carrierId, rates }) =>
    rates.map(({ code, title, price, deliveryTime }): PricedOption => ({
      option: { id: code, title, ...(deliveryTime && { estimatedDeliveryTime: deliveryTime }) },
      price: roundMoney(price, currency),
      carrierId,
    })),
  );
  if (theirs.length === 0) return [...own];
  const isSent = ({ carrierId }: PricedOption): boolean => carrierId === undefined;
  const sent = [...own.filter(isSent), ...theirs].toSorted((a, b) => compareMoney(a.price, b.price));
  return [...sent, ...own.filter((option) => !isSent(option))];
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
  const { options, answer } = offered(bill);
  const { selected, discounts } = select(options, bill);
  const isUnreachable =
    offers !== undefined && options.length === 0 && bill.lines.some(({ item }) => item.shippable);
  return {
    ...bill,
    delivery: { options, selected, isUnreachable, answer },
    discounts: [...bill.discounts, ...discounts],
  };
}
