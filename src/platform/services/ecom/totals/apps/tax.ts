import { subtractMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import {
  askablePlugins,
  fetchTax,
  type TaxedThing,
  type ThingTax,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { PricingInput } from '../pricing.ts';
import type { Bill, AppTax } from '../rules/model.ts';
import { ratesOf } from '../rules/rates.ts';
import { onBehalfOf } from './question-lines.ts';

/** Where the shop collects tax; elsewhere, and for those whom it relieves of it, its own law holds. */
const COLLECTED = new Set(['MAPPING', 'NO_RATE']);
const MAX_THINGS = 300;

interface Taxable extends TaxedThing {
  /** Puts what it is taxed with in its place. */
  put: (appTax: AppTax, tax: ThingTax) => AppTax;
}

/** All that is taxed, where the shop collects tax on all of it. */
export function taxables(bill: Bill): Taxable[] | undefined {
  const rates = ratesOf(bill.facts);
  const isCollected = (kind: string): boolean => COLLECTED.has(kind);
  const charged = bill.fees.filter(({ fee }) => fee.taxable);
  const parts = [
    ...bill.lines.map(rates.line),
    ...charged.map(rates.fee),
    ...(bill.delivery.selected ? [rates.delivery()] : []),
  ];
  if (parts.length === 0 || !parts.every(({ rule }) => isCollected(rule.kind))) return undefined;
  const { selected } = bill.delivery;
  return [
    ...bill.lines.map((line): Taxable => ({
      id: line.item.id,
      name: line.item.name,
      quantity: line.item.quantity,
      amount: subtractMoney(line.net, line.share),
      taxGroupId: line.item.taxGroupId,
      put: (told, tax) => ({ ...told, lines: new Map([...told.lines, [line.item.id, tax]]) }),
    })),
    ...charged.map(({ fee, taxed }, index): Taxable => ({
      id: `fee-${index + 1}`,
      name: fee.name,
      quantity: 1,
      amount: taxed.base,
      taxGroupId: fee.taxGroupId,
      put: (told, tax) => ({ ...told, fees: new Map([...told.fees, [fee, tax]]) }),
    })),
    ...(selected
      ? [
          {
            id: 'delivery',
            name: selected.option.option.title ?? '',
            quantity: 1,
            amount: selected.taxed.base,
            put: (appTax: AppTax, tax: ThingTax): AppTax => ({ ...appTax, delivery: tax }),
          },
        ]
      : []),
  ];
}

const NOTHING: AppTax = { lines: new Map(), fees: new Map(), delivery: undefined };

/** @param answer by the places of the things */
export const appTaxOf = (things: readonly Taxable[], answer: readonly ThingTax[]): AppTax =>
  things.reduce((told, thing, place) => {
    const tax = answer[place];
    return tax ? thing.put(told, tax) : told;
  }, NOTHING);

/** The tax as the shop's app counts it; undefined where none does, `SILENT` where it has no answer. */
export async function taxFromApp(
  context: Context,
  input: PricingInput,
  bill: Bill,
): Promise<AppTax | 'SILENT' | undefined> {
  const place = input.shippingAddress?.country ? input.shippingAddress : input.billingAddress;
  if (!input.asks || !bill.facts.tax || !place?.country) return undefined;
  const [plugin] = await askablePlugins(context, 'TAX_CALCULATION');
  const things = plugin && taxables(bill);
  if (!things || things.length > MAX_THINGS) return undefined;
  const question = fetchTax(plugin, {
    ...onBehalfOf(context, input),
    things,
    place,
    currency: bill.facts.currency,
    isIncluded: bill.facts.tax.isIncluded,
  });
  const [told] = (await context.plugins.ask({ tax: [question] })).tax;
  if (!told || !('answer' in told)) return 'SILENT';
  return appTaxOf(things, told.answer);
}
