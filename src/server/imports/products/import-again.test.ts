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

onDatabase(
  'files of other platforms that are imported again',
  (database) => {
    let desk: ImportDesk<ProductImport>;
    beforeAll(async () => {
      desk = new ImportDesk<ProductImport>(database(), 'product');
      await desk.open();
    });
    beforeEach(() => desk.empty(WRITTEN));

    const run = async (productImport: ProductImport) => desk.run('products.import', productImport);
    /** With collections made where the store has none of the name. */
    const withCollections = async (productImport: ProductImport) =>
      desk.check(productImport, { options: { update: true, newCollections: true } });
    /** The products by their addresses, each with the number of its collections. */
    const stored = async (): Promise<[string, number][]> => {
      const { rows } = await sql<{ slug: string; count: number }>`
        select slug, jsonb_array_length(doc #> '{directCategoriesInfo,categories}') as count
        from products order by slug`.execute(database().kysely);
      return rows.map(({ slug, count }) => [slug, count]);
    };
    const problemsOf = async (productImport: ProductImport) =>
      (await desk.refused(productImport)).map(({ problem: { kind, column, row } }) => [kind, column, row]);

    it('makes the text fields and choices of a file modifiers of the product, and changes what the file says of them', async () => {
      const head =
        'handle,fieldType,name,plainDescription,price,inventory,modifierName1,modifierType1,modifierCharLimit1,modifierMandatory1,modifierDescription1,modifierName2,modifierType2,modifierCharLimit2,modifierMandatory2,modifierDescription2';
      const fileOf = (...modifiers: string[]): string =>
        [head, `mug,PRODUCT,Mug,,9,7,${modifiers.join(',')}`].join('\n');
      const modifiersOf = async (): Promise<object[]> => {
        const { rows } = await sql<{ modifiers: object[] }>`select doc -> 'modifiers' as modifiers
          from products`.execute(database().kysely);
        return rows[0]?.modifiers ?? [];
      };
      const file = fileOf('Engraving,FREE_TEXT,30,TRUE,Your text', 'Wrapping,TEXT_CHOICES,,FALSE,None;Paper');
      const first = await desk.read(file);
      expect(first.summary).toMatchObject({ fresh: { count: 1 }, refused: { count: 0 } });
      await run(first);
      const [engraving, wrapping] = await modifiersOf();
      expect([engraving, wrapping]).toMatchObject([
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { title: 'Your text', maxCharCount: 30 },
        },
        {
          name: 'Wrapping',
          modifierRenderType: 'TEXT_CHOICES',
          mandatory: false,
          choicesSettings: { choices: [{ name: 'None' }, { name: 'Paper' }] },
        },
      ]);
      expect((await desk.read(file)).summary).toMatchObject({ unchanged: { count: 1 } });

      const changed = await desk.read(fileOf('Wrapping,TEXT_CHOICES,,TRUE,Box', 'Engraving,FREE_TEXT,50,,'));
      expect(changed.summary).toMatchObject({ changed: { count: 1 }, refused: { count: 0 } });
      await run(changed);
      expect(await modifiersOf()).toMatchObject([
        { name: 'Engraving', mandatory: true, freeTextSettings: { title: 'Your text', maxCharCount: 50 } },
        {
          name: 'Wrapping',
          mandatory: true,
          choicesSettings: { choices: [{ name: 'None' }, { name: 'Paper' }, { name: 'Box' }] },
        },
      ]);
      const other = await desk.read(fileOf('Engraving,TEXT_CHOICES,,,Yes;No', ',,,,'));
      expect(await problemsOf(other)).toEqual([['options', 'modifierName1', 2]]);
    });

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
      await run(await desk.read(file));
      expect((await desk.read(file)).summary).toMatchObject({
        fresh: { count: 0 },
        unchanged: { count: 2 },
        refused: { count: 0 },
      });
      const dearer = await desk.read(file.replace('12.00', '13.00').replace('Blue,1,1,3', 'Blue,1,1,7'));
      expect(dearer.summary).toMatchObject({ changed: { count: 2 } });
      await run(dearer);
      expect((await stored()).map(([slug]) => slug)).toEqual(['candle', 'scarf']);

      await run(await desk.read([HEAD, 'other,Candle,9.00,OTHER,1,'].join('\n')));
      const shared = await desk.read(file);
      expect(shared.summary).toMatchObject({ fresh: { count: 0 }, refused: { count: 1 } });
      expect(await problemsOf(shared)).toEqual([['taken', 'Name', 2]]);
    });

    it('leaves a digital product as it is that an app made without saying what its variants are', async () => {
      const product = {
        name: 'Guide',
        productType: 'DIGITAL',
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '5.00' } } }] },
      };
      expect((await desk.shop.call('POST', '/stores/v3/products', { product })).status).toBe(200);
      const head = 'Handle,Name,Product type,Price';
      const same = await desk.read([head, 'guide,Guide,digital,5.00'].join('\n'));
      expect(same.summary).toMatchObject({ unchanged: { count: 1 }, refused: { count: 0 } });
      const dearer = await desk.read([head, 'guide,Guide,digital,6.00'].join('\n'));
      expect(dearer.summary).toMatchObject({ changed: { count: 1 } });
      expect(await run(dearer)).toMatchObject({ done: 1, failed: 0 });
    });

    it("fetches files of Wix's library from Wix, and finds its product and collection again by handle and name", async () => {
      const id = '506c6a_bbb95daac0594cefa5a330dea182443c~mv2.jpg';
      const handle = 'product_2733b57d-8cd1-c1e2-ea61-98198ab16a05';
      const file = [
        'handleId,fieldType,name,productImageUrl,collection,price,visible,inventory',
        `${handle},Product,Trellis in Bloom,${id},Án Alcohol,12.0,true,InStock`,
      ].join('\n');
      await run(await withCollections(await desk.read(file)));
      const { rows } = await sql<{ slug: string; handle: string; origin: string }>`
        select slug, handle, (select doc #>> '{origin,url}' from media_files
          where id = products.doc #>> '{media,itemsInfo,items,0,id}') as origin
        from products`.execute(database().kysely);
      expect(rows).toEqual([
        { slug: 'trellis-in-bloom', handle, origin: `https://static.wixstatic.com/media/${id}` },
      ]);
      expect((await desk.read(file)).summary).toMatchObject({ unchanged: { count: 1 } });
    });

    it("takes Shopify's type as a collection of the store, or leaves it out and says so", async () => {
      const file = ['Handle,Title,Type,Variant Price', 'vase,Vase,Vases,20.00', 'jug,Jug,Jugs,15.00'].join(
        '\n',
      );
      await run(await withCollections(await desk.read([HEAD, 'cup,Cup,5.00,C-1,3,jugs'].join('\n'))));
      const dry = await desk.read(file);
      expect(dry.summary).toMatchObject({ fresh: { count: 2 }, refused: { count: 0 }, notes: { types: 1 } });
      await run(dry);
      expect(await stored()).toEqual([
        ['cup', 1],
        ['jug', 1],
        ['vase', 0],
      ]);
      expect((await desk.read(file)).summary).toMatchObject({ unchanged: { count: 2 } });
      await run(await withCollections(await desk.read(file)));
      expect((await stored()).at(-1)).toEqual(['vase', 1]);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
