import {
  addMoney,
  isPositiveMoney,
  minMoney,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { insteadOf, taxOn, type TaxRate } from '../../tax-calculation/public.ts';
import type { AppliedDiscount, Bill, BillLine, Facts } from './model.ts';
import { untaxed } from './price-items.ts';
import type { Rates } from './rates.ts';

type BeforeTax = (amount: Decimal, rate: TaxRate) => Decimal;

/** What is left of an amount without the tax that anybody pays in it. */
export const beforeTaxOf =
  (currency: string): BeforeTax =>
  (amount, rate) =>
    subtractMoney(amount, taxOn(amount, { ...rate, rate: insteadOf(rate) ?? rate.rate }, true, currency));

/** What a discount was for each line, and is now. */
type Shares = ReadonlyMap<AppliedDiscount, ReadonlyMap<string, Decimal>>;

/** One line, its discounts taken off one after the other as before: so it never has less than nothing. */
function lineWithout(
  line: BillLine,
  discounts: readonly AppliedDiscount[],
  rate: TaxRate,
  bare: BeforeTax,
  currency: string,
) {
  const { item } = line;
  const price = bare(roundMoney(item.price, currency), rate);
  const gross = multiplyMoney(price, item.quantity, currency);
  const shares = new Map<AppliedDiscount, Decimal>();
  let [carried, left] = [line.gross, gross];
  let off: Decimal = '0';
  for (const discount of discounts) {
    const amount = discount.lines.find(({ id }) => id === item.id)?.amount;
    if (!isPositiveMoney(amount)) continue;
    carried = subtractMoney(carried, amount);
    const after = minMoney(bare(carried, rate), left);
    const share = roundMoney(subtractMoney(left, after), currency);
    shares.set(discount, share);
    if (discount.reach === 'ITEMS') off = addMoney(off, share);
    left = after;
  }
  const net = roundMoney(subtractMoney(gross, off), currency);
  const priced = { ...item, price, fullPrice: bare(roundMoney(item.fullPrice, currency), rate) };
  return {
    line: {
      ...line,
      item: priced,
      gross,
      off: roundMoney(off, currency),
      net,
      share: roundMoney(subtractMoney(net, left), currency),
      taxed: untaxed(left),
    },
    shares,
  };
}

function deliveryWithout(bill: Bill, rate: TaxRate, bare: BeforeTax): Bill['delivery'] {
  const { delivery } = bill;
  const bareOption = (option: Bill['delivery']['options'][number]) => ({
    ...option,
    price: bare(option.price, rate),
  });
  const { selected } = delivery;
  if (!selected) return { ...delivery, options: delivery.options.map(bareOption) };
  const option = bareOption(selected.option);
  const base = isPositiveMoney(selected.discount) ? bare(selected.taxed.base, rate) : option.price;
  const left = minMoney(base, option.price);
  return {
    ...delivery,
    options: delivery.options.map(bareOption),
    selected: {
      ...selected,
      option,
      discount: roundMoney(subtractMoney(option.price, left), bill.facts.currency),
      taxed: untaxed(left),
    },
  };
}

/** What each discount of the delivery takes of it now; the last takes the rest. */
function deliveryShares(
  before: Bill,
  after: Bill['delivery'],
  rate: TaxRate,
  bare: BeforeTax,
): Map<AppliedDiscount, Decimal> {
  const { currency } = before.facts;
  const shares = new Map<AppliedDiscount, Decimal>();
  let carried = before.delivery.selected?.option.price ?? '0';
  let left = after.selected?.option.price ?? '0';
  for (const discount of before.discounts.filter(({ reach }) => reach === 'DELIVERY')) {
    carried = subtractMoney(carried, discount.amount);
    const rest = minMoney(bare(carried, rate), left);
    shares.set(discount, roundMoney(subtractMoney(left, rest), currency));
    left = rest;
  }
  return shares;
}

const withTaxOnTop = (facts: Facts): Facts =>
  facts.tax ? { ...facts, tax: { ...facts.tax, isIncluded: false } } : facts;

/** A bill whose every amount is without the tax that stood in it, and still the sum of its parts. */
export function withoutTax(bill: Bill, rates: Rates, bare: BeforeTax): Bill {
  const { currency } = bill.facts;
  const parts = bill.lines.map((line) => lineWithout(line, bill.discounts, rates.line(line), bare, currency));
  const delivery = deliveryWithout(bill, rates.delivery(), bare);
  const ofDelivery = deliveryShares(bill, delivery, rates.delivery(), bare);
  const ofLines: Shares = new Map(
    bill.discounts.map((discount) => [
      discount,
      new Map(parts.map(({ line, shares }) => [line.item.id, shares.get(discount) ?? '0'])),
    ]),
  );
  const lines = parts.map(({ line }) => line);
  return {
    ...bill,
    facts: withTaxOnTop(bill.facts),
    lines,
    delivery,
    fees: bill.fees.map((charged) => ({
      ...charged,
      taxed: untaxed(bare(charged.taxed.base, rates.fee(charged))),
    })),
    subtotal: roundMoney(addMoney('0', ...lines.map(({ net }) => net)), currency),
    discounts: bill.discounts.map((discount): AppliedDiscount => {
      if (discount.reach === 'DELIVERY') return { ...discount, amount: ofDelivery.get(discount) ?? '0' };
      const shares = discount.lines.map(({ id }) => ({ id, amount: ofLines.get(discount)?.get(id) ?? '0' }));
      return {
        ...discount,
        lines: shares,
        amount: roundMoney(addMoney('0', ...shares.map(({ amount }) => amount)), currency),
      };
    }),
  };
}
