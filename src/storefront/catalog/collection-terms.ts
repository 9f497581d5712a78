import { getArrangedItems, getCategory } from '@wix/auto_sdk_categories_categories';
import { seoTextsOf, type SeoTexts } from '../../shared/seo-tags.ts';
import { collectionSortOf, type CollectionSort } from '../../shared/collection-sort.ts';
import type { PageRequest } from '../shell/define-page.ts';

/** A store has one tree of categories; they are its collections, with the same ids. */
const TREE = { appNamespace: '@wix/stores' };

export interface CollectionTerms {
  order: CollectionSort;
  seo: SeoTexts;
  /** Those with a place of their own, where the listing stands so. */
  arranged?: readonly string[];
}

/** In which order the listing of a collection stands, and what search engines are told of it. */
export async function readCollectionTerms(
  { shop }: Pick<PageRequest, 'shop'>,
  id: string,
): Promise<CollectionTerms> {
  const { seoData, extendedFields } = await shop.use(getCategory)(id, TREE);
  const order = collectionSortOf(extendedFields);
  const said = { order, seo: seoTextsOf(seoData) };
  if (order !== 'arranged') return said;
  const { items = [] } = await shop.use(getArrangedItems)(id, TREE);
  return { ...said, arranged: items.flatMap(({ catalogItemId }) => catalogItemId ?? []) };
}
