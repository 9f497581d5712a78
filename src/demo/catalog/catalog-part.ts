import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { seedCollections, seedProducts } from '../../platform/services/stores/catalog/public.ts';
import { type PlacedLine, recordReservedStock } from '../../platform/services/stores/inventory/public.ts';
import { Random } from '../art/random.ts';
import type { DemoPart } from '../demo-part.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { demoCollections, seedsOfCollections } from './collections.ts';
import { guidFrom } from './ids.ts';
import { seedOfProduct } from './product-seed.ts';
import { demoProducts } from './products.ts';

const YEARS = 2 * 365 * 86_400_000;

/** The stock counted here is what those orders left, so that a refund of one puts its pieces back. */
async function placedLines(db: Queryable, siteId: string): Promise<PlacedLine[]> {
  const { rows } = await sql<PlacedLine>`
    select orders.id as "orderId", line ->> 'id' as "lineItemId",
      line #>> '{catalogReference,options,variantId}' as "variantId",
      (line ->> 'quantity')::int as quantity, coalesce((line ->> 'restockQuantity')::int, 0) as returned
    from orders, jsonb_array_elements(doc -> 'lineItems') as line
    where site_id = ${siteId} and line #>> '{catalogReference,options,variantId}' is not null`.execute(db);
  return rows;
}

export const catalogPart: DemoPart = {
  marker: 'demo-catalog',
  async fill(tx, { clock, siteId }) {
    const now = clock.now();
    const random = new Random(2_027);
    const seeding = { ids: { guid: () => guidFrom(random) }, currency: DEMO_STORE.currency };
    await seedCollections(tx, siteId, seedsOfCollections(new Date(now.getTime() - YEARS).toISOString()));
    await seedProducts(
      tx,
      siteId,
      demoProducts.map((product) => seedOfProduct(product, now)),
      seeding,
    );
    await recordReservedStock(tx, siteId, await placedLines(tx, siteId));
    return `${demoProducts.length} products in ${demoCollections.length} collections`;
  },
};
