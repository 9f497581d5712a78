import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductImport } from '#shared/product-import.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';

const WRITTEN =
  'products, inventory_items, variant_keys, collections, product_imports, media_files, domain_events';

/** What people type, what spreadsheets run, and what would end a cell. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
      fc
        .tuple(
          fc.constantFrom('=', '+', '-', '@', "'", "'=", '"', ',', ';', '-5', '+1 a'),
          fc.string({ maxLength: 6 }),
        )
        .map((parts) => parts.join('')),
    )
    .map((typed) =>
      typed
        .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFFFD]/gu, '')
        .trim()
        .slice(0, max)
        .trim(),
    )
    .filter((typed) => typed !== '' && typed.isWellFormed());

const cents = (max: number) => fc.integer({ min: 0, max: max }).map((n) => (n / 100).toFixed(2));
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });

const terms = fc
  .record({
    price: cents(99_999),
    more: maybe(fc.integer({ min: 1, max: 5000 })),
    cost: maybe(cents(9999)),
    weight: maybe(fc.integer({ min: 0, max: 20_000 }).map((grams) => grams / 1000)),
    sku: maybe(text(40)),
    stock: fc.oneof(
      fc.integer({ min: 0, max: 99_999 }).map((quantity) => ({ quantity })),
      fc.boolean().map((inStock) => ({ inStock })),
    ),
    visible: fc.boolean(),
  })
  .map(({ price, more, cost, weight, sku, stock, visible }) => ({
    price: {
      actualPrice: { amount: price },
      ...(more !== undefined && { compareAtPrice: { amount: (Number(price) + more / 100).toFixed(2) } }),
    },
    ...(cost !== undefined && { revenueDetails: { cost: { amount: cost } } }),
    physicalProperties: { ...(weight !== undefined && { weight }) },
    ...(sku !== undefined && { sku }),
    visible,
    inventoryItem: stock,
  }));

const sizes = fc.uniqueArray(text(50), { minLength: 1, maxLength: 3 });

const product = fc
  .record({
    name: text(80),
    description: maybe(text(80).map((typed) => `<p>${typed.replaceAll(/[<>&]/g, '')}</p>`)),
    visible: fc.boolean(),
    brand: maybe(text(50)),
    ribbon: maybe(text(30)),
    options: fc.uniqueArray(fc.tuple(text(20), sizes), { maxLength: 2, selector: ([name]) => name }),
    seoTitle: maybe(text(40)),
    sections: fc.uniqueArray(fc.tuple(text(20), text(40)), { maxLength: 3, selector: ([title]) => title }),
  })
  .chain(({ options, brand, ribbon, seoTitle, description, sections, ...rest }) => {
    const chosen = options.reduce<string[][]>(
      (all, [, choices]) => all.flatMap((one) => choices.map((choice) => [...one, choice])),
      [[]],
    );
    return fc.tuple(...chosen.map(() => terms)).map((variants) => ({
      ...rest,
      productType: 'PHYSICAL',
      physicalProperties: {},
      ...(description !== undefined && { plainDescription: description }),
      ...(brand !== undefined && { brand: { name: brand } }),
      ...(ribbon !== undefined && { ribbon: { name: ribbon } }),
      ...(seoTitle !== undefined && { seoData: { tags: [{ type: 'title', children: seoTitle }] } }),
      infoSections: sections.map(([title, typed]) => ({
        title,
        plainDescription: `<p>${typed.replaceAll(/[<>&]/g, '')}</p>`,
      })),
      options: options.map(([name, choices]) => ({
        name,
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: choices.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' })) },
      })),
      variantsInfo: {
        variants: variants.map((variant, index) => ({
          ...variant,
          choices: options.map(([optionName], at) => ({
            optionChoiceNames: { optionName, choiceName: chosen[index]?.[at] ?? '' },
          })),
        })),
      },
    }));
  });

onDatabase(
  'products written to a file and read from it',
  (database) => {
    let desk: ImportDesk<ProductImport>;
    beforeAll(async () => {
      desk = new ImportDesk<ProductImport>(database(), 'product');
      await desk.open();
    });
    beforeEach(() => desk.empty(WRITTEN));

    const exported = async (layout: 'counterpart' | 'shopify'): Promise<string> => {
      const reply = await desk.merchant.post('/admin/api/jobs', {
        kind: 'products.export',
        title: 'Export',
        selection: { filter: {}, sort: [{ fieldName: 'name', order: 'ASC' }] },
        params: { layout },
      });
      const { id } = (await reply.json()) as { id: string };
      await desk.work(id);
      expect(await desk.job(id)).toMatchObject({ status: 'done', failed: 0 });
      return (await desk.merchant.get(`/admin/api/jobs/${id}/result.csv`)).text();
    };

    it.each(['counterpart', 'shopify'] as const)(
      'in the columns of %s nothing changes here, and they are the same in another shop',
      async (layout) => {
        await fc.assert(
          fc.asyncProperty(
            fc.uniqueArray(product, { minLength: 1, maxLength: 4, selector: ({ name }) => name }),
            async (all) => {
              await desk.empty(WRITTEN);
              let made = 0;
              for (const one of all) {
                const reply = await desk.shop.call('POST', '/stores/v3/products-with-inventory', {
                  product: one,
                });
                // Two may have drawn the same article number; a name of signs alone has an address all the same.
                expect([200, 409]).toContain(reply.status);
                if (reply.status === 200) made += 1;
              }
              const file = await exported(layout);
              const here = await desk.read(file);
              expect(here.source).toBe(layout);
              expect(await desk.refused(here)).toEqual([]);
              // Shopify has one type for a product, and no ribbon: what it says of the rest changes nothing either.
              expect(here.summary).toMatchObject({ count: made, unchanged: { count: made } });

              await desk.empty(WRITTEN);
              const there = await desk.read(file);
              expect(there.summary).toMatchObject({ fresh: { count: made }, refused: { count: 0 } });
              expect(await desk.run('products.import', there)).toMatchObject({ done: made, failed: 0 });
              expect(await exported(layout)).toBe(file);
            },
          ),
          { ...runs(15), endOnFailure: true },
        );
      },
      240_000,
    );
  },
  [...gatewayMigrations, ...shopMigrations],
);
