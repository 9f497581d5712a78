import { brandsV3, infoSectionsV3, productsV3, ribbonsV3 } from '@wix/stores';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mug } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { migrations } from '../migrations.ts';

const id = (end: number): string => `66666666-6666-4666-8666-${String(end).padStart(12, '0')}`;

/** As products were kept before: each with words and ids of its own. */
const said = [
  {
    brand: { id: id(1), name: 'Nordlys' },
    ribbon: { id: id(2), name: 'New' },
    infoSections: [{ id: id(3), uniqueName: 'care', title: 'Care', plainDescription: 'Cold' }],
  },
  {
    brand: { id: id(4), name: 'Nordlys' },
    additionalRibbons: [
      { id: id(5), name: 'New' },
      { id: id(2), name: 'Rare' },
    ],
    infoSections: [{ id: id(6), uniqueName: 'care', title: 'Care', plainDescription: 'Warm' }],
  },
  {
    brand: { id: id(1), name: 'Other' },
    infoSections: [
      { id: id(7), uniqueName: 'care', title: 'Care', plainDescription: 'Cold' },
      { id: id(8), title: 'Size', plainDescription: 'Small' },
    ],
  },
];

onDatabase(
  'products from before',
  (database) => {
    it('assumed: those that say the same refer to the same once their words are entities', async () => {
      const stack = startStack(database());
      const staff = stack.sdk({ brandsV3, infoSectionsV3, productsV3, ribbonsV3 });
      const ids: string[] = [];
      for (const [index, doc] of said.entries()) {
        const { product } = await staff.productsV3.createProductWithInventory(mug(`Mug ${index}`, 1), {});
        ids.push(String(product?._id));
        await sql`update products set doc = doc || ${JSON.stringify(doc)}::text::jsonb
          where id = ${String(product?._id)}`.execute(database().kysely);
      }
      await sql`drop index brands_name_unique, ribbons_name_unique, info_sections_unique_name_unique`.execute(
        database().kysely,
      );
      for (const statement of String(migrations['011-attributes-of-products']).split(/;\s*(?:\n|$)/))
        if (statement.trim() !== '') await sql.raw(statement).execute(database().kysely);

      const fields = ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION'] as const;
      const [one, two, three] = await Promise.all(
        ids.map((product) => staff.productsV3.getProduct(product, { fields: [...fields] })),
      );
      expect(one).toMatchObject({
        brand: { _id: id(1), name: 'Nordlys' },
        ribbon: { _id: id(2), name: 'New' },
      });
      expect(two?.brand).toEqual(one?.brand);
      expect(three?.brand).toMatchObject({ name: 'Other' });
      expect(three?.brand?._id).not.toBe(id(1));
      expect(two?.additionalRibbons?.[0]).toEqual(one?.ribbon);
      expect(one?.infoSections).toMatchObject([{ _id: id(3), uniqueName: 'care', plainDescription: 'Cold' }]);
      expect(two?.infoSections).toMatchObject([{ title: 'Care', plainDescription: 'Warm' }]);
      expect(two?.infoSections?.[0]?.uniqueName).toMatch(/^care .{8}$/);
      expect(three?.infoSections).toMatchObject([{ _id: id(3) }, { uniqueName: 'Size', title: 'Size' }]);
      expect(await staff.brandsV3.countBrands()).toEqual({ count: 2 });
      expect(await staff.ribbonsV3.getRibbon(id(2), { fields: ['ASSIGNED_PRODUCT_COUNT'] })).toMatchObject({
        name: 'New',
        assignedProductCount: 2,
      });
    });
  },
  platformMigrations,
);
