import { badRequest } from '#platform/contract/errors.ts';

/** Most categories of one item. */
export const MAX_LINKS = 100;

export interface Relinked {
  /** The root first; the others in the order in which they came. */
  after: string[];
  linked: string[];
  unlinked: string[];
}

/** What becomes of an item's categories: the root is always among them. */
function relinked(before: readonly string[], wanted: readonly string[], rootId: string): Relinked {
  const after = [...new Set([rootId, ...wanted])];
  if (after.length > MAX_LINKS)
    throw badRequest(`An item is in ${MAX_LINKS} categories at most.`, 'CATEGORIES_LIMIT_EXCEEDED', {
      limit: MAX_LINKS,
    });
  return {
    after,
    linked: after.filter((id) => !before.includes(id)),
    unlinked: before.filter((id) => !after.includes(id)),
  };
}

export const link = (before: readonly string[], ids: readonly string[], rootId: string): Relinked =>
  relinked(before, [...before, ...ids], rootId);

export const unlink = (before: readonly string[], ids: readonly string[], rootId: string): Relinked =>
  relinked(
    before,
    before.filter((id) => !ids.includes(id)),
    rootId,
  );

export const overwrite = (before: readonly string[], ids: readonly string[], rootId: string): Relinked =>
  relinked(before, ids, rootId);
