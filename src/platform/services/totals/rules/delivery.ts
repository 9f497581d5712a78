import Big from 'big.js';
import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  roundMoney,
  subtractMoney,
  zeroMoney,
  type Decimal,
} from '../../../../shared/money.ts';
import type { AppliedDiscount, Bill, BillLine, Delivery, PricedOption } from './model.ts';
import { untaxed } from './price-items.ts';
import { rateFor, type Parcel } from './shipping-rate.ts';

/** The code of a carrier's own rate for what no option covers. */
const BACKUP_CODE = 'backup-rate';

function pack(lines: readonly BillLine[]): Parcel {
  const weights = lines.map(({ item }) => new Big(item.weight).times(item.quantity).toFixed());
  return {
    weight: addMoney('0', ...weights),
    price: addMoney('0', ...lines.map(({ net, share }) => subtractMoney(net, share))),
    quantity: lines.reduce((sum, { item }) => sum + item.quantity, 0),
  };
}

const cheapestFirst = (a: PricedOption, b: PricedOption): number =>
  compareMoney(a.price, b.price) || (a.option.id < b.option.id ? -1 : 1);

function offered({ facts, lines }: Bill): PricedOption[] {
  const shipped = lines.filter(({ item }) => item.shippable);
  if (shipped.length === 0) return [];
  const { givenDelivery, offers, currency } = facts;
  if (givenDelivery) {
    const { code, title, price } = givenDelivery;
    return [{ option: { id: code, title }, price: roundMoney(price, currency) }];
  }
  if (!offers) return [];
  const { additionalCharge, backup } = offers;
  const parcel = pack(shipped);
  const options = offers.options.flatMap((option): PricedOption[] => {
    const price = rateFor(option, parcel, additionalCharge, currency);
    return price === undefined ? [] : [{ option, price }];
  });
  if (options.length > 0 || !backup) return options.toSorted(cheapestFirst);
  const price = roundMoney(addMoney(backup.amount, additionalCharge), currency);
  return [{ option: { id: BACKUP_CODE, title: backup.title }, price }];
}

function select(options: readonly PricedOption[], { facts, coupon }: Bill): Delivery['selected'] {
  const code = facts.selectedOption?.code ?? facts.givenDelivery?.code;
  const requested = options.find(({ option }) => option.id === code);
  const option = requested ?? options[0];
  if (!option) return undefined;
  const free = coupon?.benefit.kind === 'FREE_SHIPPING';
  const discount: Decimal = free ? option.price : zeroMoney(facts.currency);
  return {
    option,
    isRequested: requested !== undefined,
    discount,
    taxed: untaxed(subtractMoney(option.price, discount)),
  };
}

/** Step 7: what the address is offered, and the price of the option chosen, or of the cheapest. */
export function deliver(bill: Bill): Bill {
  const {
    coupon,
    facts: { offers },
  } = bill;
  const options = offered(bill);
  const selected = select(options, bill);
  const isUnreachable =
    offers !== undefined && options.length === 0 && bill.lines.some(({ item }) => item.shippable);
  const free: AppliedDiscount[] =
    coupon && selected && isPositiveMoney(selected.discount)
      ? [{ source: { kind: 'coupon', coupon }, reach: 'DELIVERY', amount: selected.discount, lines: [] }]
      : [];
  return {
    ...bill,
    delivery: { options, selected, isUnreachable },
    discounts: [...bill.discounts, ...free],
  };
}
