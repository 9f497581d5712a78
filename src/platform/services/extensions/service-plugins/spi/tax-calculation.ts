import { z } from 'zod';
import {
  addMoney,
  compareMoney,
  isDecimal,
  isPositiveMoney,
  roundMoney,
  subtractMoney,
} from '#shared/money.ts';
import { BadAnswer, type PluginQuestion } from '#platform/plugins.ts';
import {
  byPlace,
  placeIn,
  placeOf,
  plainText,
  theCurrency,
  type AskablePlugin,
  type QuestionAddress,
  type OnBehalfOf,
} from './questions.ts';

/** Anything that is taxed: goods, a fee, the delivery. */
export interface TaxedThing {
  id: string;
  name: string;
  quantity: number;
  /** For all of it, after discounts. */
  amount: string;
  taxGroupId?: string | undefined;
}

export const jurisdictions = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const;

/** One of the taxes on a thing. */
export interface TaxPart {
  rate: string;
  tax: string;
  taxable: string;
  name?: string;
  type?: string;
  jurisdiction?: string;
  jurisdictionType?: (typeof jurisdictions)[number];
}

export interface ThingTax {
  /** In the shop's currency, rounded as its money is. */
  tax: string;
  parts: TaxPart[];
}

interface TaxParams extends OnBehalfOf {
  things: readonly TaxedThing[];
  place: QuestionAddress;
  currency: string;
  isIncluded: boolean;
}

const MAX_RATE = '2';
const MAX_MONEY = '1000000000';

const within = (max: string, digits: number) =>
  z
    .string()
    .max(30)
    .refine(
      (text) =>
        isDecimal(text) &&
        (text.split('.')[1]?.length ?? 0) <= digits &&
        compareMoney(text, '0') >= 0 &&
        compareMoney(text, max) <= 0,
      `must be a number from 0 to ${max}`,
    );
const money = within(MAX_MONEY, 4);

const answerIn = (currency: string) =>
  z.object({
    currency: theCurrency(currency),
    taxSummary: z.object({ totalTax: money }),
    lineItemTaxDetails: z
      .array(
        z.object({
          id: z.string(),
          taxBreakdown: z
            .array(
              z.object({
                rate: within(MAX_RATE, 6),
                taxAmount: money,
                taxableAmount: money.nullish(),
                taxName: plainText(200).nullish(),
                taxType: plainText(200).nullish(),
                jurisdiction: plainText(200).nullish(),
                jurisdictionType: z.enum(jurisdictions).nullish(),
              }),
            )
            .max(7)
            .nullish(),
          taxSummary: z.object({ taxAmount: money }),
        }),
      )
      .min(1)
      .max(300),
  });

/** Each is rounded for itself; what that leaves over is the largest one's, so that they come to the tax. */
function comingTo(tax: string, parts: readonly TaxPart[], currency: string): TaxPart[] {
  const largest = parts.reduce<TaxPart | undefined>(
    (found, part) => (found && compareMoney(found.tax, part.tax) >= 0 ? found : part),
    undefined,
  );
  const others = parts.filter((part) => part !== largest).map((part) => part.tax);
  const rest = roundMoney(subtractMoney(tax, addMoney('0', ...others)), currency);
  if (largest && compareMoney(rest, '0') < 0)
    throw new BadAnswer('The taxes on a line do not come to what it says they do.');
  return parts.map((part) => (part === largest ? { ...part, tax: rest } : part));
}

const farApart = (a: string, b: string, max: string): boolean => {
  const [low, high] = compareMoney(a, b) < 0 ? [a, b] : [b, a];
  return compareMoney(subtractMoney(high, low), max) > 0;
};

function read(body: unknown, { things, currency, isIncluded }: TaxParams): ThingTax[] {
  const { lineItemTaxDetails: details, taxSummary } = answerIn(currency).parse(body);
  const found = new Map(details.map((one) => [placeIn(things, one.id), one]));
  if (found.size < details.length) throw new BadAnswer('It taxes a line twice.');
  const told = things.map((thing, place): ThingTax => {
    const one = found.get(place);
    if (!one) throw new BadAnswer('It leaves a line out.');
    const tax = roundMoney(one.taxSummary.taxAmount, currency);
    // Two hundred in a hundred on top; of a price that holds it, less than the price.
    const max = isIncluded ? thing.amount : addMoney(thing.amount, thing.amount);
    if (compareMoney(tax, max) > 0 || (isPositiveMoney(tax) && !isPositiveMoney(thing.amount)))
      throw new BadAnswer('A tax is more than what it is on can carry.');
    const parts = (one.taxBreakdown ?? []).map(
      ({ rate, taxAmount, taxableAmount, taxName, taxType, jurisdiction, jurisdictionType }): TaxPart => ({
        rate,
        tax: roundMoney(taxAmount, currency),
        taxable: roundMoney(taxableAmount ?? thing.amount, currency),
        ...(taxName && { name: taxName }),
        ...(taxType && { type: taxType }),
        ...(jurisdiction && { jurisdiction }),
        ...(jurisdictionType && { jurisdictionType }),
      }),
    );
    const sum = addMoney('0', ...(one.taxBreakdown ?? []).map(({ taxAmount }) => taxAmount));
    if (parts.length > 0 && farApart(sum, one.taxSummary.taxAmount, '0.05'))
      throw new BadAnswer('The taxes on a line do not come to what it says they do.');
    if (parts.length === 0 && isPositiveMoney(tax)) throw new BadAnswer('It does not say what a tax is.');
    return { tax, parts: comingTo(tax, parts, currency) };
  });
  // It may round once where we round each.
  const total = addMoney('0', ...told.map(({ tax }) => tax));
  if (farApart(total, taxSummary.totalTax, String(things.length)))
    throw new BadAnswer('Its total is not what its lines come to.');
  return told;
}

export function fetchTax(plugin: AskablePlugin, params: TaxParams): PluginQuestion<ThingTax[]> {
  const { things, place, currency, isIncluded, identity, language } = params;
  const lineItems = things.map(({ id, name, quantity, amount, taxGroupId }) => ({
    id,
    itemName: name.slice(0, 250),
    quantity,
    price: amount,
    ...(taxGroupId && { taxGroupId }),
    taxIncludedInPrice: isIncluded,
    addressIndex: { singleAddress: 0 },
  }));
  const rest = { currency, addresses: [placeOf(place)] };
  return {
    plugin,
    kind: 'TAX_CALCULATION',
    path: '/v1/calculate-tax',
    extension: 'TAX_CALCULATION_PROVIDER',
    request: { ...rest, lineItems },
    identity,
    language,
    same: [byPlace(lineItems), rest],
    read: (body) => read(body, params),
  };
}
