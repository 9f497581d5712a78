import type { Context } from '#platform/context.ts';
import type { DiscountRule, DiscountTrigger } from '../../discount-rules/public.ts';
import { askablePlugins, fetchTriggers } from '#platform/services/extensions/service-plugins/public.ts';
import type { PricingInput } from '../pricing.ts';
import { questionLines, onBehalfOf } from './question-lines.ts';

interface Wanted {
  id: string;
  appId: string | undefined;
}

function customIn(trigger: DiscountTrigger | undefined): Wanted[] {
  const { and, or, customTrigger } = trigger ?? {};
  const inner = and?.triggers ?? or?.triggers ?? [];
  const here = customTrigger?.id ? [{ id: customTrigger.id, appId: customTrigger.appId ?? undefined }] : [];
  return [...here, ...inner.flatMap(customIn)];
}

type Question = ReturnType<typeof fetchTriggers>;

/** What the shop's apps are asked about discounts of this basket; nobody is where no rule wants to know. */
export async function triggerQuestions(
  context: Context,
  rules: readonly DiscountRule[],
  input: PricingInput,
): Promise<Question[]> {
  const wanted = rules.flatMap(({ trigger }) => customIn(trigger));
  if (wanted.length === 0 || input.lines.length === 0) return [];
  const plugins = await askablePlugins(context, 'CUSTOM_TRIGGERS');
  return plugins.flatMap((plugin) => {
    const theirs = wanted.filter(({ appId }) => (appId ?? plugin.appId) === plugin.appId);
    if (theirs.length === 0) return [];
    return fetchTriggers(plugin, {
      ...onBehalfOf(context, input),
      lines: questionLines(input),
      triggers: [...new Set(theirs.map(({ id }) => id))].toSorted(),
      place: input.shippingAddress ?? {},
      deliveryCode: input.selectedOption?.code,
    });
  });
}
