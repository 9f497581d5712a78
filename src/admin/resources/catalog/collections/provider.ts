import { withSeoTexts, type SeoTexts } from '#shared/seo-tags.ts';
import { withCollectionSort, type CollectionSort } from '#shared/collection-sort.ts';
import { categoryOperations } from '#wix/category-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import {
  ALL_PRODUCTS_ID,
  collectionOperations,
  type Collection,
  type CollectionInput,
} from '#wix/collection-operations.ts';
import type { CollectionRule } from '#shared/collection-rules.ts';
import type { collectionRuleExtensions } from '#shared/extensions/collections.ts';
import { callApi } from '#admin/access/call-api.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { currentSession } from '#admin/access/session.ts';
import { withAddress } from '#admin/data/taken-address.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import type { Cover } from './collection-record.ts';
import { collectionListSpec } from './list-spec.ts';

const call = extensionClient<typeof collectionRuleExtensions>();

/** What a form sends; the cover goes a way of its own. */
export interface CollectionChange extends CollectionInput {
  cover?: Cover | null;
  rule?: CollectionRule | null;
  seo?: SeoTexts;
  order?: CollectionSort;
}

const setCover = (collectionId: string, cover: Cover | null): Promise<unknown> =>
  callApi('POST', '/admin/api/media/covers', {
    collectionId,
    cover: cover && { fileId: cover.fileId, ...(cover.alt.trim() && { altText: cover.alt.trim() }) },
  });

const setRule = (collectionId: string, rule: CollectionRule | null): Promise<unknown> =>
  call('setCollectionRule', { collectionId, rule });

/** What only the third catalog writes: over what other apps wrote there. */
async function describe(id: string, { seo, order }: CollectionChange): Promise<void> {
  if (!seo && !order) return;
  const { revision, seoData, extendedFields } = await categoryOperations.get(id);
  await categoryOperations.update(id, {
    revision: revision ?? '',
    ...(seo && { seoData: withSeoTexts(seoData, seo) }),
    ...(order && { extendedFields: withCollectionSort(extendedFields, order) }),
  });
}

/** With its rule, where the platform knows of any. */
async function get(id: string, options?: CallOptions): Promise<Collection> {
  const [read, category] = await Promise.all([
    collectionOperations.get(id, options),
    id === ALL_PRODUCTS_ID ? undefined : categoryOperations.get(id, options),
  ]);
  const collection: Collection = { ...read, ...(category && { category }) };
  if (!currentSession()?.ownFields) return collection;
  const { rule } = await call('getCollectionRule', { collectionId: id }, { signal: options?.signal });
  return { ...collection, rule } as Collection;
}

async function create({
  cover,
  rule,
  seo,
  order,
  ...input
}: CollectionChange): Promise<Collection | undefined> {
  const made = await withAddress('collection', collectionOperations.create({ name: '', ...input }));
  const _id = made?._id;
  if ((!cover && !rule && !seo && !order) || !_id) return made;
  try {
    if (cover) await setCover(_id, cover);
    if (rule) await setRule(_id, rule);
    await describe(_id, { ...(seo && { seo }), ...(order && { order }) });
  } catch (rejected) {
    // Whoever presses the button again would make a second one.
    await collectionOperations.delete(_id);
    throw rejected;
  }
  return get(_id);
}

async function update(id: string, change: CollectionChange): Promise<Collection | undefined> {
  const { name, description, slug, visible } = change;
  const input = { name, description, slug, visible };
  const written = Object.entries(input).filter(([, value]) => value !== undefined);
  if (written.length > 0) {
    const part: CollectionInput = Object.fromEntries(written);
    await withAddress('collection', collectionOperations.update(id, part));
  }
  if (change.cover !== undefined) await setCover(id, change.cover);
  if (change.rule !== undefined) await setRule(id, change.rule);
  await describe(id, change);
  return get(id);
}

export const collectionsProvider = platformProvider({
  spec: collectionListSpec,
  items: 'collections',
  list: collectionOperations.query,
  get,
  create,
  update,
  remove: collectionOperations.delete,
  count: collectionOperations.count,
});
