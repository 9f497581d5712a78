import { compareMoney, fitsCurrency, isDecimal } from '#shared/money.ts';
import type { EnteredPluginSettings } from '#shared/extensions/service-plugins.ts';
import { pluginKinds, type PluginSettings } from '#shared/plugins.ts';
import { invalidField } from '#platform/contract/errors.ts';

/** A base address without its last slash. @throws 400 for one that nobody could be asked at */
function urlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!url || !isPlain || url.username || url.password || url.search || url.hash)
    throw invalidField('url', 'FORMAT', 'must be an address that begins with https:// and has no query', {});
  return url.href.replace(/\/+$/, '');
}

/** @throws 400 where there are none, or one of them twice */
function checkAlgorithms(algorithms: EnteredPluginSettings['algorithms'] = []): void {
  if (algorithms.length === 0)
    throw invalidField('algorithms', 'REQUIRED_FIELD', 'are needed of what recommends', {});
  if (new Set(algorithms.map(({ id }) => id)).size < algorithms.length)
    throw invalidField('algorithms', 'FORMAT', 'must have an id each', {});
}

/** @throws 400 beside the field that is wrong */
export function settingsFrom(entered: EnteredPluginSettings, currency: string): PluginSettings {
  const { fallbackRate, validateInCart, blockWhenSilent, algorithms, secondStepWhenSilent, ...rest } =
    entered;
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
