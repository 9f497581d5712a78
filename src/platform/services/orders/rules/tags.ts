import { badRequest, failedPrecondition } from '../../../contract/errors.ts';
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

interface PublicTags {
  publicTags?: TagList | undefined;
  privateTags?: TagList | undefined;
}

const asTagSet = (tags: PublicTags | undefined): TagSet | undefined =>
  tags && { tags: tags.publicTags, privateTags: tags.privateTags };

/**
 * The same for what is tagged in public and in private; decided once for many.
 * @throws 400 where nothing is to be done
 */
export function tagging(
  what: string,
  given: { assignTags?: PublicTags | undefined; unassignTags?: PublicTags | undefined },
): (current: PublicTags | undefined) => {
  publicTags: { tagIds: string[] };
  privateTags: { tagIds: string[] };
} {
  const [assign, unassign] = [asTagSet(given.assignTags), asTagSet(given.unassignTags)];
  if (isEmpty(assign) && isEmpty(unassign))
    throw badRequest('No tags to assign or unassign.', 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
  return (current) => {
    const { tags: publicTags, privateTags } = changeTags(asTagSet(current), assign, unassign);
    if (publicTags.tagIds.length > MAX_TAGS || privateTags.tagIds.length > MAX_TAGS)
      throw failedPrecondition(`A ${what} has at most ${MAX_TAGS} tags.`, 'TOO_MANY_TAGS', {
        threshold: MAX_TAGS,
      });
    return { publicTags, privateTags };
  };
}
