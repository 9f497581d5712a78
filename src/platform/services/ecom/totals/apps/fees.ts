import type { Context } from '#platform/context.ts';
import type { PluginAnswer } from '#platform/plugins.ts';
import {
  askablePlugins,
  fetchFees,
  type PluginFee,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { PricingInput } from '../pricing.ts';
import type { Fee } from '../rules/model.ts';
import { questionLines, onBehalfOf } from './question-lines.ts';

type Question = ReturnType<typeof fetchFees>;

export async function feeQuestions(context: Context, input: PricingInput): Promise<Question[]> {
  if (!input.asks || !input.include.fees || input.lines.length === 0) return [];
  const plugins = await askablePlugins(context, 'ADDITIONAL_FEES');
  return plugins.map((plugin) =>
    fetchFees(plugin, {
      ...onBehalfOf(context, input),
      lines: questionLines(input),
      place: input.shippingAddress,
      deliveryCode: input.selectedOption?.code,
      currency: context.site.currency,
    }),
  );
}

/** Whoever does not answer charges nothing. */
export const feesFrom = (
  questions: readonly Question[],
  answers: readonly PluginAnswer<PluginFee[]>[],
  { lines }: PricingInput,
): Fee[] =>
  questions.flatMap(({ plugin }, index) => {
    const answer = answers[index];
    if (!answer || !('answer' in answer)) return [];
    return answer.answer.map(({ code, name, price, taxable, taxGroupId, lines: places }): Fee => ({
      code,
      name,
      price,
      taxable,
      taxGroupId,
      lineItemIds: places.length > 0 ? places.flatMap((place) => lines[place]?.id ?? []) : undefined,
      taxRate: undefined,
      providerAppId: plugin.appId,
    }));
  });
