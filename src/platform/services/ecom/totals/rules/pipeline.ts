import { zeroMoney } from '#shared/money.ts';
import { addUp } from './add-up.ts';
import { admitCoupon } from './admit-coupon.ts';
import { deliver } from './delivery.ts';
import { applyDiscountRules } from './discount-rules.ts';
import { chargeFees } from './fees.ts';
import { redeemGiftCard } from './gift-card.ts';
import { applyItemCoupon } from './item-coupon.ts';
import { applyItemMerchantDiscounts } from './item-merchant.ts';
import type { Bill, Facts, Step } from './model.ts';
import { applyOrderDiscounts } from './order-discounts.ts';
import { priceItems } from './price-items.ts';
import { sumItems } from './subtotal.ts';
import { tax } from './tax.ts';

/** The one order in which a bill is written; docs/pricing.md says why. */
const STEPS: readonly Step[] = [
  priceItems,
  applyDiscountRules,
  admitCoupon,
  applyItemCoupon,
  applyItemMerchantDiscounts,
  sumItems,
  applyOrderDiscounts,
  deliver,
  chargeFees,
  tax,
  addUp,
  redeemGiftCard,
];

function emptyBill(facts: Facts): Bill {
  const zero = zeroMoney(facts.currency);
  return {
    facts,
    lines: [],
    discounts: [],
    coupon: undefined,
    couponProblem: undefined,
    subtotal: zero,
    delivery: { options: [], selected: undefined, isUnreachable: false },
    fees: [],
    tax: zero,
    total: zero,
    redeemed: zero,
  };
}

/** As far as automatic discounts go. */
export const discountGoods = (facts: Facts): Bill => applyDiscountRules(priceItems(emptyBill(facts)));

export const computeBill = (facts: Facts): Bill => STEPS.reduce((bill, step) => step(bill), emptyBill(facts));
