import { addMoney, minMoney, multiplyMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { Reply, Request, TaxCalculationApi } from '#platform/contract/index.ts';
import { MANUAL_TAX_APP_ID } from '../../tax-regions/public.ts';
import { addressOf, type TaxedAddress, type TaxedLine } from '../rules/address-of.ts';
import { aggregate, type LineTax } from '../rules/aggregate.ts';
import { taxOn } from '../rules/tax-on.ts';
import { exemptPart } from '../rules/exempt.ts';
import { insteadOf } from '../rules/tax-rate.ts';
import { taxLawAt, type TaxedDeal, type TaxLaw } from '../tax-law.ts';

function taxLine(line: TaxedLine, law: TaxLaw, currency: string): LineTax {
  const quantity = line.quantity ?? 1;
  const price = multiplyMoney(line.price ?? '0', quantity, currency);
  const rate = law.rateFor(line.taxGroupId ?? undefined);
  const isIncluded = line.taxIncludedInPrice ?? law.isIncluded;
  // What stands in a price and is not owed is taken out of it.
  const relieved = insteadOf(rate);
  const carried =
    isIncluded && relieved !== undefined
      ? taxOn(price, { ...rate, rate: relieved }, true, currency)
      : undefined;
  const net = roundMoney(subtractMoney(price, carried ?? '0'), currency);
  const tax =
    carried === undefined
      ? taxOn(price, rate, isIncluded, currency)
      : minMoney(taxOn(net, rate, false, currency), carried);
  const taxable =
    carried === undefined ? roundMoney(isIncluded ? subtractMoney(price, tax) : price, currency) : net;
  const exempt = exemptPart(taxable, rate, currency);
  return {
    line,
    quantity,
    price,
    rate,
    isIncluded: isIncluded && carried === undefined,
    tax,
    taxable,
    ...(exempt !== undefined && { exempt }),
  };
}

const writeLine = ({ line, quantity, price, rate, isIncluded, tax, taxable, exempt }: LineTax): object => ({
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
          ...(exempt !== undefined && { exemptAmount: exempt }),
        },
      ]
    : [],
  taxSummary: {
    fullPrice: price,
    taxAmount: tax,
    taxableAmount: taxable,
    appId: MANUAL_TAX_APP_ID,
    ...(exempt !== undefined && { exemptAmount: exempt }),
  },
  addressIndex: line.addressIndex,
  taxIncludedInPrice: isIncluded,
});

type CalculateTax = Request<TaxCalculationApi, 'calculateTax'>;

/** The SDK hides these from its types; the API has them. */
interface Exemption {
  contactId?: string | null;
  taxExemptGroupId?: string | null;
  exemptDetails?: { contactId?: string | null; exemptGroupId?: string | null } | null;
}

/** Whoever asks names a group, or the contact that may belong to one. */
function exemptionOf(request: CalculateTax): Pick<TaxedDeal, 'buyer' | 'exemptGroupId'> {
  const input = request as CalculateTax & Exemption;
  const exemptGroupId = input.exemptDetails?.exemptGroupId ?? input.taxExemptGroupId;
  const contactId = input.exemptDetails?.contactId ?? input.contactId;
  return { ...(exemptGroupId && { exemptGroupId }), ...(contactId && { buyer: { contactId } }) };
}

export async function calculateTax(
  request: CalculateTax,
  context: Context,
): Promise<Reply<TaxCalculationApi, 'calculateTax'>> {
  const currency = request.currency ?? context.site.currency;
  const addresses = request.addresses ?? [];
  const exemption = exemptionOf(request);
  const laws = new Map<TaxedAddress, TaxLaw>();
  const lawAt = async (address: TaxedAddress): Promise<TaxLaw> => {
    const law = laws.get(address) ?? (await taxLawAt(context, { address, ...exemption }));
    laws.set(address, law);
    return law;
  };
  const taxed: LineTax[] = [];
  for (const line of request.lineItems ?? []) {
    taxed.push(taxLine(line, await lawAt(addressOf(line, addresses)), currency));
  }
  const exempted = taxed.flatMap(({ exempt }) => exempt ?? []);
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
      ...(exempted.length > 0 && { totalExempt: sum(exempted) }),
      aggregatedTaxBreakdown: aggregate(taxed, sum),
    },
  };
}
