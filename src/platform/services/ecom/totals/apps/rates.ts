import type { Context } from '#platform/context.ts';
import type { PluginAnswer } from '#platform/plugins.ts';
import {
  askablePlugins,
  fetchRates,
  type AskablePlugin,
  type CarrierRate,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { PricingInput } from '../pricing.ts';
import type { Carrier, Offers } from '../rules/model.ts';
import { questionLines, onBehalfOf } from './question-lines.ts';

type Question = ReturnType<typeof fetchRates>;

const FALLBACK_CODE = 'fallback-rate';

/** Apps that send things are asked where the shop delivers at all. */
export async function rateQuestions(
  context: Context,
  input: PricingInput,
  offers: Offers | undefined,
): Promise<Question[]> {
  const { shippingAddress: place } = input;
  const shipped = questionLines(input).filter(({ shippable }) => shippable);
  if (!input.asks || input.givenDelivery || !offers?.region || !place?.country || shipped.length === 0)
    return [];
  const plugins = await askablePlugins(context, 'SHIPPING_RATES');
  const { currency } = context.site;
  return plugins.map((plugin) =>
    fetchRates(plugin, { ...onBehalfOf(context, input), lines: shipped, place, currency }),
  );
}

function carrierOf(plugin: AskablePlugin, answer: PluginAnswer<CarrierRate[]>): Carrier {
  const { appId: id, name, settings } = plugin;
  if ('answer' in answer) return { id, name, rates: answer.answer };
  const { fault, detail } = answer;
  const { fallbackRate } = settings;
  return {
    id,
    name,
    // It answered that it sends nothing there; else what the merchant set stands in.
    rates: fallbackRate && fault !== 'REFUSED' ? [{ ...fallbackRate, code: `${FALLBACK_CODE}-${id}` }] : [],
    silent: fault === 'REFUSED' && detail !== undefined ? detail : 'CARRIER_UNAVAILABLE',
  };
}

/** What each would send it for. A code that is taken already is nobody else's. */
export function carriersFrom(
  questions: readonly Question[],
  answers: readonly PluginAnswer<CarrierRate[]>[],
  used: readonly string[],
): Carrier[] {
  const codes = new Set(used);
  return questions.flatMap(({ plugin }, index) => {
    const answer = answers[index];
    if (!answer) return [];
    const carrier = carrierOf(plugin as AskablePlugin, answer);
    const rates = carrier.rates.filter(({ code }) => !codes.has(code));
    for (const { code } of rates) codes.add(code);
    return [{ ...carrier, rates }];
  });
}
