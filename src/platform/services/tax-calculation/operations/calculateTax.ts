import { addMoney, multiplyMoney, roundMoney, subtractMoney } from '../../../../shared/money.ts';
import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxCalculationApi } from '../../../contract/index.ts';
import { MANUAL_TAX_APP_ID } from '../../tax-regions/public.ts';
import { addressOf, type GivenAddress, type TaxedLine } from '../rules/address-of.ts';
import { aggregate, type LineTax } from '../rules/aggregate.ts';
import { taxOn } from '../rules/tax-on.ts';
import { taxLawAt, type TaxLaw } from '../tax-law.ts';

function taxLine(line: TaxedLine, law: TaxLaw, currency: string): LineTax {
  const quantity = line.quantity ?? 1;
  const price = multiplyMoney(line.price ?? '0', quantity, currency);
  const rate = law.rateFor(line.taxGroupId ?? undefined);
  const isIncluded = line.taxIncludedInPrice ?? law.isIncluded;
  const tax = taxOn(price, rate, isIncluded, currency);
  return {
    line,
    quantity,
    price,
    rate,
    isIncluded,
    tax,
    taxable: roundMoney(isIncluded ? subtractMoney(price, tax) : price, currency),
  };
}

const writeLine = ({ line, quantity, price, rate, isIncluded, tax, taxable }: LineTax): object => ({
  id: line.id,
  ...(line.itemName && { itemName: line.itemName }),
  quantity,
  taxBreakdown: rate.jurisdiction
    ? [
        {
          jurisdiction: rate.jurisdiction,
          jurisdictionType: rate.jurisdictionType,
          taxName: rate.name,
          taxType: rate.type,
          rate: rate.rate,
          taxAmount: tax,
          taxableAmount: taxable,
          nonTaxableAmount: '0',
        },
      ]
    : [],
  taxSummary: { fullPrice: price, taxAmount: tax, taxableAmount: taxable, appId: MANUAL_TAX_APP_ID },
  addressIndex: line.addressIndex,
  taxIncludedInPrice: isIncluded,
});

export async function calculateTax(
  request: Request<TaxCalculationApi, 'calculateTax'>,
  context: Context,
): Promise<Reply<TaxCalculationApi, 'calculateTax'>> {
  const currency = request.currency ?? context.site.currency;
  const addresses = request.addresses ?? [];
  const laws = new Map<GivenAddress, TaxLaw>();
  const lawAt = async (address: GivenAddress): Promise<TaxLaw> => {
    const law = laws.get(address) ?? (await taxLawAt(context, address));
    laws.set(address, law);
    return law;
  };
  const taxed: LineTax[] = [];
  for (const line of request.lineItems ?? []) {
    taxed.push(taxLine(line, await lawAt(addressOf(line, addresses)), currency));
  }
  const sum = (amounts: string[]): string => roundMoney(addMoney('0', ...amounts), currency);
  return {
    ...(request.externalId && { externalId: request.externalId }),
    currency,
    addresses,
    lineItemTaxDetails: taxed.map(writeLine),
    taxSummary: {
      totalAmount: sum(taxed.map(({ taxable, tax }) => addMoney(taxable, tax))),
      totalTax: sum(taxed.map(({ tax }) => tax)),
      totalTaxableAmount: sum(taxed.map(({ taxable }) => taxable)),
      totalTaxIncludedInPrice: sum(taxed.flatMap(({ isIncluded, tax }) => (isIncluded ? tax : []))),
      aggregatedTaxBreakdown: aggregate(taxed, sum),
    },
  };
}
