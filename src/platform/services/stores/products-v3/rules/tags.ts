import { invalid } from '#platform/contract/errors.ts';
import { changeTags, MAX_TAGS, type TagChange as ChangeOf } from '#platform/crud/index.ts';
import type { Product } from '../../catalog/public.ts';

type Tags = NonNullable<Product['tags']>;

export type TagChange = ChangeOf<'publicTags'>;

const LISTS = ['publicTags', 'privateTags'] as const;

/**
 * A product's tags after some were taken and some given; undefined where they are as they were.
 * @throws 400 for more than a product may have
 */
export function retagged(before: Tags | undefined, change: TagChange): Tags | undefined {
  const after = changeTags(before, change, 'publicTags');
  const full = LISTS.find((list) => after[list].tagIds.length > MAX_TAGS);
  if (full)
    throw invalid([
      {
        field: `product.tags.${full}.tagIds`,
        violatedRule: 'MAX_SIZE',
        description: `must be at most ${MAX_TAGS}`,
        data: { threshold: MAX_TAGS },
      },
    ]);
  const same = (list: (typeof LISTS)[number]): boolean =>
    JSON.stringify((before?.[list]?.tagIds ?? []).toSorted()) ===
    JSON.stringify(after[list].tagIds.toSorted());
  return LISTS.every(same) ? undefined : after;
}
