import { getRecommendation, listAvailableAlgorithms } from '@wix/auto_sdk_ecom_recommendations';
import { searchProducts } from '@wix/auto_sdk_stores_products-v-3';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import type { RelatedData } from './related-data.ts';
import type { PageRequest } from './define-page.ts';
import { toPoster, withPlaceholders, withRatings } from './poster.ts';

/** Of the stores app: bought together, from the same collections, best sellers. */
const BOUGHT_TOGETHER = 'd5aac1e1-2e53-4d11-85f7-7172710b4783';
const SAME_COLLECTIONS = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
const BEST_SELLERS = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c';

type RelatedScope = Pick<PageRequest, 'shop' | 'mediaBase' | 'placeholder' | 'ratings'>;

/** No page waits longer for an app; what it says later is there for the next one. */
const PATIENCE_MS = 400;
const MAX_REQUESTED = 10;

interface Algorithm {
  _id: string;
  appId: string;
}

interface Recommended {
  ids: string[];
  together: boolean;
}

const own = (...ids: string[]): Algorithm[] => ids.map((_id) => ({ _id, appId: STORES_APP_ID }));

/** Those of apps that the merchant registered. */
async function algorithmsOfApps({ shop }: RelatedScope): Promise<Algorithm[]> {
  const { availableAlgorithms = [] } = await shop.use(listAvailableAlgorithms)();
  return availableAlgorithms
    .flatMap(({ appId, config }) =>
      appId && appId !== STORES_APP_ID && config?.algorithmId ? [{ _id: config.algorithmId, appId }] : [],
    )
    .slice(0, MAX_REQUESTED);
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function recommend(
  scope: RelatedScope,
  productIds: readonly string[],
  max: number,
): Promise<Recommended> {
  const ask = async (algorithms: Algorithm[], minimum: number): Promise<Recommended> => {
    const { recommendation } = await scope.shop.use(getRecommendation)(algorithms, {
      items: productIds.map((catalogItemId) => ({ appId: STORES_APP_ID, catalogItemId })),
      minimumRecommendedItems: minimum,
    });
    const ids = (recommendation?.items ?? []).map(({ catalogItemId }) => catalogItemId ?? '');
    return { ids: ids.slice(0, max), together: recommendation?.algorithm?._id === BOUGHT_TOGETHER };
  };
  const [theirs, full] = await Promise.all([
    algorithmsOfApps(scope).catch(() => []),
    // A full row, or else whatever there is.
    ask(own(BOUGHT_TOGETHER, SAME_COLLECTIONS), max),
  ]);
  const fromApps = theirs.length > 0 ? await inTime(ask(theirs, 1)) : undefined;
  if (fromApps && fromApps.ids.length > 0) return fromApps;
  return full.ids.length > 0 ? full : ask(own(BOUGHT_TOGETHER, SAME_COLLECTIONS, BEST_SELLERS), 1);
}

/** What goes with these products; nothing rather than an error. */
export async function readRelatedData(
  scope: RelatedScope,
  productIds: readonly string[],
  max = 4,
): Promise<RelatedData> {
  try {
    const { ids, together } = await recommend(scope, productIds, max);
    if (ids.length === 0) return { posters: [], together };
    const { products = [] } = await scope.shop.use(searchProducts)({
      filter: { visible: true, _id: { $in: ids } },
      cursorPaging: { limit: ids.length },
    });
    const found = new Map(products.map((product) => [product._id, product]));
    const posters = ids.flatMap((id) => {
      const product = found.get(id);
      return product ? [toPoster(product, scope.mediaBase)] : [];
    });
    return {
      posters: await withRatings(await withPlaceholders(posters, scope.placeholder), scope.ratings),
      together,
    };
  } catch {
    return { posters: [], together: false };
  }
}
