import type { Context } from '#platform/context.ts';
import { alreadyExists, invalid, type PlatformError } from '#platform/contract/errors.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { emptyCollection } from './collection-members.ts';
import {
  arrangeUnder,
  descendantsOf,
  followTree,
  followVisibility,
  lockTree,
  lastPlaceUnder,
  siblingsUnder,
} from './category-tree.ts';
import { allProducts, rejectAllProducts } from './collection-reads.ts';
import {
  emitCategoryUpdated,
  emitCollectionChanged,
  emitCollectionCreated,
  emitCollectionDeleted,
} from './collection-events.ts';
import { type Collection, STORES_TREE } from './product.ts';
import { usesOfCollection } from './rules/media-uses.ts';
import { isSlug, slugOf } from './rules/slug.ts';
import { collections, findCollectionBySlug } from './tables.ts';

interface Wording {
  /** Where it stands in the request. */
  path: string;
  /** The code of the contract for an address that is somebody else's. */
  taken: string;
}

const FIRST: Wording = { path: 'collection', taken: 'DUPLICATE_SLUG_ERROR' };

const refused = (path: string, description: string, ruleName?: string): PlatformError =>
  invalid([{ field: path, violatedRule: 'OTHER', description, data: {}, ...(ruleName && { ruleName }) }]);

function nameFrom(name: string, { path }: Wording): string {
  if (name.trim() === '') throw refused(`${path}.name`, 'must not be empty');
  return name.trim();
}

async function slugFor(
  context: Context,
  { wanted, name, id }: { wanted: string | null | undefined; name: string; id: string },
  { path, taken }: Wording,
): Promise<string> {
  const base = wanted?.trim() || slugOf(name, id);
  const description = 'may hold letters, digits, hyphens, dots, underscores and tildes only';
  if (!isSlug(base)) throw refused(`${path}.slug`, description, 'INVALID_SLUG_FORMAT');
  const isFree = async (slug: string): Promise<boolean> =>
    slug !== allProducts.slug && ((await findCollectionBySlug(context, slug))?.id ?? id) === id;
  if (await isFree(base)) return base;
  if (wanted?.trim()) throw alreadyExists(`The slug ${base} is in use already.`, taken);
  for (let count = 1; ; count++) if (await isFree(`${base}-${count}`)) return `${base}-${count}`;
}

/** What a merchant writes of a collection. */
export interface CollectionInput {
  name?: string | null;
  slug?: string | null;
  description?: string | null;
  visible?: boolean | null;
  /** Not in the package's public types, but in its contract. */
  seoSchema?: object | null;
}

type New = Omit<Partial<Collection>, 'slug'> & { name: string; slug: string | null; visible: boolean };

/** Writes a new one, last under its parent, and tells of it. */
export async function insertCategory(
  context: Context,
  input: New,
  { parentId, ...wording }: Wording & { parentId?: string | undefined },
): Promise<Collection> {
  const { db, siteId, clock, ids } = context;
  const id = ids.guid();
  const now = clock.now().toISOString();
  const name = nameFrom(input.name, wording);
  const slug = await slugFor(context, { wanted: input.slug, name, id }, wording);
  const stored = await collections.insert(db, siteId, {
    handle: slug,
    ...input,
    id,
    name,
    slug,
    createdDate: now,
    lastUpdated: now,
    updatedDate: now,
    treeReference: STORES_TREE,
    parentCategory: await lastPlaceUnder(context, parentId),
  });
  await noteUses(context, [usesOfCollection(stored)]);
  await emitCollectionCreated(context, stored);
  return stored;
}

export async function createCollection(context: Context, input: CollectionInput): Promise<Collection> {
  await lockTree(context);
  const current = {
    name: input.name ?? '',
    slug: input.slug ?? null,
    ...(input.description && { description: input.description }),
    ...(input.seoSchema && { seoSchema: input.seoSchema }),
    visible: input.visible ?? true,
  };
  return insertCategory(context, current, FIRST);
}

/** Writes one that is locked, and tells of what is other than before. @throws 409 when `revision` is not the last */
async function saveCollection(
  context: Context,
  before: Collection,
  after: Collection,
  revision?: string | null,
): Promise<Collection> {
  const { db, siteId, clock } = context;
  const now = clock.now();
  if (before.visible !== after.visible) await followVisibility(context, after.id, after.visible);
  const changed = { ...after, lastUpdated: now.toISOString() };
  const stored = await collections.replace(db, siteId, changed, { now, expectedRevision: revision });
  await noteUses(context, [usesOfCollection(stored)]);
  await emitCollectionChanged(context, stored.id, changedFields(before, stored));
  await emitCategoryUpdated(context, stored);
  return stored;
}

const FIELDS = ['name', 'description', 'slug', 'visible', 'seoSchema', 'media'];

function changedFields(before: Collection, after: Collection): string[] {
  const part = (collection: object, field: string): string | undefined =>
    JSON.stringify(Object.entries(collection).find(([name]) => name === field)?.[1]);
  return FIELDS.filter((field) => part(before, field) !== part(after, field));
}

/** The same of one that was merged with what was sent; what every one has stays where nothing came in its place. */
export async function saveCategory(
  context: Context,
  before: Collection,
  merged: Partial<Collection>,
  { revision, ...wording }: Wording & { revision?: string | null },
): Promise<Collection> {
  const name = nameFrom(merged.name ?? before.name, wording);
  const wanted = merged.slug ?? before.slug;
  const slug =
    wanted === before.slug ? wanted : await slugFor(context, { wanted, name, id: before.id }, wording);
  const visible = merged.visible ?? before.visible;
  return saveCollection(context, before, { ...(merged as Collection), name, slug, visible }, revision);
}

/** @returns undefined when there is none */
export async function updateCollection(
  context: Context,
  input: CollectionInput & { id: string; media?: unknown },
): Promise<Collection | undefined> {
  const { db, siteId } = context;
  rejectAllProducts(input.id);
  if (typeof input.visible === 'boolean') await lockTree(context);
  const before = await collections.getForUpdate(db, siteId, input.id);
  if (!before) return undefined;
  const { media: _media, ...writable } = input;
  const merged = collections.mergePatch(before, writable, { path: 'collection' }) as Partial<Collection>;
  return saveCategory(context, before, merged, FIRST);
}

/**
 * The picture that stands for a collection; the contract shows it and has no operation that sets it.
 * @returns undefined when there is no such collection
 */
export async function setCover(
  context: Context,
  collectionId: string,
  media: Collection['media'],
): Promise<Collection | undefined> {
  rejectAllProducts(collectionId);
  const before = await collections.getForUpdate(context.db, context.siteId, collectionId);
  if (!before) return undefined;
  const { media: _gone, ...rest } = before;
  return saveCollection(context, before, { ...rest, ...(media && { media }) });
}

/** Removes one that is held; its products stay. */
async function removeCollection(context: Context, before: Collection): Promise<void> {
  const { id } = before;
  await emptyCollection(context, id);
  await noteUses(context, [{ entity: 'collection', entityId: id, name: '', uses: [] }]);
  await collections.remove(context.db, context.siteId, id);
  await emitCollectionDeleted(context, before);
}

/** `docs:` those below it go with it. */
export async function deleteCategoryTree(context: Context, id: string): Promise<void> {
  const below = (await descendantsOf(context, [id])).map((one) => one.id);
  const held = await collections.getManyForUpdate(context.db, context.siteId, [id, ...below]);
  for (const one of held) await removeCollection(context, one);
}

/** The first catalog knows of none below: they move up to where it stood. @returns false when there was none */
export async function deleteCollection(context: Context, id: string): Promise<boolean> {
  const { db, siteId } = context;
  rejectAllProducts(id);
  await lockTree(context);
  const before = await collections.getForUpdate(db, siteId, id);
  if (!before) return false;
  const below = await siblingsUnder(context, id);
  await removeCollection(context, before);
  if (below.length === 0) return true;
  const parentId = before.parentCategory?.id;
  await arrangeUnder(context, parentId, [...(await siblingsUnder(context, parentId)), ...below]);
  await followTree(context, below);
  return true;
}
