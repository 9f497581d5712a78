import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import { forgetOwnDocuments } from '#platform/store/index.ts';
import { lockStockOfProducts } from '../../inventory/public.ts';
import { noteUses } from '#platform/services/media/media-uses/public.ts';
import type { Product } from '../product.ts';
import { usesOfProduct } from '../rules/media-uses.ts';
import { type Attribute, brandAttribute, infoSectionAttribute, ribbonAttribute } from './attribute.ts';
import type { Brand, InfoSection, Ribbon } from './tables.ts';

/** An edit of a brand is none of the products that show it: their revision stays. */
async function rewrite(
  { db, siteId }: Context,
  { usedBy }: Pick<Attribute<never>, 'usedBy'>,
  id: string,
  doc: RawBuilder<unknown>,
): Promise<void> {
  forgetOwnDocuments(db, 'products');
  await sql`update products set doc = ${doc} where site_id = ${siteId} and ${usedBy(sql`${id}`)}`.execute(db);
}

/** Stock and products that refer to any of them, in that order as everywhere, before what they refer to. */
export async function lockUsers(
  context: Context,
  { usedBy }: Pick<Attribute<never>, 'usedBy'>,
  ids: readonly string[],
  { stock = false } = {},
): Promise<void> {
  const { db, siteId } = context;
  const used = sql`site_id = ${siteId} and exists (
    select from unnest(${[...ids]}::text[]) as changed(id) where ${usedBy(sql`changed.id`)})`;
  if (stock) {
    const { rows } = await sql<{ id: string }>`select id from products where ${used}`.execute(db);
    await lockStockOfProducts(
      context,
      rows.map(({ id }) => id),
    );
  }
  await sql`select from products where ${used} order by id for update`.execute(db);
}

const elements = (path: string): RawBuilder<unknown> =>
  sql`jsonb_array_elements(products.doc -> ${sql.lit(path)}) with ordinality as each (one, n)`;

/** The list with each entry changed by `as`; nothing where it has none. */
const mapped = (path: string, as: RawBuilder<unknown>, keep: RawBuilder<unknown> = sql`true`) =>
  sql`coalesce((select jsonb_agg(${as} order by n) from ${elements(path)} where ${keep}), '[]')`;

const inPlace = (id: string, value: object): RawBuilder<unknown> =>
  sql`case when one ->> 'id' = ${id} then ${JSON.stringify(value)}::text::jsonb else one end`;

export async function followBrand(context: Context, { id, name }: Brand): Promise<void> {
  const renamed = sql`jsonb_set(doc, '{brand,name}', to_jsonb(${name}::text))`;
  await rewrite(context, brandAttribute, id, renamed);
  await followInStock(context, id, sql`jsonb_set(item.doc, '{product,brand,name}', to_jsonb(${name}::text))`);
}

/** `docs:` the products keep its id, which says nothing any more. */
export async function removeBrandFromProducts(context: Context, id: string): Promise<void> {
  await rewrite(context, brandAttribute, id, sql`doc #- '{brand,name}'`);
  await followInStock(context, id, sql`item.doc #- '{product,brand,name}'`);
}

async function followInStock(
  { db, siteId }: Context,
  brandId: string,
  doc: RawBuilder<unknown>,
): Promise<void> {
  forgetOwnDocuments(db, 'inventory_items');
  await sql`update inventory_items as item set doc = ${doc} from products
    where products.site_id = ${siteId} and products.brand_id = ${brandId}
      and item.site_id = ${siteId} and item.product_id = products.id`.execute(db);
}

export async function followRibbon(context: Context, { id, name }: Ribbon): Promise<void> {
  const others = mapped('additionalRibbons', inPlace(id, { id, name }));
  const main = sql`case when ribbon_id = ${id} then jsonb_set(doc, '{ribbon,name}', to_jsonb(${name}::text)) else doc end`;
  await rewrite(context, ribbonAttribute, id, withList('additionalRibbons', main, others));
}

/** `docs:` it goes from all products that show it. */
export async function removeRibbonFromProducts(context: Context, id: string): Promise<void> {
  const others = mapped('additionalRibbons', sql`one`, sql`one ->> 'id' <> ${id}`);
  const main = sql`case when ribbon_id = ${id} then doc - 'ribbon' else doc end`;
  await rewrite(context, ribbonAttribute, id, withList('additionalRibbons', main, others));
}

const withList = (path: string, doc: RawBuilder<unknown>, list: RawBuilder<unknown>) =>
  sql`case when jsonb_exists(products.doc, ${sql.lit(path)}) then jsonb_set(${doc}, ${sql.lit(`{${path}}`)}::text[], ${list}) else ${doc} end`;

export async function followInfoSection(context: Context, section: InfoSection): Promise<void> {
  const { id, uniqueName, title, description, plainDescription } = section;
  const said = {
    id,
    uniqueName,
    title,
    ...(description && { description }),
    ...(plainDescription && { plainDescription }),
  };
  const list = mapped('infoSections', inPlace(id, said));
  await rewrite(context, infoSectionAttribute, id, sql`jsonb_set(doc, '{infoSections}', ${list})`);
}

/** `docs:` it goes from all products that show it. */
export async function removeInfoSectionFromProducts(context: Context, { id }: InfoSection): Promise<void> {
  const list = mapped('infoSections', sql`one`, sql`one ->> 'id' <> ${id}`);
  await rewrite(context, infoSectionAttribute, id, sql`jsonb_set(doc, '{infoSections}', ${list})`);
}

const BATCH = 500;

/** Products that show a section hold its pictures too. `change` is what is done to it. */
export async function updateUses(
  context: Context,
  section: Pick<InfoSection, 'id'>,
  change: () => Promise<void>,
): Promise<void> {
  const { db, siteId } = context;
  const { rows } = await sql<{ id: string }>`select id from products
    where site_id = ${siteId} and ${infoSectionAttribute.usedBy(sql`${section.id}`)} order by id`.execute(db);
  await change();
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
    const { rows: changed } = await sql<{ doc: Product }>`select doc from products
      where site_id = ${siteId} and id = any(${ids}::text[])`.execute(db);
    await noteUses(
      context,
      changed.map(({ doc }) => usesOfProduct(doc)),
    );
  }
}
