import type { Rows } from './baseline-shop.ts';

/** What any back end must at least write of fifty products and the stock of their variants; here copied from others. */
const COPY = `WITH fifty AS MATERIALIZED (
    SELECT id, slug, doc, search_words, gen_random_uuid()::text AS fresh FROM products
    WHERE site_id = $1 AND slug > $2 AND slug < 'bench-~' ORDER BY slug LIMIT 50),
  stock AS MATERIALIZED (
    SELECT fresh, i.doc, i.search_words, gen_random_uuid()::text AS variant
    FROM fifty JOIN inventory_items i ON i.site_id = $1 AND i.product_id = fifty.id),
  made AS (
    INSERT INTO products (site_id, id, doc, search_words)
    SELECT $1, fresh, doc || jsonb_build_object('id', fresh, 'slug', 'bare-' || fresh, 'handle', 'bare-' || fresh),
      search_words FROM fifty),
  stocked AS (
    INSERT INTO inventory_items (site_id, id, doc, search_words)
    SELECT $1, variant, doc || jsonb_build_object('id', variant, 'variantId', variant, 'productId', fresh),
      search_words FROM stock)
  SELECT max(slug) AS last, count(*)::int AS products, (SELECT count(*)::int FROM stock) AS variants FROM fifty`;

/** Undefined for what is no part of an import. */
export const answerImport = async (
  { pathname, searchParams }: URL,
  { rows, site }: { rows: Rows; site: string },
): Promise<Record<string, unknown>[] | undefined> =>
  pathname === '/import' ? rows(COPY, [site, searchParams.get('after')]) : undefined;
