import {
  MAX_PLUGIN_MS,
  MAX_PLUGIN_NAME,
  MAX_PLUGIN_URL,
  MIN_PLUGIN_MS,
  type PluginKind,
  type ToldPlugin,
} from '../../../shared/plugins.ts';
import type { Problems } from '../../ui/form/form-errors.ts';

export type PluginRow = Omit<ToldPlugin, 'revision'> & { revision: string };

const SECOND = 1000;

export const readPlugin = (plugin: PluginRow | undefined) => ({
  name: plugin?.name ?? '',
  url: plugin?.url ?? '',
  kinds: [...(plugin?.kinds ?? [])] as string[],
  active: plugin?.active ?? true,
  seconds: String((plugin?.timeLimitMs ?? 3 * SECOND) / SECOND),
  rateTitle: plugin?.fallbackRate?.title ?? '',
  ratePrice: plugin?.fallbackRate?.price ?? '',
  validateInCart: plugin?.validateInCart ?? false,
  blockWhenSilent: plugin?.blockWhenSilent ?? false,
});
export type PluginValues = ReturnType<typeof readPlugin>;

export const bounds = {
  name: { required: true, maxLength: MAX_PLUGIN_NAME },
  url: { required: true, maxLength: MAX_PLUGIN_URL },
};

const msOf = (seconds: string): number => Math.round(Number(seconds.replace(',', '.')) * SECOND);

export function checkPlugin({ url, kinds, seconds, rateTitle, ratePrice }: PluginValues): Problems {
  const ms = msOf(seconds);
  const isAddress = url === '' || /^https?:\/\/[^\s?#]+$/.test(url.trim());
  return {
    ...(!isAddress && { url: { key: 'plugins.fault.url' } }),
    ...(kinds.length === 0 && { kinds: { key: 'plugins.fault.kinds' } }),
    ...(!(ms >= MIN_PLUGIN_MS && ms <= MAX_PLUGIN_MS) && { seconds: { key: 'plugins.fault.seconds' } }),
    ...(rateTitle.trim() === '' &&
      ratePrice.trim() !== '' && { rateTitle: { key: 'plugins.fault.rateTitle' } }),
    ...(rateTitle.trim() !== '' &&
      !/^\d+([.,]\d+)?$/.test(ratePrice.trim()) && { ratePrice: { key: 'plugins.fault.ratePrice' } }),
  };
}

/** Written whole, as the platform keeps it. */
export const toPluginChange = (values: PluginValues): object => ({
  name: values.name.trim(),
  url: values.url.trim(),
  kinds: values.kinds as PluginKind[],
  active: values.active,
  timeLimitMs: msOf(values.seconds),
  ...(values.rateTitle.trim() !== '' && {
    fallbackRate: { title: values.rateTitle.trim(), price: values.ratePrice.trim().replace(',', '.') },
  }),
  ...(values.validateInCart && { validateInCart: true }),
  ...(values.blockWhenSilent && { blockWhenSilent: true }),
});
