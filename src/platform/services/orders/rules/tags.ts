import type { Order } from '../order.ts';

interface TagList {
  tagIds?: string[] | undefined;
}
export interface TagSet {
  tags?: TagList | undefined;
  privateTags?: TagList | undefined;
}

export const MAX_TAGS = 100;

const isEmptyList = (list: TagList | undefined): boolean => !list?.tagIds?.length;
export const isEmpty = (set: TagSet | undefined): boolean =>
  isEmptyList(set?.tags) && isEmptyList(set?.privateTags);

/** A tag that is both assigned and unassigned ends up assigned. */
function change(
  current: TagList | undefined,
  assign: TagList | undefined,
  unassign: TagList | undefined,
): string[] {
  const gone = new Set(unassign?.tagIds);
  const kept = (current?.tagIds ?? []).filter((id) => !gone.has(id));
  return [...new Set([...kept, ...(assign?.tagIds ?? [])])];
}

export const changeTags = (
  current: Order['tags'],
  assign: TagSet | undefined,
  unassign: TagSet | undefined,
): { tags: { tagIds: string[] }; privateTags: { tagIds: string[] } } => ({
  tags: { tagIds: change(current?.tags, assign?.tags, unassign?.tags) },
  privateTags: { tagIds: change(current?.privateTags, assign?.privateTags, unassign?.privateTags) },
});
