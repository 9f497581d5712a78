import { addMoney, isPositiveMoney } from '#shared/money.ts';
import { exemptPart, type TaxRate } from '../../tax-calculation/public.ts';
import type { MultiCurrencyPrice, Priced, TaxDetails, TaxShare } from '../pricing.ts';
import { partsOf } from '../rules/add-up.ts';
import type { Bill, Taxed } from '../rules/model.ts';
import type { WritePrice } from './prices.ts';

const named = ({ name, type, jurisdiction }: TaxRate): object => ({
  ...(name && { taxName: name }),
  ...(type && { taxType: type }),
  ...(jurisdiction && { jurisdiction }),
});

/** A tax that the breakdown lists with its rate. */
type ReportedTax = Taxed & { rate: TaxRate };

const exemptOf = (part: Taxed, currency: string): string | undefined =>
  part.rate && exemptPart(part.beforeTax, part.rate, currency);

/** An exempt amount is reported too, although no tax is paid on it. */
const isReported = (part: Taxed): part is ReportedTax =>
  part.rate !== undefined &&
  (isPositiveMoney(part.rate.rate) ||
    // An app's tax of so much, whatever it is on.
    isPositiveMoney(part.tax) ||
    exemptOf(part, 'EUR') !== undefined);

const exempt = (amount: MultiCurrencyPrice | undefined): object => (amount ? { exemptAmount: amount } : {});

export function writeTaxDetails(part: Taxed, write: WritePrice, currency: string): TaxDetails {
  const { rate } = part;
  const amount = exemptOf(part, currency);
  const exemptAmount = amount === undefined ? undefined : write(amount);
  return {
    taxableAmount: write(part.beforeTax),
    taxRate: rate?.rate ?? '0',
    totalTax: write(part.tax),
    ...exempt(exemptAmount),
    ...(rate?.taxGroupId && { taxGroupId: rate.taxGroupId }),
    taxBreakdown: rate?.parts
      ? rate.parts.map((each) => ({
          ...named({ ...each, rule: rate.rule }),
          jurisdictionType: each.jurisdictionType ?? 'COUNTRY',
          rate: each.rate,
          taxAmount: write(each.tax),
          taxableAmount: write(each.taxable),
        }))
      : isReported(part)
        ? [
            {
              ...named(part.rate),
              jurisdictionType: part.rate.jurisdictionType ?? 'COUNTRY',
              rate: part.rate.rate,
              taxAmount: write(part.tax),
              taxableAmount: write(part.beforeTax),
              ...exempt(exemptAmount),
            },
          ]
        : [],
  };
}

/** Where an app of the shop counted several taxes on one thing, each for itself. */
const apart = (part: ReportedTax): ReportedTax[] =>
  part.rate.parts
    ? part.rate.parts.map(({ tax, taxable, ...each }) => ({
        ...part,
        tax,
        beforeTax: taxable,
        rate: { ...each, rule: part.rate.rule },
      }))
    : [part];

function aggregate(parts: readonly ReportedTax[], write: WritePrice, currency: string): TaxShare[] {
  const groups = Object.groupBy(parts.flatMap(apart), ({ rate }) =>
    JSON.stringify([rate.jurisdiction, rate.jurisdictionType, rate.type, rate.name, rate.rate]),
  );
  return Object.values(groups).flatMap((group = []) => {
    const [first] = group;
    if (!first) return [];
    const exempted = group.flatMap((part) => exemptOf(part, currency) ?? []);
    return {
      ...named(first.rate),
      jurisdictionTypeEnum: first.rate.jurisdictionType ?? 'COUNTRY',
      rate: first.rate.rate,
      aggregatedTaxAmount: write(addMoney(...group.map(({ tax }) => tax))),
      aggregatedTaxableAmount: write(addMoney(...group.map(({ beforeTax }) => beforeTax))),
      ...(exempted.length > 0 && { aggregatedExemptAmount: write(addMoney(...exempted)) }),
    };
  });
}

const COLLECTING = new Set(['MAPPING', 'EXEMPT_GROUP', 'NO_RATE', 'AGREED']);

/** The shop's own rates are typed in by hand, wherever it collects tax at all. */
const manually = (parts: readonly Taxed[]) =>
  parts.some(({ rate }) => rate && COLLECTING.has(rate.rule.kind))
    ? { rateType: 'MANUAL_RATE' as const, manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' as const }
    : { rateType: 'NO_TAX_COLLECTED' as const };

function calculationOf(parts: readonly Taxed[], isSilent: boolean) {
  if (isSilent)
    return {
      rateType: 'FALLBACK_RATE' as const,
      autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' as const },
    };
  const isAppsOwn = parts.some(({ rate }) => rate?.rule.kind === 'PLUGIN');
  return isAppsOwn ? { rateType: 'AUTO_RATE' as const } : manually(parts);
}

export function writeTaxSummary(bill: Bill, write: WritePrice, isSilent = false): Priced['taxSummary'] {
  const { currency, tax } = bill.facts;
  const all = partsOf(bill);
  const reported = all.filter(isReported);
  const taxable = addMoney(
    '0',
    ...reported.filter(({ rate }) => isPositiveMoney(rate.rate)).map((part) => part.beforeTax),
  );
  const exempted = reported.flatMap((part) => exemptOf(part, currency) ?? []);
  return {
    taxableAmount: write(taxable),
    totalTax: write(bill.tax),
    ...(tax && { calculationDetails: calculationOf(all, isSilent) }),
    ...(exempted.length > 0 && { totalExempt: write(addMoney(...exempted)) }),
    aggregatedTaxBreakdown: aggregate(reported, write, currency),
  };
}
