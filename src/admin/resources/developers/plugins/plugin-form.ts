import {
  MAX_ALGORITHM_NAME,
  MAX_PLUGIN_MS,
  MAX_PLUGIN_NAME,
  MAX_PLUGIN_URL,
  MIN_PLUGIN_MS,
  type PluginAlgorithm,
  type PluginKind,
  type PluginView,
} from '#shared/plugins.ts';
import type { Problem, Problems } from '#admin/ui/form/form-errors.ts';

export type PluginRow = Omit<PluginView, 'revision'> & { revision: string };

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
  algorithms: (plugin?.algorithms ?? []) as readonly PluginAlgorithm[],
  secondStepWhenSilent: plugin?.secondStepWhenSilent ?? false,
});
export type PluginValues = ReturnType<typeof readPlugin>;

export const bounds = {
  name: { required: true, maxLength: MAX_PLUGIN_NAME },
  url: { required: true, maxLength: MAX_PLUGIN_URL },
};

const msOf = (seconds: string): number => Math.round(Number(seconds.replace(',', '.')) * SECOND);

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function nameProblem(name: string): Problem | undefined {
  if (name.trim() === '') return { key: 'counterpart.form.required' };
  return name.trim().length > MAX_ALGORITHM_NAME ? { key: 'plugins.error.algorithmName' } : undefined;
}

function idProblem(ids: readonly string[], at: number): Problem | undefined {
  const id = ids[at] ?? '';
  if (!GUID.test(id)) return { key: 'plugins.error.algorithmId' };
  return ids.indexOf(id) < at ? { key: 'plugins.error.algorithmTwice' } : undefined;
}

function checkAlgorithms({ kinds, algorithms }: PluginValues): Problems {
  if (!kinds.includes('RECOMMENDATIONS')) return {};
  if (algorithms.length === 0) return { algorithms: { key: 'plugins.error.algorithms' } };
  const ids = algorithms.map(({ id }) => id.trim().toLowerCase());
  const problems: Record<string, Problem> = {};
  for (const [at, { name }] of algorithms.entries()) {
    const ofName = nameProblem(name);
    const ofId = idProblem(ids, at);
    if (ofName) problems[`algorithms.${at}.name`] = ofName;
    if (ofId) problems[`algorithms.${at}.id`] = ofId;
  }
  return problems;
}

export function checkPlugin(values: PluginValues): Problems {
  const { url, kinds, seconds, rateTitle, ratePrice } = values;
  const ms = msOf(seconds);
  const isAddress = url === '' || /^https?:\/\/[^\s?#]+$/.test(url.trim());
  return {
    ...checkAlgorithms(values),
    ...(!isAddress && { url: { key: 'plugins.error.url' } }),
    ...(kinds.length === 0 && { kinds: { key: 'plugins.error.kinds' } }),
    ...(!(ms >= MIN_PLUGIN_MS && ms <= MAX_PLUGIN_MS) && { seconds: { key: 'plugins.error.seconds' } }),
    ...(rateTitle.trim() === '' &&
      ratePrice.trim() !== '' && { rateTitle: { key: 'plugins.error.rateTitle' } }),
    ...(rateTitle.trim() !== '' &&
      !/^\d+([.,]\d+)?$/.test(ratePrice.trim()) && { ratePrice: { key: 'plugins.error.ratePrice' } }),
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
  ...(values.kinds.includes('RECOMMENDATIONS') && {
    algorithms: values.algorithms.map(({ id, name, type }) => ({
      id: id.trim().toLowerCase(),
      name: name.trim(),
      type,
    })),
  }),
  ...(values.secondStepWhenSilent && { secondStepWhenSilent: true }),
});
