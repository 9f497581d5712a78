import { badRequest, notFound, type PlatformError } from '#platform/contract/errors.ts';
import { STORES_TREE } from '../../stores/catalog/public.ts';

interface TreeReference {
  appNamespace?: string | null;
  treeKey?: string | null;
}

/** `docs:` a store has one tree, which has no key. */
export const isOurTree = (tree: TreeReference | null | undefined): boolean =>
  tree?.appNamespace === STORES_TREE.appNamespace && !tree.treeKey;

export const categoryNotFound = (categoryId: string): PlatformError =>
  notFound('The category was not found.', undefined, { categoryId });

/** @throws 400 NAMESPACE_NOT_FOUND_IN_DEV_CENTER for a tree that nobody may plant here */
export function requireOurTree(tree: TreeReference | null | undefined): void {
  if (!isOurTree(tree))
    throw badRequest('There is no such tree.', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER', {
      appNamespace: tree?.appNamespace ?? '',
    });
}
