import { addMoney, isPositiveMoney } from '../../../../shared/money.ts';
import type { Priced, TaxDetails, TaxShare } from '../pricing.ts';
import { partsOf } from '../rules/add-up.ts';
import type { Bill, Taxed } from '../rules/model.ts';
import type { TaxRate } from '../../tax-calculation/public.ts';
import type { WritePrice } from './prices.ts';

const named = ({ name, type, jurisdiction }: TaxRate): object => ({
  ...(name && { taxName: name }),
  ...(type && { taxType: type }),
  ...(jurisdiction && { jurisdiction }),
});

const isTaxed = (part: Taxed): part is Taxed & { rate: TaxRate } => isPositiveMoney(part.rate?.rate);

export function writeTaxDetails(part: Taxed, write: WritePrice): TaxDetails {
  const { rate } = part;
  return {
    taxableAmount: write(part.beforeTax),
    taxRate: rate?.rate ?? '0',
    totalTax: write(part.tax),
    ...(rate?.taxGroupId && { taxGroupId: rate.taxGroupId }),
    taxBreakdown: isTaxed(part)
      ? [
          {
            ...named(part.rate),
            jurisdictionType: part.rate.jurisdictionType ?? 'COUNTRY',
            rate: part.rate.rate,
            taxAmount: write(part.tax),
            taxableAmount: write(part.beforeTax),
          },
        ]
      : [],
  };
}

function aggregate(parts: readonly (Taxed & { rate: TaxRate })[], write: WritePrice): TaxShare[] {
  const groups = Object.groupBy(parts, ({ rate }) =>
    JSON.stringify([rate.jurisdiction, rate.jurisdictionType, rate.type, rate.name, rate.rate]),
  );
  return Object.values(groups).flatMap((group = []) => {
    const [first] = group;
    if (!first) return [];
    return {
      ...named(first.rate),
      jurisdictionTypeEnum: first.rate.jurisdictionType ?? 'COUNTRY',
      rate: first.rate.rate,
      aggregatedTaxAmount: write(addMoney(...group.map(({ tax }) => tax))),
      aggregatedTaxableAmount: write(addMoney(...group.map(({ beforeTax }) => beforeTax))),
    };
  });
}

export function writeTaxSummary(bill: Bill, write: WritePrice): Priced['taxSummary'] {
  const parts = partsOf(bill).filter(isTaxed);
  const taxable = addMoney('0', ...parts.map(({ beforeTax }) => beforeTax));
  return {
    taxableAmount: write(taxable),
    totalTax: write(bill.tax),
    aggregatedTaxBreakdown: aggregate(parts, write),
  };
}
