import type { Priced } from '../pricing.ts';
import type { AppliedDiscount, Bill } from '../rules/model.ts';
import type { WritePrice } from './prices.ts';

type ApiDiscount = Priced['appliedDiscounts'][number];

const types = { ITEMS: 'SPECIFIC_ITEMS', ORDER: 'GLOBAL', DELIVERY: 'SHIPPING' } as const;

function writeSource({ source, amount: off }: AppliedDiscount, write: WritePrice): ApiDiscount {
  const amount = write(off);
  switch (source.kind) {
    case 'rule': {
      const { id, name } = source.rule;
      return { discountRule: { id, amount, ...(name && { name: { original: name, translated: name } }) } };
    }
    case 'coupon': {
      const { id, code, name } = source.coupon;
      return { coupon: { id, code, name, amount } };
    }
    case 'merchant':
      return { merchantDiscount: { amount } };
  }
}

export const writeDiscounts = ({ discounts }: Bill, write: WritePrice): ApiDiscount[] =>
  discounts.map((discount) => ({
    ...writeSource(discount, write),
    discountType: types[discount.reach],
    ...(discount.reach === 'ITEMS' && { lineItemIds: discount.lines.map(({ id }) => id) }),
  }));
