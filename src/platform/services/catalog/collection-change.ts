import type { Context } from '../../context.ts';
import { alreadyExists, badRequest, invalid, type PlatformError } from '../../contract/errors.ts';
import { noteUses } from '../media-uses/public.ts';
import { emptyCollection } from './collection-members.ts';
import { allProducts } from './collection-reads.ts';
import { tellCollectionChanged, tellCollectionCreated, tellCollectionDeleted } from './collection-events.ts';
import { ALL_PRODUCTS_ID, type Collection } from './product.ts';
import { usesOfCollection } from './rules/media-uses.ts';
import { isSlug, slugOf } from './rules/slug.ts';
import { collections, findCollectionBySlug } from './tables.ts';

const refused = (field: string, description: string): PlatformError =>
  invalid([{ field: `collection.${field}`, violatedRule: 'OTHER', description, data: {} }]);

const otherSlug = (): PlatformError =>
  refused('slug', 'may hold letters, digits, hyphens, dots, underscores and tildes only');

function nameFrom(name: string): string {
  if (name.trim() === '') throw refused('name', 'must not be empty');
  return name.trim();
}

async function slugFor(
  context: Context,
  wanted: string | null | undefined,
  name: string,
  id: string,
): Promise<string> {
  const base = wanted?.trim() || slugOf(name, id);
  if (!isSlug(base)) throw otherSlug();
  const isFree = async (slug: string): Promise<boolean> =>
    slug !== allProducts.slug && ((await findCollectionBySlug(context, slug))?.id ?? id) === id;
  if (await isFree(base)) return base;
  if (wanted?.trim()) throw alreadyExists(`The slug ${base} is in use already.`, 'DUPLICATE_SLUG_ERROR');
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

export async function createCollection(context: Context, input: CollectionInput): Promise<Collection> {
  const { db, siteId, clock, ids } = context;
  const id = ids.guid();
  const now = clock.now().toISOString();
  const name = nameFrom(input.name ?? '');
  const stored = await collections.insert(db, siteId, {
    id,
    name,
    slug: await slugFor(context, input.slug, name, id),
    ...(input.description && { description: input.description }),
    ...(input.seoSchema && { seoSchema: input.seoSchema }),
    visible: input.visible ?? true,
    createdDate: now,
    lastUpdated: now,
  });
  await tellCollectionCreated(context, stored);
  return stored;
}

/** The one that holds everything is nobody's to change. @throws 400 */
export function refuseAllProducts(id: string): void {
  if (id === ALL_PRODUCTS_ID)
    throw badRequest('All Products holds every product; it cannot be changed or deleted.', undefined, {
      collectionId: id,
    });
}

/** Writes one that is locked, and tells of what is other than before. */
async function saveCollection(context: Context, before: Collection, after: Collection): Promise<Collection> {
  const { db, siteId, clock } = context;
  const stored = await collections.replace(db, siteId, {
    ...after,
    lastUpdated: clock.now().toISOString(),
  });
  await noteUses(context, [usesOfCollection(stored)]);
  await tellCollectionChanged(context, stored.id, changedFields(before, stored));
  return stored;
}

const FIELDS = ['name', 'description', 'slug', 'visible', 'seoSchema', 'media'];

function changedFields(before: Collection, after: Collection): string[] {
  const part = (collection: object, field: string): string | undefined =>
    JSON.stringify(Object.entries(collection).find(([name]) => name === field)?.[1]);
  return FIELDS.filter((field) => part(before, field) !== part(after, field));
}

/** @returns undefined when there is none */
export async function updateCollection(
  context: Context,
  input: CollectionInput & { id: string; media?: unknown },
): Promise<Collection | undefined> {
  const { db, siteId } = context;
  refuseAllProducts(input.id);
  const before = await collections.getForUpdate(db, siteId, input.id);
  if (!before) return undefined;
  const { media: _media, ...writable } = input;
  const merged = collections.mergePatch(before, writable, { path: 'collection' }) as Partial<Collection>;
  // What every collection has stays where somebody sends nothing in its place.
  const name = nameFrom(merged.name ?? before.name);
  const wanted = merged.slug ?? before.slug;
  const slug = wanted === before.slug ? wanted : await slugFor(context, wanted, name, before.id);
  const visible = merged.visible ?? before.visible;
  return saveCollection(context, before, { ...(merged as Collection), name, slug, visible });
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
  refuseAllProducts(collectionId);
  const before = await collections.getForUpdate(context.db, context.siteId, collectionId);
  if (!before) return undefined;
  const { media: _gone, ...rest } = before;
  return saveCollection(context, before, { ...rest, ...(media && { media }) });
}

/** Its products stay. @returns false when there was none */
export async function deleteCollection(context: Context, id: string): Promise<boolean> {
  refuseAllProducts(id);
  if (!(await collections.getForUpdate(context.db, context.siteId, id))) return false;
  await emptyCollection(context, id);
  await noteUses(context, [{ entity: 'collection', entityId: id, name: '', uses: [] }]);
  await collections.remove(context.db, context.siteId, id);
  await tellCollectionDeleted(context, id);
  return true;
}
