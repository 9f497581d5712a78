import type { Decimal } from '#shared/money.ts';
import type { Reply, TaxCalculationApi } from '#platform/contract/index.ts';
import type { TaxedLine } from './address-of.ts';
import type { TaxRate } from './tax-rate.ts';

export interface LineTax {
  line: TaxedLine;
  quantity: number;
  price: Decimal;
  rate: TaxRate;
  isIncluded: boolean;
  tax: Decimal;
  taxable: Decimal;
  /** What of `taxable` is exempt; absent where nothing is. */
  exempt?: Decimal;
}

type Shares = NonNullable<
  NonNullable<Reply<TaxCalculationApi, 'calculateTax'>['taxSummary']>['aggregatedTaxBreakdown']
>;

/** By jurisdiction, its type, the tax's type and name, and the rate. */
export function aggregate(lines: readonly LineTax[], sum: (amounts: Decimal[]) => Decimal): Shares {
  const groups = Object.groupBy(
    lines.filter(({ rate }) => rate.jurisdiction),
    ({ rate }) => JSON.stringify([rate.jurisdiction, rate.jurisdictionType, rate.type, rate.name, rate.rate]),
  );
  return Object.values(groups).flatMap((group = []) => {
    const [first] = group;
    if (!first) return [];
    const { name, type, jurisdiction, jurisdictionType, rate } = first.rate;
    const exempted = group.flatMap(({ exempt }) => exempt ?? []);
    return {
      taxName: name,
      taxType: type,
      jurisdiction,
      jurisdictionType,
      rate,
      aggregatedTaxAmount: sum(group.map(({ tax }) => tax)),
      aggregatedTaxableAmount: sum(group.map(({ taxable }) => taxable)),
      ...(exempted.length > 0 && { aggregatedExemptAmount: sum(exempted) }),
    } as Shares[number];
  });
}
