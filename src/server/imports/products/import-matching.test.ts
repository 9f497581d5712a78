import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductImport } from '#shared/product-import.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { shopMigrations } from '#testing/shop.ts';

const HEAD = 'Handle,Name,Price,SKU,Stock,Collections';
const WRITTEN =
  'products, inventory_items, variant_keys, collections, product_imports, media_files, held_stock, domain_events';

interface Stored {
  slug: string;
  directCategoriesInfo: { categories: { id: string }[] };
}

onDatabase(
  'products that an import finds in the store',
  (database) => {
    let desk: ImportDesk<ProductImport>;
    beforeAll(async () => {
      desk = new ImportDesk<ProductImport>(database(), 'product', { batchSize: 5 });
      await desk.open();
    });
    beforeEach(() => desk.empty(WRITTEN));

    const all = async (): Promise<Stored[]> => {
      const { rows } = await sql<{ doc: Stored }>`select doc from products order by slug`.execute(
        database().kysely,
      );
      return rows.map(({ doc }) => doc);
    };
    const problemsOf = async (given: ProductImport) =>
      (await desk.refused(given)).map(({ problem: { kind, column, row } }) => [kind, column, row]);

    it("finds a product without a SKU by its name, as those of WooCommerce's are, unless several have it", async () => {
      const head =
        'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)';
      const file = [
        head,
        '1,simple,,Candle,1,1,4,12.00,,,',
        '2,variable,,Scarf,1,1,,,,Color,"Red, Blue"',
        '3,variation,,Scarf - Red,1,1,2,30.00,id:2,Color,Red',
        '4,variation,,Scarf - Blue,1,1,3,30.00,id:2,Color,Blue',
      ].join('\n');
      await desk.run('products.import', await desk.read(file));
      expect((await desk.read(file)).summary).toMatchObject({
        fresh: { count: 0 },
        unchanged: { count: 2 },
        refused: { count: 0 },
      });
      const dearer = await desk.read(file.replace('12.00', '13.00').replace('Blue,1,1,3', 'Blue,1,1,7'));
      expect(dearer.summary).toMatchObject({ changed: { count: 2 } });
      await desk.run('products.import', dearer);
      expect((await all()).map(({ slug }) => slug)).toEqual(['candle', 'scarf']);

      await desk.run('products.import', await desk.read([HEAD, 'other,Candle,9.00,OTHER,1,'].join('\n')));
      const shared = await desk.read(file);
      expect(shared.summary).toMatchObject({ fresh: { count: 0 }, refused: { count: 1 } });
      expect(await problemsOf(shared)).toEqual([['taken', 'Name', 2]]);
    });

    it("takes Shopify's type as a collection of the store, or leaves it out and says so", async () => {
      const file = ['Handle,Title,Type,Variant Price', 'vase,Vase,Vases,20.00', 'jug,Jug,Jugs,15.00'].join(
        '\n',
      );
      await desk.run(
        'products.import',
        await desk.check(await desk.read([HEAD, 'cup,Cup,5.00,C-1,3,jugs'].join('\n')), {
          options: { update: true, newCollections: true },
        }),
      );
      const dry = await desk.read(file);
      expect(dry.summary).toMatchObject({ fresh: { count: 2 }, refused: { count: 0 }, notes: { types: 1 } });
      await desk.run('products.import', dry);
      const collectionsOf = async () =>
        (await all()).map(({ slug, directCategoriesInfo: { categories } }) => [slug, categories.length]);
      expect(await collectionsOf()).toEqual([
        ['cup', 1],
        ['jug', 1],
        ['vase', 0],
      ]);
      expect((await desk.read(file)).summary).toMatchObject({ unchanged: { count: 2 } });
      await desk.run(
        'products.import',
        await desk.check(await desk.read(file), { options: { update: true, newCollections: true } }),
      );
      expect((await collectionsOf()).at(-1)).toEqual(['vase', 1]);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
