import { sql } from 'kysely';
import { isObject } from '#shared/is-object.ts';
import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import { parseJson } from '#platform/contract/sound.ts';

const parse = (text: string | null | undefined): unknown => {
  if (!text) return {};
  try {
    return parseJson(text);
  } catch {
    throw invalidField('query.filter', 'FORMAT', 'must be valid JSON');
  }
};

/** Ids the filter names; undefined when it names none. It knows the item's ids, which are the product's. */
export function filteredIds(text: string | null | undefined): string[] | undefined {
  const filter = parse(text);
  if (!isObject(filter)) throw invalidField('query.filter', 'VALIDATION', 'must be an object');
  let ids: string[] | undefined;
  for (const [field, test] of Object.entries(filter)) {
    if (field !== 'id' && field !== 'productId' && field !== 'externalId')
      throw invalidField(`query.filter.${field}`, 'FIELD_NOT_ALLOWED', 'is not a field to filter by');
    const operand = isObject(test) ? (test['$hasSome'] ?? test['$in'] ?? test['$eq']) : test;
    const named = (Array.isArray(operand) ? operand : [operand]).filter((one) => typeof one === 'string');
    ids = ids ? ids.filter((id) => named.includes(id)) : named;
  }
  return ids;
}

/** Products that stock is kept of, newest first. */
export async function stockedProducts(
  { db, siteId }: Context,
  { ids, limit, offset }: { ids: string[] | undefined; limit: number; offset: number },
): Promise<{ productIds: string[]; total: number }> {
  const named = ids ? sql`and product_id = any(${ids}::text[])` : sql``;
  const { rows } = await sql<{ id: string }>`
    select product_id as id from inventory_items where site_id = ${siteId} ${named}
    group by product_id order by min(created_date) desc, product_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{ total: string | number }>`
    select count(distinct product_id) as total from inventory_items where site_id = ${siteId} ${named}`.execute(
    db,
  );
  return { productIds: rows.map(({ id }) => id), total: Number(counted.rows[0]?.total ?? 0) };
}
