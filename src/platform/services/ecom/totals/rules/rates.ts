import type { Decimal } from '#shared/money.ts';
import { type TaxRate, UNTAXED } from '../../tax-calculation/public.ts';
import type { Bill, Facts } from './model.ts';

const AGREED = { kind: 'AGREED' } as const;
const NOT_TAXABLE: TaxRate = { rate: '0', rule: { kind: 'NOT_TAXABLE' } };

/** Which rate each part of a bill has: what was agreed before, else what the law says of its group. */
export function ratesOf(facts: Facts) {
  const rateFor = facts.tax?.rateFor;
  const agreed = (rate: Decimal | undefined, lawful: TaxRate | undefined): TaxRate =>
    facts.tax && rate !== undefined ? { ...lawful, rate, rule: AGREED } : (lawful ?? UNTAXED);
  return {
    line: ({ item }: Bill['lines'][number]): TaxRate => agreed(item.taxRate, rateFor?.(item.taxGroupId)),
    fee: ({ fee }: Bill['fees'][number]): TaxRate =>
      agreed(fee.taxRate, fee.taxable ? rateFor?.(fee.taxGroupId) : NOT_TAXABLE),
    delivery: (): TaxRate => agreed(facts.givenDelivery?.taxRate, rateFor?.(undefined)),
  };
}
export type Rates = ReturnType<typeof ratesOf>;
