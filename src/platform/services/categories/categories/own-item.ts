import { isOurs } from '../../stores/catalog/public.ts';
import { isOurTree } from './tree.ts';

/** The product that an item of our tree is; undefined for what is another catalog's. */
export const ownItem = (
  item: { catalogItemId?: string | null; appId?: string | null } | null | undefined,
  tree: Parameters<typeof isOurTree>[0],
): string | undefined =>
  item?.catalogItemId && isOurs({ appId: item.appId ?? null }) && isOurTree(tree)
    ? item.catalogItemId
    : undefined;
