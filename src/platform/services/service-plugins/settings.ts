import { z } from 'zod';
import { compareMoney, fitsCurrency, isDecimal } from '#shared/money.ts';
import {
  algorithmTypes,
  MAX_ALGORITHM_NAME,
  MAX_PLUGIN_MS,
  MAX_PLUGIN_NAME,
  MAX_PLUGIN_URL,
  MIN_PLUGIN_MS,
  MAX_ALGORITHMS,
  pluginKinds,
  type PluginSettings,
} from '#shared/plugins.ts';
import { invalidField } from '../../contract/errors.ts';

const MAX_TITLE = 100;

export const askedSettings = z.strictObject({
  name: z.string().trim().min(1).max(MAX_PLUGIN_NAME),
  url: z.string().trim().max(MAX_PLUGIN_URL),
  kinds: z.array(z.enum(pluginKinds)).min(1).max(pluginKinds.length),
  active: z.boolean().default(true),
  timeLimitMs: z.int().min(MIN_PLUGIN_MS).max(MAX_PLUGIN_MS).default(3000),
  fallbackRate: z
    .strictObject({ title: z.string().trim().min(1).max(MAX_TITLE), price: z.string().max(30) })
    .nullish(),
  validateInCart: z.boolean().optional(),
  blockWhenSilent: z.boolean().optional(),
  algorithms: z
    .array(
      z.strictObject({
        id: z.guid(),
        name: z.string().trim().min(1).max(MAX_ALGORITHM_NAME),
        type: z.enum(algorithmTypes),
      }),
    )
    .max(MAX_ALGORITHMS)
    .optional(),
  secondStepWhenSilent: z.boolean().optional(),
});
export type AskedSettings = z.infer<typeof askedSettings>;

/** A base address without its last slash. @throws 400 for one that nobody could be asked at */
function urlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!url || !isPlain || url.username || url.password || url.search || url.hash)
    throw invalidField('url', 'FORMAT', 'must be an address that begins with https:// and has no query', {});
  return url.href.replace(/\/+$/, '');
}

/** @throws 400 where there are none, or one of them twice */
function checkAlgorithms(algorithms: AskedSettings['algorithms'] = []): void {
  if (algorithms.length === 0)
    throw invalidField('algorithms', 'REQUIRED_FIELD', 'are needed of what recommends', {});
  if (new Set(algorithms.map(({ id }) => id)).size < algorithms.length)
    throw invalidField('algorithms', 'FORMAT', 'must have an id each', {});
}

/** @throws 400 beside the field that is wrong */
export function settingsFrom(asked: AskedSettings, currency: string): PluginSettings {
  const { fallbackRate, validateInCart, blockWhenSilent, algorithms, secondStepWhenSilent, ...rest } = asked;
  const kinds = pluginKinds.filter((kind) => rest.kinds.includes(kind));
  if (fallbackRate) {
    const { price } = fallbackRate;
    const isAmount = isDecimal(price) && compareMoney(price, '0') >= 0 && fitsCurrency(price, currency);
    if (!isAmount)
      throw invalidField(
        'fallbackRate.price',
        'FORMAT',
        `must be an amount of ${currency}, not negative`,
        {},
      );
  }
  const recommends = kinds.includes('RECOMMENDATIONS');
  if (recommends) checkAlgorithms(algorithms);
  return {
    ...rest,
    url: urlOf(rest.url),
    kinds,
    ...(fallbackRate && kinds.includes('SHIPPING_RATES') && { fallbackRate }),
    ...(validateInCart && kinds.includes('VALIDATIONS') && { validateInCart }),
    ...(blockWhenSilent && kinds.includes('VALIDATIONS') && { blockWhenSilent }),
    ...(recommends && { algorithms: algorithms ?? [] }),
    ...(secondStepWhenSilent && kinds.includes('PAYMENT_SETTINGS') && { secondStepWhenSilent }),
  };
}
