import { sql } from 'kysely';
import { isArchived } from '#shared/archived-products.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { lockProducts, type LockedProduct, type Product, readLocked } from '../../catalog/public.ts';
import { findSources, knownFiles } from '#platform/services/media/media-files/public.ts';
import type { Imported } from './imported.ts';
import { pictureIdsOf } from './picture-ids.ts';

/** What the shop has of what a file says. */
export interface Known {
  /** By the row of the file. */
  products: ReadonlyMap<number, LockedProduct>;
  /** Names that several products have, by which none of them can be meant. */
  sharedNames: ReadonlySet<string>;
  /** The product that has an article number, or a barcode. */
  owners: Readonly<Record<'sku' | 'barcode', ReadonlyMap<string, string>>>;
  /** Ids of collections by their names in lower case, and by their slugs. */
  collections: Map<string, string>;
  /** Where pictures of these products were fetched from. */
  sources: ReadonlyMap<string, string>;
  /** Ids of pictures that the file names and the library has. */
  library: ReadonlySet<string>;
}

/** Those of its variants, then that of the product they belong to. */
const skusOf = ({ baseSku, variants }: Imported): string[] => [
  ...variants.flatMap(({ sku }) => sku ?? []),
  ...(baseSku === undefined ? [] : [baseSku]),
];

const barcodesOf = ({ variants }: Imported): string[] => variants.flatMap(({ barcode }) => barcode ?? []);

async function ownersOf(
  { db, siteId }: SiteDb,
  kind: 'sku' | 'barcode',
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; product_id: string }>`select key, product_id from variant_keys
    where site_id = ${siteId} and kind = ${kind} and key = any(${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ key, product_id: id }) => [key, id]));
}

/** Products by their slugs, or else by the handles that another program knew them by. */
async function idsByHandle({ db, siteId }: SiteDb, handles: readonly string[]): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    slug: string;
    handle: string;
  }>`select id, slug, handle from products
    where site_id = ${siteId} and (slug = any(${[...handles]}::text[]) or handle = any(${[...handles]}::text[]))`.execute(
    db,
  );
  return new Map([
    ...rows.map(({ id, handle }) => [handle, id] as const),
    ...rows.map(({ id, slug }) => [slug, id] as const),
  ]);
}

interface Named {
  ids: ReadonlyMap<string, string>;
  shared: ReadonlySet<string>;
}

/** Products by their names; an archived one where no other has the name. */
async function productsByName({ db, siteId }: SiteDb, names: readonly string[]): Promise<Named> {
  if (names.length === 0) return { ids: new Map(), shared: new Set() };
  const { rows } = await sql<{ id: string; name: string; doc: Product }>`select id, name, doc from products
    where site_id = ${siteId} and name = any(${[...names]}::text[])`.execute(db);
  const inUse = rows.filter(({ doc }) => !isArchived(doc));
  const shared = inUse.flatMap(({ name }, at) =>
    inUse.findIndex((one) => one.name === name) < at ? [name] : [],
  );
  return {
    ids: new Map([...rows, ...inUse].map(({ id, name }) => [name, id])),
    shared: new Set(shared),
  };
}

async function collectionIds({ db, siteId }: SiteDb, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const keys = [...names];
  const { rows } = await sql<{
    id: string;
    name: string;
    slug: string;
  }>`select id, name, slug from collections
    where site_id = ${siteId} and (platform_lower(name) = any(${keys}::text[]) or slug = any(${keys}::text[]))
    order by id desc`.execute(db);
  return new Map([
    ...rows.map(({ id, slug }) => [slug, id] as const),
    ...rows.map(({ id, name }) => [nameKey(name), id] as const),
  ]);
}

export const nameKey = (name: string): string => name.trim().toLowerCase();

const picturesOf = ({ media }: Product): string[] =>
  (media?.itemsInfo?.items ?? []).flatMap(({ id }) => id ?? []);

/** The name of a product that the file knows by nothing else. */
export const onlyName = (one: Imported): string | undefined =>
  one.handle === undefined && skusOf(one).length === 0 ? one.name : undefined;

/**
 * With `held` nobody changes the products until the transaction ends. A handle says which one is meant; else its article
 * number; else its name, where one product has it.
 */
export async function readKnown(
  context: Context,
  input: readonly Imported[],
  { held }: { held: boolean },
): Promise<Known> {
  const owners = {
    sku: await ownersOf(context, 'sku', input.flatMap(skusOf)),
    barcode: await ownersOf(context, 'barcode', input.flatMap(barcodesOf)),
  };
  const byHandle = await idsByHandle(
    context,
    input.flatMap(({ handle }) => handle ?? []),
  );
  const byName = await productsByName(
    context,
    input.flatMap((one) => onlyName(one) ?? []),
  );
  const idOf = (one: Imported): string | undefined => {
    const name = onlyName(one);
    if (name !== undefined) return byName.shared.has(name) ? undefined : byName.ids.get(name);
    return (
      (one.handle === undefined ? undefined : byHandle.get(one.handle)) ??
      skusOf(one)
        .map((sku) => owners.sku.get(sku))
        .find((id) => id !== undefined)
    );
  };
  const ids = new Map(
    input.flatMap((one) => {
      const id = idOf(one);
      return id === undefined ? [] : [[one.row, id] as const];
    }),
  );
  const read = held ? lockProducts : readLocked;
  const found = await read(context, [...new Set(ids.values())]);
  const names = new Set(input.flatMap(({ collections = [] }) => collections.map(nameKey)));
  return {
    products: new Map(
      [...ids].flatMap(([row, id]) => {
        const locked = found.get(id);
        return locked ? [[row, locked] as const] : [];
      }),
    ),
    sharedNames: byName.shared,
    owners,
    collections: await collectionIds(context, [...names]),
    sources: await findSources(
      context,
      [...found.values()].flatMap(({ product }) => picturesOf(product)),
    ),
    library: await knownFiles(context, input.flatMap(pictureIdsOf)),
  };
}
