import type { Context } from '#platform/context.ts';
import {
  askablePlugins,
  fetchViolations,
  type PluginViolation,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { Priced, PricingInput, Violation } from '../pricing.ts';
import { questionLines, onBehalfOf } from './question-lines.ts';

const UNCHECKED: Violation = {
  severity: 'ERROR',
  target: { other: { name: 'OTHER_DEFAULT' } },
  description: 'The order cannot be checked right now. Please try again in a moment.',
};

function violationOf({ severity, line, description }: PluginViolation, input: PricingInput): Violation {
  const id = line === undefined ? undefined : input.lines[line]?.id;
  return {
    severity,
    description,
    target:
      id === undefined
        ? { other: { name: 'OTHER_DEFAULT' } }
        : { lineItem: { name: 'LINE_ITEM_DEFAULT', id } },
  };
}

const amountsOf = (summary: Priced['priceSummary']): object =>
  Object.fromEntries(
    Object.entries(summary).map(([name, { amount, convertedAmount }]) => [name, { amount, convertedAmount }]),
  );

/** What the shop's apps have against a basket, once it is priced. */
export async function violationsFromApps(
  context: Context,
  input: PricingInput,
  { priceSummary }: Pick<Priced, 'priceSummary'>,
): Promise<Violation[]> {
  const { asks } = input;
  if (!asks || input.lines.length === 0) return [];
  const plugins = (await askablePlugins(context, 'VALIDATIONS')).filter(
    ({ settings }) => asks === 'CHECKOUT' || settings.validateInCart,
  );
  if (plugins.length === 0) return [];
  const questions = plugins.map((plugin) =>
    fetchViolations(plugin, {
      ...onBehalfOf(context, input),
      source: asks,
      lines: questionLines(input),
      place: input.shippingAddress,
      deliveryCode: input.selectedOption?.code,
      currency: context.site.currency,
      priceSummary: amountsOf(priceSummary),
    }),
  );
  const { violations } = await context.plugins.ask({ violations: questions });
  return violations.flatMap((told, index) => {
    if ('answer' in told) return told.answer.map((one) => violationOf(one, input));
    return plugins[index]?.settings.blockWhenSilent ? [UNCHECKED] : [];
  });
}
