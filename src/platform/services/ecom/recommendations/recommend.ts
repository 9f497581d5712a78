import type { Context } from '#platform/context.ts';
import { badRequest, invalidField, notFound } from '#platform/contract/errors.ts';
import type { Handler, RecommendationsApi, Reply, Request } from '#platform/contract/index.ts';
import { presentAppId, STORES_APP_ID } from '../../stores/catalog/public.ts';
import {
  algorithms,
  available,
  BEST_SELLERS,
  BOUGHT_TOGETHER,
  SAME_COLLECTIONS,
  VIEWED_TOGETHER,
} from './algorithms.ts';
import { algorithmsOf, fetchFromApp, recommendingApps } from './apps.ts';
import {
  type RecommendationParams,
  bestSellers,
  boughtTogether,
  fromSameCollections,
  newest,
  viewedTogether,
} from './find.ts';

type RecommendationRequest = Request<RecommendationsApi, 'getRecommendation'>;
type Recommendation = NonNullable<Reply<RecommendationsApi, 'getRecommendation'>['recommendation']>;

/** As many as the stores app gives. */
const MAX = 16;

type Apps = Awaited<ReturnType<typeof recommendingApps>>;
type Wanted = RecommendationRequest['algorithms'][number];

/** Undefined for one that its app does not have. */
function typeOf({ id, appId }: Wanted, apps: Apps): 'RELATED_ITEMS' | 'GLOBAL' | undefined {
  const theirs = apps.get(appId ?? '')?.settings.algorithms ?? algorithms;
  return theirs.find((one) => one.id === id)?.type;
}

/** @throws 404 for an app that recommends nothing here, 400 for an algorithm it does not have */
function checkAlgorithms(requested: RecommendationRequest['algorithms'], apps: Apps): void {
  const foreign = requested.find(
    ({ appId }) => presentAppId(appId) !== STORES_APP_ID && !apps.has(appId ?? ''),
  );
  if (foreign) {
    const { appId } = foreign;
    throw notFound('This app recommends nothing here.', 'RECOMMENDATIONS_PROVIDER_NOT_FOUND', { appId });
  }
  const unsupportedAlgorithms = requested.filter((one) => typeOf(one, apps) === undefined);
  if (unsupportedAlgorithms.length > 0) {
    throw badRequest('The app has no such algorithm.', 'ALGORITHM_NOT_SUPPORTED', { unsupportedAlgorithms });
  }
}

/** @throws 400 for items of another catalog, or none where an algorithm goes by them */
function checkItems(
  items: NonNullable<RecommendationRequest['items']>,
  requested: RecommendationRequest['algorithms'],
  apps: Apps,
): void {
  const foreign = items.filter(({ appId }) => presentAppId(appId) !== STORES_APP_ID);
  if (foreign.length > 0) {
    const data = { items: foreign, algorithms: requested };
    throw badRequest('The algorithms do not know these items.', 'ITEM_APP_ID_NOT_SUPPORTED', data);
  }
  const related = requested.some((one) => typeOf(one, apps) === 'RELATED_ITEMS');
  if (related && items.length === 0) {
    throw invalidField('items', 'REQUIRED_FIELD', 'are needed by an algorithm of type RELATED_ITEMS');
  }
}

interface Found {
  /** The one that was used: another where the one that was asked for knew too little. */
  by: string;
  ids: string[];
}

/** What the algorithm of that id says; with less than `enough` of its own it is filled up by the next best. */
async function find(
  context: Context,
  by: string,
  params: RecommendationParams,
  enough: number,
): Promise<Found> {
  if (by === SAME_COLLECTIONS) return { by, ids: await fromSameCollections(context, params) };
  const isGlobal = by === BEST_SELLERS;
  const together = by === VIEWED_TOGETHER ? viewedTogether : boughtTogether;
  const ids = await (isGlobal ? bestSellers : together)(context, params);
  if (ids.length >= enough) return { by, ids };
  const rest = { items: params.items, most: params.most - ids.length };
  const except = [...params.items, ...ids];
  return isGlobal
    ? { by, ids: [...ids, ...(await newest(context, rest, except))] }
    : { by: SAME_COLLECTIONS, ids: [...ids, ...(await fromSameCollections(context, rest, except))] };
}

export const getRecommendation: Handler<RecommendationsApi, 'getRecommendation', Context> = async (
  { algorithms: requested, items = [], minimumRecommendedItems = 0 },
  context,
): Promise<{ recommendation: Recommendation }> => {
  if (minimumRecommendedItems < 0)
    throw invalidField('minimumRecommendedItems', 'MIN', 'must not be negative', { threshold: 0 });
  const apps = await recommendingApps(context);
  checkAlgorithms(requested, apps);
  checkItems(items, requested, apps);
  const ids = [...new Set(items.flatMap(({ catalogItemId }) => catalogItemId ?? []))];
  // Nothing at all is never enough.
  const enough = Math.max(1, minimumRecommendedItems);
  const wanted = { items: ids, most: Math.max(MAX, enough) };
  const told = new Map<string, Map<string, string[]>>();
  for (const { id = BOUGHT_TOGETHER, appId = '' } of requested) {
    const app = apps.get(appId);
    // An app is asked once, for all that is wanted of it.
    if (app && !told.has(appId)) {
      const theirs = requested.filter((one) => one.appId === appId).flatMap((one) => one.id ?? []);
      told.set(appId, await fetchFromApp(context, app, [...new Set(theirs)], wanted));
    }
    const found = app
      ? { by: id, ids: told.get(appId)?.get(id) ?? [] }
      : await find(context, id, wanted, enough);
    if (found.ids.length < enough) continue;
    return {
      recommendation: {
        items: found.ids.map((catalogItemId) => ({ appId: STORES_APP_ID, catalogItemId })),
        algorithm: { id: found.by, appId: app ? appId : STORES_APP_ID },
      },
    };
  }
  return { recommendation: { items: [] } };
};

export const listAvailableAlgorithms: Handler<
  RecommendationsApi,
  'listAvailableAlgorithms',
  Context
> = async (_request, context) => ({
  availableAlgorithms: [
    ...available,
    ...[...(await recommendingApps(context)).values()].flatMap(algorithmsOf),
  ],
});
