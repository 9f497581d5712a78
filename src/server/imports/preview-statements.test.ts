import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { FileImport } from '#shared/imports.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { shopMigrations } from '#testing/shop.ts';
import { statementsOf } from '#testing/statements.ts';

const kinds = [
  {
    what: 'product',
    tables: 'products, inventory_items, variant_keys, product_imports, media_files, held_stock',
    head: 'Handle,Name,Price,SKU,Stock,Tags,Option 1,Choice 1',
    rowOf: (at: number, price: number) => `cup-${at},Cup ${at},${price},C-${at},3,red,Size,S`,
  },
  {
    what: 'customer',
    tables: 'members, known_contacts, customer_records, customer_notes, customer_imports, imported_contacts',
    head: 'Email,First name,Last name,Note',
    rowOf: (at: number, price: number) => `ada${at}@example.com,Ada,Hall ${price},Called`,
  },
  {
    what: 'order',
    tables:
      'orders, order_transactions, known_contacts, imported_contacts, customer_records, customer_orders',
    head: 'Order number,Date,Email,Item,Quantity,Price,Total',
    rowOf: (at: number, price: number) =>
      `${at},2026-03-02,ada${at}@example.com,Cup,1,${price}.00,${price}.00`,
  },
] as const;

/** What the kind of import that a statement belongs to does with every batch, whatever it holds. */
const OWN = /\b(?:imports|import_parts|import_rows|jobs|job_items|sessions|staff\w*|audit\w*)\b/;

onDatabase(
  'the dry run of an import',
  (database) => {
    it.each(kinds)(
      'asks the store for many $what rows in as many statements as for few, new or changed',
      async ({ what, tables, head, rowOf }) => {
        const desk = new ImportDesk<FileImport<string, object>>(database(), what);
        await desk.open();
        const read = async (rows: number, price: number): Promise<[FileImport<string, object>, number]> => {
          const lines = Array.from({ length: rows }, (_, at) => rowOf(at + 1, price));
          let dry: FileImport<string, object> | undefined;
          const statements = await statementsOf(async () => {
            dry = await desk.read([head, ...lines].join('\n'));
          });
          if (!dry) throw new Error('The file was not read.');
          return [dry, statements.filter((text) => !OWN.test(text)).length];
        };
        const countOf = async (rows: number): Promise<{ fresh: number; changed: number }> => {
          await desk.empty(tables);
          const [first, fresh] = await read(rows, 5);
          expect(first.summary).toMatchObject({ fresh: { count: rows }, refused: { count: 0 } });
          await desk.run(`${what}s.import`, first);
          const { rows: done } = await sql<{ status: string }>`select status from jobs
            where kind = ${`${what}s.import`}`.execute(database().kysely);
          expect(done).toEqual([{ status: 'done' }]);
          const [second, changed] = await read(rows, 7);
          expect(second.summary).toMatchObject({ fresh: { count: 0 }, refused: { count: 0 } });
          return { fresh, changed };
        };
        // What a process reads once.
        await countOf(1);
        const few = await countOf(2);
        const many = await countOf(40);
        // A statement more or less follows from how long the job takes.
        expect(many.fresh - few.fresh).toBeLessThan(8);
        expect(many.changed - few.changed).toBeLessThan(8);
      },
    );
  },
  [...gatewayMigrations, ...shopMigrations],
);
