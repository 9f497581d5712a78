import {
  addMoney,
  allocateMoney,
  isPositiveMoney,
  minMoney,
  percentOf,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { isForItems } from './item-coupon.ts';
import type { Bill, BillLine, DiscountSource, MerchantDiscount } from './model.ts';

/**
 * Takes a discount off the order: never more than is left of the items, spread over the lines by what is left of
 * each. `allocateMoney` is the only place where a remainder of rounding goes anywhere.
 */
function takeOffOrder(bill: Bill, source: DiscountSource, wanted: Decimal): Bill {
  const { currency } = bill.facts;
  const remaining = bill.lines.map(amountLeft);
  const amount = roundMoney(minMoney(wanted, addMoney('0', ...remaining)), currency);
  if (!isPositiveMoney(amount)) return bill;
  return takeShares(bill, source, allocateMoney(amount, remaining, currency));
}

/** Takes the shares that were agreed, and of no line more than is left of it. */
function takeAgreed(bill: Bill, source: DiscountSource, agreed: readonly Share[]): Bill {
  const byLine = new Map(agreed.map(({ id, amount }) => [id, amount]));
  const shares = bill.lines.map((line) => minMoney(byLine.get(line.item.id) ?? '0', amountLeft(line)));
  return shares.some(isPositiveMoney) ? takeShares(bill, source, shares) : bill;
}

type Share = NonNullable<MerchantDiscount['shares']>[number];

const amountLeft = ({ net, share }: BillLine): Decimal => subtractMoney(net, share);

function takeShares(bill: Bill, source: DiscountSource, shares: readonly Decimal[]): Bill {
  const amount = roundMoney(addMoney('0', ...shares), bill.facts.currency);
  return {
    ...bill,
    lines: bill.lines.map((line, index) => ({ ...line, share: addMoney(line.share, shares[index]) })),
    discounts: [
      ...bill.discounts,
      {
        source,
        reach: 'ORDER',
        amount,
        lines: bill.lines.map(({ item }, index) => ({ id: item.id, amount: shares[index] ?? '0' })),
      },
    ],
  };
}

function applyOrderCoupon(bill: Bill): Bill {
  const {
    coupon,
    facts: { currency },
  } = bill;
  if (!coupon || isForItems(coupon)) return bill;
  const { benefit } = coupon;
  const source: DiscountSource = { kind: 'coupon', coupon };
  if (benefit.kind === 'MONEY_OFF') return takeOffOrder(bill, source, benefit.amount);
  if (benefit.kind !== 'PERCENT_OFF') return bill;
  return takeOffOrder(bill, source, percentOf(bill.subtotal, benefit.percentage, currency));
}

/** A merchant's percentage is of the price before other discounts; so the documentation of `MerchantDiscount`. */
function applyMerchantDiscounts(bill: Bill): Bill {
  const { merchantDiscounts, currency } = bill.facts;
  const gross = addMoney('0', ...bill.lines.map((line) => line.gross));
  const ofOrder = merchantDiscounts.filter(({ reach }) => reach === 'ORDER');
  return ofOrder.reduce((reduced, discount) => {
    const { off, shares } = discount;
    if (shares) return takeAgreed(reduced, { kind: 'merchant', discount }, shares);
    const wanted = 'amount' in off ? off.amount : percentOf(gross, off.percentage, currency);
    return takeOffOrder(reduced, { kind: 'merchant', discount }, wanted);
  }, bill);
}

/** Step 6: discounts of the whole order; they leave the subtotal and the prices of lines alone. */
export const applyOrderDiscounts = (bill: Bill): Bill => applyMerchantDiscounts(applyOrderCoupon(bill));
