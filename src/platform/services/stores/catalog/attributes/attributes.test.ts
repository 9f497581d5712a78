import { brandsV3, inventoryItemsV3, infoSectionsV3, products, productsV3, ribbonsV3 } from '@wix/stores';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mug, SHOPPER } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const modules = { brandsV3, inventoryItemsV3, infoSectionsV3, products, productsV3, ribbonsV3 };
const NOWHERE = '99999999-9999-4999-8999-999999999999';
const SECTIONS = ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION'] as const;

const start = (stack: Stack) => stack.sdk(modules);
type Staff = ReturnType<typeof start>;

onDatabase(
  'what products refer to',
  (database) => {
    let stack: Stack;
    let staff: Staff;
    beforeAll(() => {
      stack = startStack(database());
      staff = start(stack);
    });

    const make = async (name: string, more: Parameters<typeof mug>[2] = {}) => {
      const { product } = await staff.productsV3.createProductWithInventory(mug(name, 3, more), {
        returnEntity: true,
      });
      return { id: String(product?._id), revision: String(product?.revision) };
    };
    const read = (id: string) => staff.productsV3.getProduct(id, { fields: [...SECTIONS] });
    const first = async (id: string) => (await staff.products.getProduct(id)).product;

    describe('a brand', () => {
      it('docs: is made, read, changed by its revision, counted and deleted', async () => {
        const brand = await staff.brandsV3.createBrand({ name: ' Nordlys ' });
        expect(brand).toMatchObject({ name: 'Nordlys', revision: '1' });
        const id = String(brand._id);
        expect(await staff.brandsV3.getBrand(id)).toEqual(brand);
        expect(await staff.brandsV3.getBrand(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })).toMatchObject({
          assignedProductsCount: 0,
        });
        expect(await errorOf(staff.brandsV3.updateBrand(id, { revision: '7', name: 'Late' }))).toBe(
          'REVISION_MISMATCH',
        );
        expect(await staff.brandsV3.updateBrand(id, { revision: '1', name: 'Nordlicht' })).toMatchObject({
          name: 'Nordlicht',
          revision: '2',
        });
        const { items } = await staff.brandsV3.queryBrands().startsWith('name', 'nordl').find();
        expect(items.map(({ name }) => name)).toEqual(['Nordlicht']);
        expect(await staff.brandsV3.countBrands({ filter: { name: 'Nordlicht' } })).toEqual({ count: 1 });
        await staff.brandsV3.deleteBrand(id);
        expect(await errorOf(staff.brandsV3.getBrand(id))).toBe('NOT_FOUND');
      });

      it('docs: has a name of its own that says something', async () => {
        await staff.brandsV3.createBrand({ name: 'Once' });
        expect(await errorOf(staff.brandsV3.createBrand({ name: 'Once' }))).toBe('ALREADY_EXISTS');
        expect(await errorOf(staff.brandsV3.createBrand({ name: '   ' }))).toEqual(['brand.name OTHER']);
        expect(await errorOf(staff.brandsV3.createBrand({ name: 'x'.repeat(51) }))).toEqual([
          'brand.name MAX_LENGTH',
        ]);
        expect(await errorOf(stack.sdk(modules, SHOPPER).brandsV3.createBrand({ name: 'Mine' }))).toBe(
          'PERMISSION_DENIED',
        );
      });

      it('docs: many at once answer one by one, and what one is rejected for undoes no other', async () => {
        const { results = [], bulkActionMetadata } = await staff.brandsV3.bulkCreateBrands(
          [{ name: 'One' }, { name: 'Once' }, { name: 'Two' }],
          { returnEntity: true },
        );
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
        expect(results.map(({ itemMetadata, item }) => item?.name ?? itemMetadata?.error?.code)).toEqual([
          'One',
          'ALREADY_EXISTS',
          'Two',
        ]);
        const [one, , two] = results.map(({ item }) => item);
        const updated = await staff.brandsV3.bulkUpdateBrands(
          [
            { brand: { _id: two?._id ?? '', revision: '1', name: 'Second' } },
            { brand: { _id: NOWHERE, revision: '1', name: 'Nobody' } },
            { brand: { _id: one?._id ?? '', revision: '9', name: 'First' } },
          ],
          { returnEntity: true, fields: ['ASSIGNED_PRODUCTS_COUNT'] },
        );
        expect(
          updated.results?.map(({ item, itemMetadata }) => item ?? itemMetadata?.error?.code),
        ).toMatchObject([{ name: 'Second', assignedProductsCount: 0 }, 'NOT_FOUND', 'REVISION_MISMATCH']);
        const missing = await staff.brandsV3.bulkDeleteBrands([String(one?._id), NOWHERE]);
        expect(missing.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
      });

      it('docs: get or create finds what is there, and makes each missing one once', async () => {
        const { brand } = await staff.brandsV3.getOrCreateBrand('Lunor');
        expect((await staff.brandsV3.getOrCreateBrand('Lunor')).brand).toMatchObject({ _id: brand?._id });
        const { results = [] } = await staff.brandsV3.bulkGetOrCreateBrands(['Sol', 'Lunor', 'Sol', ' ']);
        expect(results.map(({ item }) => item?.name)).toEqual(['Sol', 'Lunor', 'Sol', undefined]);
        expect(results[0]?.item?._id).toBe(results[2]?.item?._id);
        expect(await staff.brandsV3.countBrands({ filter: { name: 'Sol' } })).toEqual({ count: 1 });
        const [a, b] = await Promise.all([
          staff.brandsV3.getOrCreateBrand('At once'),
          staff.brandsV3.getOrCreateBrand('At once'),
        ]);
        expect(a.brand?._id).toBe(b.brand?._id);
      });

      it('assumed: there are 10,000 at most', async () => {
        const other = startStack(database(), {
          site: { ...stack.site, id: '77777777-7777-4777-8777-777777777777' },
        });
        await sql`insert into brands (site_id, id, doc) select ${other.site.id}, n::text, jsonb_build_object(
          'id', n::text, 'name', 'Brand ' || n, 'createdDate', '2026-01-01T00:00:00.000Z')
          from generate_series(1, 10000) as n`.execute(database().kysely);
        const call = await other.call('POST', '/stores/v3/brands', { brand: { name: 'One more' } });
        expect(await call.json()).toMatchObject({
          details: { validationError: { fieldViolations: [{ ruleName: 'BRAND_LIMIT_EXCEEDED' }] } },
        });
      });

      it('docs: is made by the product that names it first, and shared by those that name it after', async () => {
        const one = await make('Aurora mug', { brand: { name: 'Aurora' } });
        const two = await make('Aurora bowl', { brand: { name: 'Aurora' } });
        const brand = (await read(one.id)).brand;
        expect(brand).toEqual({ _id: expect.any(String), name: 'Aurora' });
        expect((await read(two.id)).brand).toEqual(brand);
        const id = String(brand?._id);
        const third = await make('Aurora cup', { brand: { _id: id } });
        expect((await read(third.id)).brand).toEqual(brand);
        expect(await staff.brandsV3.getBrand(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })).toMatchObject({
          name: 'Aurora',
          assignedProductsCount: 3,
        });
        expect(await errorOf(make('Lost', { brand: { _id: NOWHERE } }))).toBe('BRAND_CREATION_FAILED');
      });

      it('docs: a new name is seen in both catalogs, in filters and in the stock; the products keep their revision', async () => {
        const one = await make('Wide mug', { brand: { name: 'Wide' } });
        const { brand } = await read(one.id);
        await staff.brandsV3.updateBrand(String(brand?._id), { revision: '1', name: 'Wider' });
        expect(await read(one.id)).toMatchObject({ brand: { name: 'Wider' }, revision: one.revision });
        expect(await first(one.id)).toMatchObject({ brand: 'Wider' });
        const found = await staff.productsV3.searchProducts({ filter: { 'brand.name': 'Wider' } });
        expect(found.products?.map(({ _id }) => _id)).toEqual([one.id]);
        const { items } = await staff.inventoryItemsV3.queryInventoryItems().eq('productId', one.id).find();
        expect(items[0]?.product).toMatchObject({ brand: { name: 'Wider' } });
      });

      it('docs: one that is deleted leaves products that look unbranded and can still be edited', async () => {
        const one = await make('Short mug', { brand: { name: 'Short' } });
        const { brand } = await read(one.id);
        await staff.brandsV3.deleteBrand(String(brand?._id));
        expect(await read(one.id)).not.toHaveProperty('brand');
        expect(await first(one.id)).not.toHaveProperty('brand');
        await staff.productsV3.updateProduct(one.id, { revision: one.revision, name: 'Shorter mug' });
        expect(await read(one.id)).toMatchObject({ name: 'Shorter mug' });
      });

      it('docs: another name in a product means another brand, from either catalog; the first keeps its own', async () => {
        const one = await make('Moving mug', { brand: { name: 'From' } });
        const { brand } = await read(one.id);
        await staff.productsV3.updateProduct(one.id, { revision: one.revision, brand: { name: 'To' } });
        expect(await first(one.id)).toMatchObject({ brand: 'To' });
        await staff.products.updateProduct(one.id, { brand: 'Legacy' });
        expect((await read(one.id)).brand).toMatchObject({ name: 'Legacy' });
        await staff.products.updateProduct(one.id, { brand: '' });
        expect(await read(one.id)).not.toHaveProperty('brand');
        expect(await staff.brandsV3.getBrand(String(brand?._id))).toMatchObject({ name: 'From' });
      });
    });

    describe('a ribbon', () => {
      it('docs: is shared, renamed everywhere, counted with additional ones, and goes from products when deleted', async () => {
        const sale = await staff.ribbonsV3.createRibbon({ name: 'Sale' });
        const id = String(sale._id);
        const main = await make('Sale mug', { ribbon: { _id: id } });
        const beside = await make('Other mug', {
          ribbon: { name: 'Fresh' },
          additionalRibbons: [{ name: 'Sale' }, { name: 'Rare' }],
        });
        expect(await staff.ribbonsV3.getRibbon(id, { fields: ['ASSIGNED_PRODUCT_COUNT'] })).toMatchObject({
          assignedProductCount: 2,
        });
        await staff.ribbonsV3.updateRibbon(id, { revision: '1', name: 'Sales' });
        expect(await read(main.id)).toMatchObject({ ribbon: { name: 'Sales' }, revision: main.revision });
        expect(await first(main.id)).toMatchObject({ ribbon: 'Sales', ribbons: [{ text: 'Sales' }] });
        expect((await read(beside.id)).additionalRibbons).toMatchObject([
          { name: 'Sales' },
          { name: 'Rare' },
        ]);
        await staff.ribbonsV3.deleteRibbon(id);
        expect(await read(main.id)).not.toHaveProperty('ribbon');
        expect(await first(main.id)).toMatchObject({ ribbons: [] });
        expect(await read(beside.id)).toMatchObject({
          ribbon: { name: 'Fresh' },
          additionalRibbons: [{ name: 'Rare' }],
        });
      });

      it('docs: one that is not there, or stands twice, is rejected with the declared codes', async () => {
        expect(await errorOf(make('No', { ribbon: { _id: NOWHERE } }))).toBe('RIBBON_NOT_FOUND');
        const twice = [{ name: 'Twice' }, { name: 'Twice' }];
        expect(await errorOf(make('No', { additionalRibbons: twice }))).toBe(
          'DUPLICATE_RIBBON_IN_ADDITIONAL',
        );
        expect(
          await errorOf(make('No', { ribbon: { name: 'Twice' }, additionalRibbons: [{ name: 'Twice' }] })),
        ).toBe('DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL');
        expect(await staff.ribbonsV3.countRibbons({ filter: { name: 'Twice' } })).toEqual({ count: 0 });
      });

      it('docs: has the same operations as a brand, with bounds of its own', async () => {
        expect(await errorOf(staff.ribbonsV3.createRibbon({ name: 'x'.repeat(31) }))).toEqual([
          'ribbon.name MAX_LENGTH',
        ]);
        const { results = [] } = await staff.ribbonsV3.bulkCreateRibbons(
          [{ name: 'Hot' }, { name: 'Cold' }],
          {
            returnEntity: true,
          },
        );
        const [hot, cold] = results.map(({ item }) => String(item?._id));
        await staff.ribbonsV3.bulkUpdateRibbons([{ ribbon: { _id: hot, revision: '1', name: 'Hotter' } }]);
        const { results: found = [] } = await staff.ribbonsV3.bulkGetOrCreateRibbons([
          'Hotter',
          'Cold',
          'Mild',
        ]);
        expect(found.map(({ item }) => item?._id)).toEqual([hot, cold, expect.any(String)]);
        expect((await staff.ribbonsV3.getOrCreateRibbon('Mild')).ribbon?._id).toBe(found[2]?.item?._id);
        expect((await staff.ribbonsV3.getOrCreateRibbon('Mellow')).ribbon).toMatchObject({ name: 'Mellow' });
        await staff.ribbonsV3.bulkDeleteRibbons([String(hot), String(cold)]);
        const { items } = await staff.ribbonsV3.queryRibbons().in('name', ['Hotter', 'Cold', 'Mild']).find();
        expect(items.map(({ name }) => name)).toEqual(['Mild']);
      });
    });

    describe('an info section', () => {
      const care = { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash cold.</p>' };

      it('docs: says its text in both forms, and to all products that show it', async () => {
        const section = await staff.infoSectionsV3.createInfoSection(care);
        const id = String(section._id);
        expect(section).toMatchObject({
          ...care,
          description: { nodes: [{ type: 'PARAGRAPH', nodes: [{ textData: { text: 'Wash cold.' } }] }] },
        });
        const one = await make('Care mug', { infoSections: [{ _id: id }] });
        const two = await make('Care bowl', { infoSections: [{ uniqueName: 'care' }] });
        for (const { id: product } of [one, two])
          expect((await read(product)).infoSections).toMatchObject([{ _id: id, ...care }]);
        await staff.infoSectionsV3.updateInfoSection(id, {
          revision: '1',
          title: 'Keeping',
          plainDescription: '<p>Wash warm.</p>',
        });
        expect((await read(two.id)).infoSections).toMatchObject([
          { _id: id, uniqueName: 'care', title: 'Keeping', plainDescription: '<p>Wash warm.</p>' },
        ]);
        expect((await first(one.id))?.additionalInfoSections).toEqual([
          { title: 'Keeping', description: 'Wash warm.' },
        ]);
        expect(
          await staff.infoSectionsV3.getInfoSection(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] }),
        ).toMatchObject({ assignedProductsCount: 2 });
        await staff.infoSectionsV3.deleteInfoSection(id);
        expect((await read(one.id)).infoSections).toEqual([]);
        expect(await errorOf(make('No', { infoSections: [{ _id: id }] }))).toBe(
          'INFO_SECTION_CREATION_FAILED',
        );
      });

      it('docs: is found by id or unique name, or made of unique name and title', async () => {
        const { infoSection } = await staff.infoSectionsV3.getOrCreateInfoSection({
          infoSection: { uniqueName: 'size', title: 'Size', plainDescription: '<p>Runs small.</p>' },
        });
        const id = String(infoSection?._id);
        const { results = [] } = await staff.infoSectionsV3.bulkGetOrCreateInfoSections({
          infoSections: [
            { _id: id },
            { uniqueName: 'size' },
            { uniqueName: 'untitled' },
            { _id: NOWHERE },
            { uniqueName: 'fit', title: 'Fit', plainDescription: '<p>Loose.</p>' },
          ],
        });
        expect(results.map(({ item, itemMetadata }) => item?._id ?? itemMetadata?.success)).toEqual([
          id,
          id,
          false,
          false,
          expect.stringMatching(/^[\da-f-]{36}$/),
        ]);
        expect(
          await errorOf(staff.infoSectionsV3.createInfoSection({ uniqueName: 'size', title: 'X' })),
        ).toBe('ALREADY_EXISTS');
        expect(
          await errorOf(staff.infoSectionsV3.createInfoSection({ uniqueName: 'spaces', title: '  ' })),
        ).toEqual(['infoSection.title OTHER']);
      });

      it('docs: many are made, changed, counted, listed and deleted at once', async () => {
        const { results = [] } = await staff.infoSectionsV3.bulkCreateInfoSections(
          [
            { uniqueName: 'many-1', title: 'One' },
            { uniqueName: 'many-2', title: 'Two' },
          ],
          { returnEntity: true },
        );
        const ids = results.map(({ item }) => String(item?._id));
        const changed = await staff.infoSectionsV3.bulkUpdateInfoSections(
          ids.map((_id) => ({ infoSection: { _id, revision: '1', title: 'Many' } })),
        );
        expect(changed.bulkActionMetadata).toMatchObject({ totalSuccesses: 2 });
        expect(await staff.infoSectionsV3.countInfoSections({ filter: { title: 'Many' } })).toEqual({
          count: 2,
        });
        const { items } = await staff.infoSectionsV3
          .queryInfoSections()
          .eq('title', 'Many')
          .ascending('uniqueName')
          .find();
        expect(items.map(({ uniqueName }) => uniqueName)).toEqual(['many-1', 'many-2']);
        await staff.infoSectionsV3.bulkDeleteInfoSections(ids);
        expect(await staff.infoSectionsV3.countInfoSections({ filter: { title: 'Many' } })).toEqual({
          count: 0,
        });
      });

      it('assumed: those of the first catalog are shared where title and text are the same, and apart where not', async () => {
        const write = async (name: string, description: string) => {
          const { product } = await staff.products.createProduct({
            name,
            productType: 'physical',
            priceData: { price: 5 },
            additionalInfoSections: [{ title: 'Paper', description }],
          });
          return (await read(String(product?._id))).infoSections?.[0];
        };
        const [rough, same, smooth] = [
          await write('A', 'Rough'),
          await write('B', 'Rough'),
          await write('C', 'Smooth'),
        ];
        expect(rough).toMatchObject({ uniqueName: 'Paper', title: 'Paper', plainDescription: 'Rough' });
        expect(same?._id).toBe(rough?._id);
        expect(smooth).toMatchObject({ uniqueName: expect.stringMatching(/^Paper .{8}$/), title: 'Paper' });
      });
    });
  },
  platformMigrations,
);
