import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { searchTerms } from '#platform/query/search-terms.ts';
import { forgetOwnDocuments } from '#platform/store/index.ts';
import type { StockItem, StockSubject } from './stock.ts';
import { stock } from './tables.ts';

/**
 * Writes what a product is called into its stock. Not a change of the stock: its revision stays, so that whoever
 * edits a product and its stock together is not in their own way.
 */
export async function describeStock(
  db: Queryable,
  siteId: string,
  items: readonly StockItem[],
  subjects: ReadonlyMap<string, StockSubject>,
): Promise<void> {
  const { searchable } = stock.definition.spec;
  const changed = items.flatMap((item) => {
    const product = subjects.get(item.variantId);
    if (!product || JSON.stringify(product) === JSON.stringify(item.product)) return [];
    return [{ id: item.id, product, words: searchTerms({ ...item, product }, searchable) }];
  });
  if (changed.length === 0) return;
  forgetOwnDocuments(db, 'inventory_items');
  await sql`
    update inventory_items as item
    set doc = jsonb_set(item.doc, '{product}', new -> 'product'),
      search_words = array_to_tsvector(array(select jsonb_array_elements_text(new -> 'words')))
    from jsonb_array_elements(${JSON.stringify(changed)}::text::jsonb) as new
    where item.site_id = ${siteId} and item.id = new ->> 'id'`.execute(db);
}
