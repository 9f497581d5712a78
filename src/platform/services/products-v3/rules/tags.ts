import { invalid } from '../../../contract/errors.ts';
import type { Product } from '../../catalog/public.ts';

type Tags = NonNullable<Product['tags']>;
type List = 'publicTags' | 'privateTags';

export interface TagChange {
  assignTags?: Tags | undefined;
  unassignTags?: Tags | undefined;
}

/** The contract's bound. */
const MOST_TAGS = 100;
const LISTS: readonly List[] = ['publicTags', 'privateTags'];

const idsOf = (tags: Tags | undefined, list: List): string[] => tags?.[list]?.tagIds ?? [];

export const givesTags = ({ assignTags, unassignTags }: TagChange): boolean =>
  LISTS.some((list) => idsOf(assignTags, list).length + idsOf(unassignTags, list).length > 0);

/**
 * A product's tags after some were taken and some given, in this order; undefined where they are as they were.
 * @throws 400 for more than a product may have
 */
export function retagged(
  before: Tags | undefined,
  { assignTags, unassignTags }: TagChange,
): Tags | undefined {
  const after = Object.fromEntries(
    LISTS.map((list) => {
      const gone = new Set(idsOf(unassignTags, list));
      const left = idsOf(before, list).filter((id) => !gone.has(id));
      const tagIds = [...new Set([...left, ...idsOf(assignTags, list)])];
      if (tagIds.length > MOST_TAGS)
        throw invalid([
          {
            field: `product.tags.${list}.tagIds`,
            violatedRule: 'MAX_SIZE',
            description: `must be at most ${MOST_TAGS}`,
            data: { threshold: MOST_TAGS },
          },
        ]);
      return [list, { tagIds }];
    }),
  ) as Record<List, { tagIds: string[] }>;
  const same = (list: List): boolean =>
    JSON.stringify(idsOf(before, list).toSorted()) === JSON.stringify(after[list].tagIds.toSorted());
  return LISTS.every(same) ? undefined : after;
}
