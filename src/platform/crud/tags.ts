import { badRequest, failedPrecondition } from '../contract/errors.ts';

interface TagList {
  tagIds?: string[] | undefined;
}

/** What the contract calls the list that shoppers see; the shop's own are `privateTags` everywhere. */
export type PublicList = 'publicTags' | 'tags';

export type TagSet<Public extends PublicList> = { [List in Public | 'privateTags']?: TagList | undefined };

export interface TagChange<Public extends PublicList> {
  assignTags?: TagSet<Public> | undefined;
  unassignTags?: TagSet<Public> | undefined;
}

export type Tags<Public extends PublicList> = Record<Public | 'privateTags', { tagIds: string[] }>;

/** The contract's bound. */
export const MAX_TAGS = 100;

const listsOf = <Public extends PublicList>(publicly: Public): readonly (Public | 'privateTags')[] => [
  publicly,
  'privateTags',
];

const idsIn = <Public extends PublicList>(
  tags: TagSet<Public> | undefined,
  list: Public | 'privateTags',
): string[] => tags?.[list]?.tagIds ?? [];

/** Some taken and some given, in this order: a tag that is both ends up given. */
export const changeTags = <Public extends PublicList>(
  before: TagSet<Public> | undefined,
  { assignTags, unassignTags }: TagChange<Public>,
  publicly: Public,
): Tags<Public> =>
  Object.fromEntries(
    listsOf(publicly).map((list) => {
      const missing = new Set(idsIn(unassignTags, list));
      const left = idsIn(before, list).filter((id) => !missing.has(id));
      return [list, { tagIds: [...new Set([...left, ...idsIn(assignTags, list)])] }];
    }),
  ) as Tags<Public>;

/** @throws 400 for a change that neither gives nor takes any */
export function rejectNoTags<Public extends PublicList>(
  { assignTags, unassignTags }: TagChange<Public>,
  publicly: Public,
): void {
  const named = listsOf(publicly).flatMap((list) => [
    ...idsIn(assignTags, list),
    ...idsIn(unassignTags, list),
  ]);
  if (named.length === 0)
    throw badRequest('No tags to assign or unassign.', 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
}

/**
 * What becomes of tags, decided once for many.
 * @param what has them, such as `A promotion`
 * @throws 400 where nothing is to be done
 */
export function tagging<Public extends PublicList>(
  what: string,
  tagChange: TagChange<Public>,
  publicly: Public,
): (before: TagSet<Public> | undefined) => Tags<Public> {
  rejectNoTags(tagChange, publicly);
  return (before) => {
    const after = changeTags(before, tagChange, publicly);
    if (listsOf(publicly).some((list) => after[list].tagIds.length > MAX_TAGS))
      throw failedPrecondition(`${what} has at most ${MAX_TAGS} tags.`, 'TOO_MANY_TAGS', {
        threshold: MAX_TAGS,
      });
    return after;
  };
}
