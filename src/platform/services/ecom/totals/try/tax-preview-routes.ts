import { taxExtensions, type TaxPreviewRequest } from '#shared/extensions/tax.ts';
import { addMoney, compareMoney, roundMoney, zeroMoney } from '#shared/money.ts';
import type { TaxTrial, TriedTaxLine, TriedTaxTotal } from '#shared/tax-answer.ts';
import { readTaxId } from '#shared/tax-ids.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { ManualTaxMapping } from '../../manual-tax-mappings/public.ts';
import { exemptPart, taxLawAt, type TaxLaw, UNTAXED } from '../../tax-calculation/public.ts';
import { findExemptGroup } from '../../tax-exempt-groups/public.ts';
import { gather } from '../gather.ts';
import type { Bill, Taxed } from '../rules/model.ts';
import { computeBill } from '../rules/pipeline.ts';
import { sampleCartOf, type SampleCart } from './tax-cart.ts';

type TaxedPart = Pick<TriedTaxLine, 'kind' | 'id' | 'name' | 'detail' | 'quantity'>;

function tellPart(
  part: TaxedPart,
  { base, beforeTax, tax, afterTax, rate = UNTAXED }: Taxed,
  currency: string,
): TriedTaxLine {
  const money = (amount: string): string => roundMoney(amount, currency);
  return {
    ...part,
    ...(rate.taxGroupId && { taxGroupId: rate.taxGroupId }),
    ...(rate.name && { taxName: rate.name }),
    amount: money(base),
    beforeTax: money(beforeTax),
    tax: money(tax),
    afterTax: money(afterTax),
    rate: rate.rate,
    exempt: exemptPart(beforeTax, rate, currency) ?? zeroMoney(currency),
    rule: rate.rule,
    gone: false,
  };
}

function goneLine({ id, quantity }: SampleCart['gone'][number], currency: string): TriedTaxLine {
  const taxed = { base: '0', beforeTax: '0', tax: '0', afterTax: '0', rate: UNTAXED };
  return { ...tellPart({ kind: 'ITEM', id, name: '', detail: '', quantity }, taxed, currency), gone: true };
}

/** In the order in which they were asked for. */
function tellLines({ facts, lines, delivery, fees }: Bill, { details, gone }: SampleCart): TriedTaxLine[] {
  const { currency } = facts;
  const missing = new Map(gone.map((line) => [line.id, line]));
  const items = [...details].flatMap(([id, { detail, quantity }]) => {
    const line = lines.find(({ item }) => item.id === id);
    const lost = missing.get(id);
    if (lost) return [goneLine(lost, currency)];
    if (!line) return [];
    return [tellPart({ kind: 'ITEM', id, name: line.item.name, detail, quantity }, line.taxed, currency)];
  });
  const { selected } = delivery;
  const name = selected?.option.option.title ?? '';
  const sent: TaxedPart = { kind: 'DELIVERY', id: 'delivery', name, detail: '', quantity: 1 };
  return [
    ...items,
    ...(selected ? [tellPart(sent, selected.taxed, currency)] : []),
    ...fees.map(({ fee, taxed }, index) =>
      tellPart({ kind: 'FEE', id: `fee-${index}`, name: fee.name, detail: '', quantity: 1 }, taxed, currency),
    ),
  ];
}

function sumByRate(lines: readonly TriedTaxLine[], currency: string): TriedTaxTotal[] {
  const there = lines.filter(({ gone }) => !gone);
  const groups = Object.groupBy(there, ({ rate, taxName = '', rule }) =>
    JSON.stringify([Number(rate), taxName, rule.kind]),
  );
  const sum = (amounts: string[]): string => roundMoney(addMoney('0', ...amounts), currency);
  return Object.values(groups)
    .flatMap((group = []): TriedTaxTotal[] => {
      const [first] = group;
      if (!first) return [];
      return [
        {
          rate: first.rate,
          ...(first.taxName && { taxName: first.taxName }),
          rule: first.rule.kind,
          beforeTax: sum(group.map(({ beforeTax }) => beforeTax)),
          tax: sum(group.map(({ tax }) => tax)),
        },
      ];
    })
    .toSorted((a, b) => compareMoney(b.rate, a.rate));
}

function placeOf(
  { region }: TaxLaw,
  { country, subdivision = '' }: TaxPreviewRequest['address'],
): Pick<TaxTrial, 'place' | 'region'> {
  const place = { country, subdivision };
  if (!region) return { place };
  const { id, subdivision: part } = region;
  return {
    place,
    region: { id, country: region.country, subdivision: part, by: part ? 'SUBDIVISION' : 'COUNTRY' },
  };
}

/** An address, a buyer and a cart, taxed by the very totals; nothing is written. */
async function previewTax(taxPreviewRequest: TaxPreviewRequest, context: Context): Promise<TaxTrial> {
  const { address, buyer, draft } = taxPreviewRequest;
  const taxId = buyer?.kind === 'BUSINESS' ? buyer.taxId || undefined : undefined;
  const cart = await sampleCartOf(context, taxPreviewRequest);
  const law = await taxLawAt(context, {
    address,
    taxId,
    billedTo: address.country,
    exemptGroupId: buyer?.taxExemptGroupId,
    buyer: { contactId: buyer?.contactId },
    drafts: draft?.mappings as ManualTaxMapping[] | undefined,
  });
  const { facts } = await gather(context, {
    ...cart.input,
    buyer: {},
    include: { delivery: false, tax: false, fees: true, discountRules: false },
  });
  const isIncluded = cart.input.taxIncludedInPrices ?? law.isIncluded;
  const bill = computeBill({ ...facts, tax: { isIncluded, rateFor: law.rateFor } });
  const { currency } = facts;
  const lines = tellLines(bill, cart);
  const sum = (amounts: string[]): string => roundMoney(addMoney('0', ...amounts), currency);
  const group =
    law.exemptGroupId === undefined ? undefined : await findExemptGroup(context, law.exemptGroupId);
  return {
    currency,
    ...placeOf(law, address),
    ...(law.sellerCountry && { sellerCountry: law.sellerCountry }),
    taxIncludedInPrices: isIncluded,
    ...(taxId && { taxId: readTaxId(taxId, address.country) }),
    ...(group && { exemptGroup: { id: group.id, name: group.name } }),
    lines,
    byRate: sumByRate(lines, currency),
    totals: {
      beforeTax: sum(lines.map(({ beforeTax }) => beforeTax)),
      tax: sum(lines.map(({ tax }) => tax)),
      afterTax: sum(lines.map(({ afterTax }) => afterTax)),
      exempt: sum(lines.map(({ exempt }) => exempt)),
    },
  };
}

export const taxPreviewRoutes = serveExtensions(taxExtensions, { previewTax });
