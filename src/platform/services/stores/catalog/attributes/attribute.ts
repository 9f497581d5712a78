import { sql, type RawBuilder } from 'kysely';
import { invalid } from '#platform/contract/errors.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Entity } from '#platform/store/index.ts';
import { type Brand, brands, type InfoSection, infoSections, type Ribbon, ribbons } from './tables.ts';
import type { SiteDb } from '#platform/context.ts';

/** What products refer to and show: a brand, a ribbon, an info section. */
export interface Attribute<Doc extends { id: string }> {
  entity: Entity<Doc>;
  /** What it is known by; no two have the same. */
  keyOf: (doc: Doc) => string;
  /** The column that holds it. */
  column: string;
  /** Which products refer to it. */
  usedBy: (id: RawBuilder<unknown>) => RawBuilder<boolean>;
  limit?: { most: number; rule: string };
  created: (doc: Doc) => DomainEvent;
}

export const inList = (column: string, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${sql.ref(`products.${column}`)} @> jsonb_build_array(${id}::text)`;

/** `assumed:` the contract names the rule and not the number. */
const MAX = 10_000;

export const brandAttribute: Attribute<Brand> = {
  entity: brands,
  keyOf: ({ name }) => name,
  column: 'name',
  usedBy: (id) => sql`products.brand_id = ${id}`,
  limit: { most: MAX, rule: 'BRAND_LIMIT_EXCEEDED' },
  created: entityEvents('wix.stores.catalog.v3.brand').created,
};

export const ribbonAttribute: Attribute<Ribbon> = {
  entity: ribbons,
  keyOf: ({ name }) => name,
  column: 'name',
  usedBy: (id) => sql`(products.ribbon_id = ${id} or ${inList('additional_ribbons_id', id)})`,
  created: entityEvents('wix.stores.catalog.v3.ribbon').created,
};

export const infoSectionAttribute: Attribute<InfoSection> = {
  entity: infoSections,
  keyOf: ({ uniqueName }) => uniqueName,
  column: 'unique_name',
  usedBy: (id) => inList('info_sections_id', id),
  limit: { most: MAX, rule: 'INFO_SECTIONS_LIMIT_EXCEEDED' },
  created: entityEvents('wix.stores.catalog.v3.info_section').created,
};

type OfSite = RawBuilder<unknown>;

/** Held as they are until the transaction ends, so that nobody renames what is being referred to. */
async function holdWhere<Doc extends { id: string }>(
  { db, siteId }: SiteDb,
  { entity }: Attribute<Doc>,
  which: OfSite,
): Promise<Doc[]> {
  const { rows } = await sql<{ doc: Doc }>`select doc from ${sql.table(entity.definition.table)}
    where site_id = ${siteId} and ${which} order by id for share`.execute(db);
  return rows.map(({ doc }) => doc);
}

export const lockByIds = <Doc extends { id: string }>(
  where: SiteDb,
  attribute: Attribute<Doc>,
  ids: readonly string[],
): Promise<Doc[]> => holdWhere(where, attribute, sql`id = any(${[...ids]}::text[])`);

export const lockByKeys = <Doc extends { id: string }>(
  where: SiteDb,
  attribute: Attribute<Doc>,
  keys: readonly string[],
): Promise<Doc[]> =>
  holdWhere(where, attribute, sql`${sql.ref(attribute.column)} = any(${[...keys]}::text[])`);

/** @throws 400 with the contract's rule where `adding` more would be too many */
export async function rejectTooMany<Doc extends { id: string }>(
  { db, siteId }: SiteDb,
  { entity, limit }: Attribute<Doc>,
  adding: number,
  field: string,
): Promise<void> {
  if (!limit) return;
  const { count } = await entity.count(db, siteId, undefined, { cap: limit.most + 1 });
  if (count + adding <= limit.most) return;
  const description = `may not be more than ${limit.most} in all`;
  throw invalid([{ field, violatedRule: 'OTHER', ruleName: limit.rule, description, data: {} }]);
}

/**
 * New ones for the drafts of which there is none by their key. Two callers at once make one.
 * @returns all of them, by key, and which are new
 */
export async function makeMissing<Doc extends { id: string }>(
  where: SiteDb,
  attribute: Attribute<Doc>,
  drafts: readonly Doc[],
  field: string,
): Promise<{ all: Map<string, Doc>; made: Doc[] }> {
  const { keyOf } = attribute;
  const wanted = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const known = await lockByKeys(where, attribute, [...wanted.keys()]);
  const all = new Map(known.map((doc) => [keyOf(doc), doc]));
  const missing = [...wanted.values()]
    .filter((draft) => !all.has(keyOf(draft)))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (missing.length === 0) return { all, made: [] };
  await rejectTooMany(where, attribute, missing.length, field);
  await attribute.entity.insertMany(where.db, where.siteId, missing, { unlessThere: true });
  const after = await lockByKeys(where, attribute, missing.map(keyOf));
  for (const doc of after) all.set(keyOf(doc), doc);
  const ours = new Set(missing.map(({ id }) => id));
  return { all, made: after.filter(({ id }) => ours.has(id)) };
}
