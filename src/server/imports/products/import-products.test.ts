import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductImport } from '#shared/product-import.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { killAtEachCommit } from '#testing/killed-jobs.ts';
import { shopMigrations } from '#testing/shop.ts';
import { importProducts } from '../../jobs/kinds/import-products.ts';
import { ImportStore } from '../import-store.ts';

const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,SEO Title,SEO Description,Cost per item,Status',
  'linen-shirt,Linen shirt,<p>Soft.</p>,Halfdrop,,"summer, linen",TRUE,Size,S,Colour,Sand,LS-S,250,shopify,3,49.90,59.90,,https://cdn.example.com/one.jpg,Front,Linen,Soft linen,20.00,active',
  'linen-shirt,,,,,,,,L,,Sand,LS-L,260,shopify,0,49.90,59.90,,https://cdn.example.com/two.jpg,Back,,,21.00,',
  'linen-shirt,,,,,,,,,,,,,,,,,,https://cdn.example.com/three.jpg,,,,,',
  'mug,Mug,,Halfdrop,,,TRUE,Title,Default Title,,,MUG,400,,,9.90,,,,,,,,draft',
].join('\n');

const WIX = [
  'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,brand',
  'Product_1,Product,Poster,<p>Sun</p>,https://pictures.example.com/a.jpg;https://pictures.example.com/b.jpg,,,New,20,,true,PERCENT,10,InStock,0.2,8,Size,DROP_DOWN,A4;A3,Halfdrop',
  'Product_1,Variant,,,,,P-A4,,,0,true,,,5,0.2,,,,A4,',
  'Product_1,Variant,,,,,P-A3,,,10,true,,,OutOfStock,0.3,,,,A3,',
].join('\n');

const HEAD = 'Handle,Name,Price,SKU,Stock,Collections';

interface Stored {
  id: string;
  name: string;
  slug: string;
  visible: boolean;
  revision: string;
  plainDescription?: string;
  brand?: { name?: string };
  variantsInfo: {
    variants: {
      sku?: string;
      price: { actualPrice: { amount: string }; compareAtPrice?: { amount: string } };
      physicalProperties?: { weight?: number };
      revenueDetails?: { cost?: { amount: string } };
    }[];
  };
  media: { itemsInfo: { items: { id?: string; altText?: string }[] } };
  options: { name: string; choicesSettings: { choices: { name: string }[] } }[];
  directCategoriesInfo: { categories: { id: string }[] };
}

const IMPORT = '/hosted/products/import';
const WRITTEN =
  'products, inventory_items, variant_keys, collections, product_imports, media_files, held_stock, domain_events';

onDatabase(
  'the import of products',
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
    const stock = async (): Promise<Record<string, number | boolean>> => {
      const { rows } = await sql<{
        doc: { product: { variantSku: string }; quantity?: number; inStock: boolean };
      }>`select doc from inventory_items`.execute(database().kysely);
      return Object.fromEntries(rows.map(({ doc }) => [doc.product.variantSku, doc.quantity ?? doc.inStock]));
    };
    const problemsOf = async (productImport: ProductImport) =>
      (await desk.refused(productImport)).map(({ problem: { kind, column, row } }) => [kind, column, row]);
    const foreseen = async ({ id }: ProductImport): Promise<unknown> =>
      (
        await desk.merchant.post('/admin/api/jobs/foresee', {
          kind: 'products.take-back-import',
          selection: { filter: { import: id } },
        })
      ).json();

    it("recognises Shopify's columns: variants and pictures in rows of their own; writes them, and takes them back", async () => {
      const dry = await desk.read(SHOPIFY);
      expect(dry).toMatchObject({
        source: 'shopify',
        summary: { rows: 4, count: 2, lines: 3, fresh: { count: 2 }, refused: { count: 0 } },
      });
      expect(await all()).toEqual([]);
      expect(await desk.run('products.import', dry)).toMatchObject({ status: 'done', done: 2, failed: 0 });
      const [shirt, mug] = await all();
      expect(shirt).toMatchObject({
        name: 'Linen shirt',
        slug: 'linen-shirt',
        visible: true,
        plainDescription: '<p>Soft.</p>',
        brand: { name: 'Halfdrop' },
        options: [{ name: 'Size' }, { name: 'Colour' }],
        variantsInfo: {
          variants: [
            {
              sku: 'LS-S',
              price: { actualPrice: { amount: '49.90' }, compareAtPrice: { amount: '59.90' } },
              physicalProperties: { weight: 0.25 },
              revenueDetails: { cost: { amount: '20.00' } },
            },
            { sku: 'LS-L' },
          ],
        },
      });
      expect(shirt?.media.itemsInfo.items.map(({ altText }) => altText)).toEqual([
        'Front',
        'Back',
        undefined,
      ]);
      expect(mug).toMatchObject({ visible: false, options: [] });
      expect(await stock()).toEqual({ 'LS-S': 3, 'LS-L': 0, MUG: true });
      const { rows } = await sql<{ status: string; url: string }>`
        select doc ->> 'operationStatus' as status, doc ->> 'sourceUrl' as url from media_files order by 2`.execute(
        database().kysely,
      );
      // Nothing was fetched while products were written.
      expect(rows).toEqual(
        ['one', 'three', 'two'].map((name) => ({
          status: 'PENDING',
          url: `https://cdn.example.com/${name}.jpg`,
        })),
      );

      const again = await desk.read(SHOPIFY);
      expect(again.summary).toMatchObject({
        fresh: { count: 0 },
        changed: { count: 0 },
        unchanged: { count: 2 },
      });
      expect(await foreseen(dry)).toEqual({ deleted: 2, kept: {} });
      expect(await desk.run('products.take-back-import', dry)).toMatchObject({ done: 2, failed: 0 });
      expect(await all()).toEqual([]);
      expect(await desk.again(dry)).toMatchObject({ brought: 2, takenBack: 2 });
    });

    it("reads the platform's file: prices of the product, surcharges of its variants, a reduction of all", async () => {
      const dry = await desk.read(WIX);
      expect(dry).toMatchObject({ source: 'wix', summary: { count: 1, lines: 2, refused: { count: 0 } } });
      await desk.run('products.import', dry);
      const [poster] = await all();
      expect(poster?.variantsInfo.variants.map(({ price }) => price)).toEqual([
        { actualPrice: { amount: '18.00' }, compareAtPrice: { amount: '20.00' } },
        { actualPrice: { amount: '27.00' }, compareAtPrice: { amount: '30.00' } },
      ]);
      expect(poster?.options[0]?.choicesSettings.choices.map(({ name }) => name)).toEqual(['A4', 'A3']);
      expect(await stock()).toEqual({ 'P-A4': 5, 'P-A3': false });
    });

    it('makes digital products, tags, sections and pictures of choices; the same file again changes nothing', async () => {
      const file = [
        'handleId,fieldType,name,productImageUrl,sku,price,visible,inventory,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1,additionalInfoDescription1',
        'tee,Product,Tee,https://cdn.example.com/front.jpg,,20,true,InStock,Color,DROP_DOWN,Red;Blue,Care,<p>Wash cold.</p>',
        'tee,Variant,,https://cdn.example.com/blue.jpg,T-B,,true,2,,,Blue,,',
        'tee,Variant,,https://cdn.example.com/red.jpg,T-R,,true,3,,,Red,,',
      ].join('\n');
      const woo = [
        'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Tags,External URL',
        '1,"simple, virtual",LESSON,Lesson,1,1,,40,"music, piano",',
        '2,external,LINK,Link,1,1,,5,,https://example.com/',
      ].join('\n');
      for (const [text, fresh] of [
        [file, 1],
        [woo, 1],
      ] as const) {
        const dry = await desk.read(text);
        expect(dry.summary?.fresh.count).toBe(fresh);
        await desk.run('products.import', dry);
        const again = await desk.read(text);
        expect(again.summary).toMatchObject({
          fresh: { count: 0 },
          changed: { count: 0 },
          unchanged: { count: 1 },
        });
      }
      const dry = await desk.read(woo.replaceAll('LESSON', 'COURSE'));
      expect(dry.summary).toMatchObject({ notes: { noDelivery: 1 }, problems: { unsupported: 1 } });

      const { rows } = await sql<{
        doc: Record<string, unknown>;
      }>`select doc from products order by slug`.execute(database().kysely);
      const [lesson, tee] = rows.map(({ doc }) => doc);
      expect(lesson).toMatchObject({
        productType: 'DIGITAL',
        tags: { privateTags: { tagIds: ['music', 'piano'] } },
        variantsInfo: { variants: [{ sku: 'LESSON', digitalProperties: {} }] },
      });
      const { items } = (tee as unknown as Stored).media.itemsInfo;
      expect(items).toHaveLength(3);
      expect(tee).toMatchObject({
        productType: 'PHYSICAL',
        infoSections: [{ title: 'Care', plainDescription: '<p>Wash cold.</p>' }],
        options: [
          {
            choicesSettings: {
              choices: [
                { name: 'Red', linkedMedia: [{ id: items[2]?.id }] },
                { name: 'Blue', linkedMedia: [{ id: items[1]?.id }] },
              ],
            },
          },
        ],
      });
    });

    it('gives options to a product without any from a file of combinations; its only variant becomes the first of them', async () => {
      await desk.run('products.import', await desk.read([HEAD, 'tee,Tee,20.00,TEE,9,'].join('\n')));
      const variantsOf = (product: Stored | undefined) =>
        (product?.variantsInfo.variants ?? []) as (Stored['variantsInfo']['variants'][number] & {
          id?: string;
        })[];
      const [single] = variantsOf((await all())[0]);
      const file = [
        'Product ID*,Product Reference,Attribute (Name:Type:Position)*,Value (Value:Position)*,Reference,Impact on price,Quantity',
        '1,TEE,Size:select:0,S:0,TEE-S,0,4',
        '1,TEE,Size:select:0,L:1,TEE-L,2.50,5',
        '2,NONE,Size:select:0,S:0,NONE-S,0,1',
      ].join('\n');
      const dry = await desk.read(file);
      expect(dry.summary).toMatchObject({ changed: { count: 1 }, refused: { count: 1 } });
      expect(await problemsOf(dry)).toEqual([['missing', 'Product Reference', 4]]);
      expect(await desk.run('products.import', dry)).toMatchObject({ done: 1, failed: 0 });
      const [tee] = await all();
      expect(tee?.options).toMatchObject([
        { name: 'Size', choicesSettings: { choices: [{ name: 'S' }, { name: 'L' }] } },
      ]);
      expect(variantsOf(tee).map(({ sku, price }) => [sku, price.actualPrice.amount])).toEqual([
        ['TEE-S', '20.00'],
        ['TEE-L', '22.50'],
      ]);
      expect(variantsOf(tee)[0]?.id).toBe(single?.id);
      expect(await stock()).toEqual({ 'TEE-S': 4, 'TEE-L': 5 });
      expect((await desk.read(file)).summary).toMatchObject({ unchanged: { count: 1 } });
    });

    it('changes what the shop has, by handle or by SKU; what the file does not say stays', async () => {
      await desk.run('products.import', await desk.read(SHOPIFY));
      const dry = await desk.read(
        [HEAD, 'linen-shirt,Linen blouse,,LS-S,9,', 'other-mug,,11.50,MUG,,'].join('\n'),
      );
      expect(dry.summary).toMatchObject({
        fresh: { count: 0 },
        changed: { count: 2 },
        refused: { count: 0 },
      });
      expect(await desk.run('products.import', dry)).toMatchObject({ done: 2, failed: 0 });
      const [shirt, mug] = await all();
      expect(shirt).toMatchObject({
        name: 'Linen blouse',
        plainDescription: '<p>Soft.</p>',
        variantsInfo: {
          variants: [
            { sku: 'LS-S', price: { actualPrice: { amount: '49.90' }, compareAtPrice: { amount: '59.90' } } },
            { sku: 'LS-L' },
          ],
        },
      });
      expect(shirt?.media.itemsInfo.items).toHaveLength(3);
      expect(mug).toMatchObject({
        name: 'Mug',
        slug: 'mug',
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '11.50' } } }] },
      });
      expect(await stock()).toEqual({ 'LS-S': 9, 'LS-L': 0, MUG: true });
      // What an import changed of others is not what it brought.
      expect(await foreseen(dry)).toEqual({ deleted: 0, kept: {} });
    });

    it('adds variants to options that are there, and rejects others; leaves all as it is where only new ones are wanted', async () => {
      await desk.run('products.import', await desk.read(SHOPIFY));
      const head = 'Handle,Option 1,Choice 1,Option 2,Choice 2,SKU,Price,Stock';
      const dry = await desk.read(
        [head, 'linen-shirt,Size,XL,Colour,Sand,LS-XL,52.00,4', 'mug,Size,XL,,,MUG-XL,12.00,1'].join('\n'),
      );
      expect(dry.summary).toMatchObject({ changed: { count: 1 }, refused: { count: 1 } });
      expect(await problemsOf(dry)).toEqual([['options', 'Option 1', 3]]);
      const none = await desk.check(dry, { options: { update: false, newCollections: false } });
      expect(none.summary).toMatchObject({ unchanged: { count: 2 }, refused: { count: 0 } });
      const back = await desk.check(none, { options: { update: true, newCollections: false } });
      await desk.run('products.import', back);
      const [shirt] = await all();
      expect(shirt?.variantsInfo.variants.map(({ sku }) => sku)).toEqual(['LS-S', 'LS-L', 'LS-XL']);
      expect(await stock()).toMatchObject({ 'LS-S': 3, 'LS-XL': 4 });
    });

    it('makes half of a file right where half of it is wrong, and says what is', async () => {
      const rows = [
        HEAD,
        'cup-1,Cup 1,5.00,C-1,3,',
        'cup-2,Cup 2,five,C-2,3,',
        'cup-3,Cup 3,5.00,C-1,3,',
        'cup-1,Cup 1 again,5.00,C-4,3,',
        'cup 5,Cup 5,5.00,C-5,3,',
        'cup-6,,5.00,C-6,3,',
        'cup-7,Cup 7,,C-7,3,',
        'cup-8,=HYPERLINK(1),5.00,C-8,3,',
        'cup-9,Cup 9,5.00,C-9,-7x,',
        'cup-10,Cup 10,5.00,C-10,3,Winter',
        'cup-11,Cup 11,5.00,C-11,3',
        'cup-12,Caf\u0085e,5.00,C-12,3,',
        'cup-13,Cup 13,5.00,C-13,3,',
      ];
      const dry = await desk.read(rows.join('\n'));
      expect(await problemsOf(dry)).toEqual([
        ['format', 'Price', 3],
        ['twice', 'SKU', 4],
        ['twice', 'Handle', 5],
        ['format', 'Handle', 6],
        ['missing', 'Name', 7],
        ['missing', 'Price', 8],
        ['format', 'Stock', 10],
        ['collection', 'Collections', 11],
        ['broken', undefined, 12],
        ['encoding', 'Name', 13],
      ]);
      expect(dry.summary).toMatchObject({ fresh: { count: 3 } });
      const csv = await desk.refusedCsv(dry);
      expect(csv.trim().split('\n')).toHaveLength(11);
      expect(await desk.run('products.import', dry)).toMatchObject({ done: 3, failed: 0 });
      expect((await all()).map(({ slug }) => slug).toSorted()).toEqual(['cup-1', 'cup-13', 'cup-8']);
    });

    it('makes collections only where that is wanted', async () => {
      const dry = await desk.read([HEAD, 'cup,Cup,5.00,C-1,3,Winter; Kitchen'].join('\n'));
      expect(dry.summary?.refused.count).toBe(1);
      const wanted = await desk.check(dry, { options: { update: true, newCollections: true } });
      expect(wanted.summary?.refused.count).toBe(0);
      await desk.run('products.import', wanted);
      const [cup] = await all();
      expect(cup?.directCategoriesInfo.categories).toHaveLength(2);
      const again = await desk.read([HEAD, 'cup,Cup,5.00,C-1,3,winter'].join('\n'));
      expect(again.summary).toMatchObject({ unchanged: { count: 1 } });
    });

    it('rejects more variants than a product may have, and pictures from where nobody fetches any', async () => {
      const head = 'Handle,Name,Option 1,Choice 1,SKU,Price,Pictures';
      const many = Array.from({ length: 1001 }, (_, n) => `big,Big,Size,N${n},B-${n},1.00,`);
      const dry = await desk.read(
        [
          head,
          ...many,
          'cup,Cup,,,C-1,1.00,file:///etc/passwd',
          'pot,Pot,,,C-2,1.00,http://localhost/x.jpg',
        ].join('\n'),
      );
      expect(await problemsOf(dry)).toEqual([
        ['format', 'Handle', 2],
        ['format', 'Pictures', 1003],
        ['format', 'Pictures', 1004],
      ]);
    });

    it('writes each product once, however often the process dies', async () => {
      const rows = Array.from({ length: 12 }, (_, n) => `cup-${n},Cup ${n},5.00,C-${n},3,`);
      const dry = await desk.read([HEAD, ...rows].join('\n'));
      let deaths = 0;
      desk.dies = (path) => path === IMPORT && ++deaths === 2;
      // The second batch is there, and nobody was told.
      let untold = 0;
      desk.diesUntold = (path) => path === IMPORT && ++untold === 2;
      const { id } = await desk.start('products.import', dry);
      await desk.work(id);
      expect(await desk.job(id)).toMatchObject({ status: 'done', done: 12, failed: 0 });
      expect(desk.calls.filter((path) => path === IMPORT)).toHaveLength(5);
      expect(await all()).toHaveLength(12);
      expect(await foreseen(dry)).toEqual({ deleted: 12, kept: {} });
    });

    it('goes on in the next process at whatever moment one is killed: no row is lost, and none there twice', async () => {
      const shop = { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en' };
      const { commits, rounds } = await killAtEachCommit(database(), {
        name: 'products.import',
        kind(platformFetch, mortal) {
          const [orderFiles, customerFiles, productFiles, reviewFiles] = (
            ['orders', 'customers', 'products', 'reviews'] as const
          ).map((what) => new ImportStore(mortal, desk.shop.site.id, what)) as [
            ImportStore,
            ImportStore,
            ImportStore,
            ImportStore,
          ];
          return importProducts(platformFetch, shop, {
            orderFiles,
            customerFiles,
            productFiles,
            reviewFiles,
            clock: desk.shop.clock,
          });
        },
        params: {},
        async place() {
          const word = crypto.randomUUID().slice(0, 8);
          const rows = [
            `cup-${word},Cup ${word},5.00,C-${word},3,`,
            `pot-${word},Pot ${word},9.00,P-${word},4,`,
          ];
          return (await desk.read([HEAD, ...rows].join('\n'))).id;
        },
        select: ([id]) => ({ filter: { import: id } }),
        async check([id = '']) {
          const brought = await desk.again({ id });
          expect(brought).toMatchObject({ written: 2, brought: 2 });
          const { rows } = await sql<{ name: string; quantity: number; told: number }>`
            select products.doc ->> 'name' as name, (items.doc ->> 'quantity')::int as quantity,
              (select count(*)::int from domain_events
                where entity_id = products.id and slug = 'created') as told
            from products join inventory_items items on items.doc ->> 'productId' = products.id
            where products.id in (select entity_id from import_rows where import_id = ${id})
            order by name`.execute(database().kysely);
          expect(rows).toMatchObject([
            { name: expect.stringMatching(/^Cup/), quantity: 3, told: 1 },
            { name: expect.stringMatching(/^Pot/), quantity: 4, told: 1 },
          ]);
        },
      });
      expect(commits).toBeGreaterThan(6);
      // Of each round one file was written; nothing stands beside what they name.
      expect(await all()).toHaveLength(2 * rounds);
      expect(Object.values(await stock()).toSorted((a, b) => Number(a) - Number(b))).toEqual([
        ...Array<number>(rounds).fill(3),
        ...Array<number>(rounds).fill(4),
      ]);
    });

    it('takes back nothing that somebody changed or ordered since', async () => {
      const dry = await desk.read(
        [HEAD, 'cup-1,Cup 1,5.00,C-1,3,', 'cup-2,Cup 2,5.00,C-2,3,', 'cup-3,Cup 3,5.00,C-3,3,'].join('\n'),
      );
      await desk.run('products.import', dry);
      const [one, two] = await all();
      await desk.shop.call('PATCH', `/stores/v3/products/${one?.id}`, {
        product: { id: one?.id, revision: one?.revision, name: 'Mine' },
      });
      const variant = (two?.variantsInfo.variants[0] as { id?: string } | undefined)?.id;
      await sql`insert into held_stock (site_id, order_id, line_item_id, variant_id, quantity)
        values (${desk.shop.site.id}, 'o', 'l', ${variant}, 1)`.execute(database().kysely);
      expect(await foreseen(dry)).toEqual({ deleted: 1, kept: { CHANGED: 1, ORDERED: 1 } });
      await desk.run('products.take-back-import', dry);
      expect((await all()).map(({ slug }) => slug)).toEqual(['cup-1', 'cup-2']);
    });

    it('tells the letters of the file, in UTF-16 and Latin-1 too', async () => {
      const text = [HEAD, 'tasse,Größe für Café,5.00,C-1,3,'].join('\n');
      for (const [bytes, encoding] of [
        [Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
        [Buffer.from(text, 'latin1'), 'windows-1252'],
      ] as const) {
        const dry = await desk.read(new Uint8Array(bytes));
        expect(dry.encoding.toLowerCase()).toBe(encoding);
        expect(dry.sample[1]).toBe('Größe für Café');
      }
    });

    it('is for who may make and change products', async () => {
      const reply = await desk.takeIn(SHOPIFY, await desk.gateway.signedIn('moderator'));
      expect(reply.status).toBe(403);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
