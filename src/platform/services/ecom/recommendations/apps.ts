import type { Context } from '#platform/context.ts';
import { presentAppId, STORES_APP_ID } from '../../stores/catalog/public.ts';
import {
  askablePlugins,
  fetchRecommendations,
  identityOfCaller,
  type AskablePlugin,
} from '../../extensions/service-plugins/public.ts';
import type { AlgorithmInfo } from './algorithms.ts';
import { offeredOf, type RecommendationParams } from './find.ts';

/** Apps of the shop that recommend, by their app ids. */
export async function recommendingApps(context: Context): Promise<Map<string, AskablePlugin>> {
  const plugins = await askablePlugins(context, 'RECOMMENDATIONS');
  return new Map(
    plugins
      .filter(({ settings }) => (settings.algorithms ?? []).length > 0)
      .map((plugin) => [plugin.appId, plugin]),
  );
}

/** What they recommend by, all of it from the shop's own catalog. */
export const algorithmsOf = ({ appId, name, settings }: AskablePlugin): AlgorithmInfo[] =>
  (settings.algorithms ?? []).map((algorithm) => ({
    appId,
    catalogAppIds: [STORES_APP_ID],
    config: {
      algorithmId: algorithm.id,
      algorithmType: algorithm.type,
      name: algorithm.name,
      description: `Recommended by ${name}.`,
    },
  }));

/** What an app recommends by each of these algorithms, of what the shop has to offer; nothing where it has no answer. */
export async function fetchFromApp(
  context: Context,
  plugin: AskablePlugin,
  algorithmIds: readonly string[],
  { items, most }: RecommendationParams,
): Promise<Map<string, string[]>> {
  const goesBy = (plugin.settings.algorithms ?? []).some(
    ({ id, type }) => type === 'RELATED_ITEMS' && algorithmIds.includes(id),
  );
  const question = fetchRecommendations(plugin, {
    algorithmIds,
    items: goesBy ? items.map((catalogItemId) => ({ appId: STORES_APP_ID, catalogItemId })) : [],
    identity: identityOfCaller(context),
    language: context.language ?? context.site.locale,
  });
  const [told] = (await context.plugins.ask({ recommended: [question] })).recommended;
  if (!told || !('answer' in told)) return new Map();
  const found = new Map<string, string[]>();
  for (const id of algorithmIds) {
    const ours = (told.answer[id] ?? []).filter(({ appId }) => presentAppId(appId) === STORES_APP_ID);
    const ids = ours.map(({ catalogItemId }) => catalogItemId);
    found.set(id, (await offeredOf(context, ids, items)).slice(0, most));
  }
  return found;
}
