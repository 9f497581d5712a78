import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveChange } from '../../shared/archived-products.ts';
import type { FileImport } from '../../shared/imports.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations } from '../../testing/gateway.ts';
import { ImportDesk } from '../../testing/import-desk.ts';
import { runs } from '../../testing/run-size.ts';
import { shopMigrations } from '../../testing/shop.ts';
import { toCsv } from '../jobs/csv.ts';

const LONG = 'x'.repeat(256);
const cell = (...values: string[]) => fc.constantFrom('', ...values);

const files = {
  product: fc.array(
    fc.tuple(
      cell('cup', 'jug', 'pot', 'pot', 'not one'),
      cell('Cup', 'Jug', LONG),
      cell('5.00', '7', '-1', '1.005', 'five'),
      cell('3', '9.00', '0'),
      cell('S1', 'S2', 'S3', 'S4', LONG),
      cell('B1', 'B2', 'B3'),
      cell('Size', 'Color'),
      cell('S', 'M', 'L'),
      cell('3', '-2', 'in stock', 'many'),
      cell('Winter'),
      cell('0.5', '250 g', 'heavy'),
    ),
    { minLength: 1, maxLength: 6 },
  ),
  customer: fc.array(
    fc.tuple(
      cell('ana@example.com', 'bo@example.com', 'ANA@example.com', 'cy@example.com', 'nobody'),
      cell('Ana', LONG),
      cell('+351 912', 'no phone', '1'),
      cell('PT', 'Portugal', 'Atlantis'),
      cell('Lisboa'),
      cell('1980-02-29', '1981-02-29', '2999-01-01'),
    ),
    { minLength: 1, maxLength: 5 },
  ),
  order: fc.array(
    fc.tuple(
      cell('#1', '#2', '#3', '#3', 'none'),
      cell('2024-03-01', '2024-02-31'),
      cell('10.00', '12.5', '10.005', 'ten'),
      cell('Chair', 'Lamp', LONG),
      cell('1', '2', '0', '1.5'),
      cell('10.00', '5.00'),
      cell('ana@example.com', 'nobody'),
      cell('- ring twice', '=1+1'),
      cell('Paid', 'Unpaid', 'Perhaps'),
    ),
    { minLength: 1, maxLength: 6 },
  ),
};

const heads = {
  product: [
    'Handle',
    'Name',
    'Price',
    'Compare-at price',
    'SKU',
    'Barcode',
    'Option 1',
    'Choice 1',
    'Stock',
    'Collections',
    'Weight (kg)',
  ],
  customer: ['Email', 'First Name', 'Phone', 'Country', 'City', 'Birthdate'],
  order: [
    'Order number',
    'Placed',
    'Total',
    'Item name',
    'Quantity',
    'Item price',
    'Email',
    'Customer note',
    'Status',
  ],
};

const written = {
  product:
    'products, inventory_items, variant_keys, collections, product_imports, media_files, domain_events',
  customer: 'members, known_contacts, customer_records, customer_records_summary, customer_imports, accounts',
  order: 'orders, order_transactions',
};

onDatabase(
  'what a dry run says of any file',
  (database) => {
    describe.each(['product', 'customer', 'order'] as const)('%s', (what) => {
      let desk: ImportDesk<FileImport>;
      beforeAll(async () => {
        desk = new ImportDesk<FileImport>(database(), what);
        await desk.open();
      });

      const make = async (path: string, body: object): Promise<Record<string, unknown>> =>
        (await (await desk.shop.call('POST', path, body)).json()) as Record<string, unknown>;

      /** What the shop has: identifiers of an archived product, a member, an order that was placed here. */
      const fill = async (): Promise<void> => {
        await desk.empty(written[what]);
        if (what === 'product')
          for (const [slug, sku, barcode, archived] of [
            ['cup', 'S1', 'B1', true],
            ['jug', 'S2', 'B2', false],
          ] as const)
            await make('/stores/v3/products-with-inventory', {
              product: {
                name: slug,
                slug,
                productType: 'PHYSICAL',
                physicalProperties: {},
                ...(archived && archiveChange(true)),
                variantsInfo: {
                  variants: [
                    {
                      sku,
                      barcode,
                      price: { actualPrice: { amount: '5.00' } },
                      inventoryItem: { quantity: 1 },
                    },
                  ],
                },
              },
            });
        if (what === 'customer')
          await make('/members/v1/members', {
            member: { loginEmail: 'bo@example.com', contact: { firstName: 'Bo' } },
          });
      };

      it('the job does, and the same file again changes nothing', async () => {
        await fc.assert(
          fc.asyncProperty(files[what], async (rows) => {
            await fill();
            const file = toCsv([heads[what], ...rows]);
            const used = await desk.takeIn(file);
            // A head with nothing but empty rows below it is no table.
            if (used.status === 400) return;
            const dry = await desk.read(file);
            const { fresh, changed, refused } = dry.summary ?? {};
            expect(refused?.count).toBe((await desk.refused(dry)).length);
            const ready = (fresh?.count ?? 0) + (changed?.count ?? 0);
            expect(await desk.run(`${what}s.import`, dry)).toMatchObject({ done: ready, failed: 0 });
            const again = await desk.read(file);
            expect(again.summary).toMatchObject({ fresh: { count: 0 }, changed: { count: 0 }, refused });
          }),
          { ...runs(25), endOnFailure: true },
        );
      });
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
