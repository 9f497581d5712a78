import { boundsOf } from '#shared/contract/bounds.ts';
import { collection as contract } from '#shared/contract/generated/stores_products.ts';
import { seoTextsOf } from '#shared/seo-tags.ts';
import { collectionSortOf, type CollectionSort } from '#shared/collection-sort.ts';
import { coverOf, type CollectionRecord, type Cover } from '../collection-record.ts';
import type { CollectionChange } from '../provider.ts';
import { ruleDraft, ruleOfDraft, ruleProblems, type RuleDraft } from './rule-draft.ts';

export interface CollectionForm {
  name: string;
  description: string;
  /** Empty while it is made: the platform makes one of the name. */
  slug: string;
  visible: boolean;
  cover: Cover | null;
  /** What search engines are told; empty for its name and its description. */
  seoTitle: string;
  seoText: string;
  order: CollectionSort;
  /** None where people choose who is in it. */
  rule: RuleDraft | null;
}

export const readCollection = (collection: CollectionRecord | undefined): CollectionForm => ({
  name: collection?.name ?? '',
  description: collection?.description ?? '',
  slug: collection?.slug ?? '',
  visible: collection?.visible ?? true,
  cover: (collection && coverOf(collection)) ?? null,
  rule: ruleDraft(collection?.rule),
  seoTitle: seoTextsOf(collection?.category?.seoData).title,
  seoText: seoTextsOf(collection?.category?.seoData).text,
  order: collectionSortOf(collection?.category?.extendedFields),
});

const MAX_SEO = 500;

export const bounds = {
  name: boundsOf(contract, 'name'),
  description: { maxLength: boundsOf(contract, 'description').maxLength },
  slug: { maxLength: boundsOf(contract, 'slug').maxLength },
  seoTitle: { maxLength: MAX_SEO },
  seoText: { maxLength: MAX_SEO },
};

const SLUG = /^[\p{L}\p{N}_~.-]+$/u;

/** @param made it has an address, which can be changed and not be taken away */
export const checkCollection =
  (made: boolean) =>
  ({ name, slug, rule }: CollectionForm): Record<string, { key: string }> => ({
    ...Object.fromEntries(
      ruleProblems(rule).map(([place, key]) => [place, { key: `collections.error.${key}` }]),
    ),
    ...(name.trim() === '' && { name: { key: 'collections.error.name' } }),
    ...(slug.trim() === ''
      ? made && { slug: { key: 'collections.error.noSlug' } }
      : !SLUG.test(slug.trim()) && { slug: { key: 'collections.error.slug' } }),
  });

/** Only what was changed goes in the API. */
export function toCollectionChange(form: CollectionForm, changed: ReadonlySet<string>): CollectionChange {
  const { name, description, slug, visible, cover, rule, seoTitle: title, seoText: text, order } = form;
  return {
    ...(changed.has('name') && { name: name.trim() }),
    ...(changed.has('description') && { description: description.trim() }),
    ...(changed.has('slug') && slug.trim() && { slug: slug.trim() }),
    ...(changed.has('visible') && { visible }),
    ...(changed.has('cover') && { cover }),
    ...((changed.has('seoTitle') || changed.has('seoText')) && { seo: { title, text } }),
    ...(changed.has('order') && { order }),
    ...(changed.has('rule') && { rule: ruleOfDraft(rule) }),
  };
}
