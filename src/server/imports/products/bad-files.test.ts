import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_IMPORT_BYTES } from '#shared/imports.ts';
import type { ProductImport } from '#shared/product-import.ts';
import { memoryFiles } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { shopMigrations } from '#testing/shop.ts';
import { TEST_API_KEY } from '#testing/stack.ts';
import type { Outcome } from '../../jobs/jobs.ts';
import { importWaiting } from '../../media/upload/imports.ts';
import { embeddedFetch } from '../../platform-fetch.ts';

const HEAD = 'Handle,Name,Price,SKU,Stock,Collections';
const WRITTEN =
  'products, inventory_items, variant_keys, collections, product_imports, media_files, held_stock, domain_events';

onDatabase(
  'product files that nobody means well',
  (database) => {
    let desk: ImportDesk<ProductImport>;
    let requested = 0;
    const inside = createServer((_, response) => {
      requested++;
      response.end('secret');
    });
    let drafts = '';
    beforeAll(async () => {
      await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
      drafts = await mkdtemp(join(tmpdir(), 'counterpart-bad-files-'));
      desk = new ImportDesk<ProductImport>(database(), 'product');
      await desk.open();
    });
    afterAll(async () => {
      inside.close();
      await rm(drafts, { recursive: true });
    });
    beforeEach(() => desk.empty(WRITTEN));

    const slugs = async (): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from products order by slug`.execute(
        database().kysely,
      );
      return rows.map(({ slug }) => slug);
    };
    const problemsOf = async (productImport: ProductImport) =>
      (await desk.refused(productImport)).map(({ problem: { kind, column, row } }) => [kind, column, row]);

    it('more than 50 MB are not kept, nor what is no table', async () => {
      const large = await desk.takeIn(Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a,b\n'));
      expect(large.status).toBe(413);
      for (const text of [
        '',
        'only one line',
        'a,b',
        '\0\0\0',
        '"open,never\nclosed',
        '\u0089PNG\r\n\u001A\n',
      ])
        expect([text, (await desk.takeIn(text)).status]).toEqual([text, 400]);
      const { rows } = await sql`select 1 from import_parts`.execute(database().kysely);
      expect(rows).toEqual([]);
      expect(await desk.run('products.import', { id: crypto.randomUUID() })).toMatchObject({
        status: 'failed',
      });
    });

    it('an upload is answered before the file is checked; a cell and a row too long are named', async () => {
      const long = 'x'.repeat(40_000);
      const used = await desk.takeIn(
        [HEAD, `cup,${long},5.00,C-1,3,`, 'jug,Jug,5.00,C-2,3,', `pot,${','.repeat(300_000)}`].join('\n'),
      );
      const body = (await used.json()) as ProductImport;
      expect(body).not.toHaveProperty('summary');
      expect(body.check).toMatchObject({ status: 'queued', kind: 'products.check-import' });
      await desk.work(body.check?.id ?? '');
      const dry = await desk.again(body);
      expect(dry.summary).toMatchObject({ fresh: { count: 1 }, refused: { count: 2 } });
      expect(
        (await desk.refused(dry)).map(({ problem: { row, column, text } }) => [row, column, text]),
      ).toEqual([
        [2, 'Name', 'has a cell with more than 32,767 characters'],
        [4, undefined, 'is longer than 200 KB'],
      ]);
    });

    it('a file whose head or only row is too long says which row that is', async () => {
      const long = ','.repeat(300_000);
      for (const [text, row] of [
        [`${HEAD}${long}\ncup,Cup`, 1],
        [`${HEAD}\n${long}`, 2],
      ] as const)
        expect(await (await desk.takeIn(text)).json()).toMatchObject({
          message: `Row ${row} is longer than 200 KB.`,
        });
    });

    it('a dry run that is canceled can be run again, and one with other columns ends the former', async () => {
      const used = await desk.takeIn(`${HEAD}\ncup,Cup,5.00,C-1,3,`);
      const body = (await used.json()) as ProductImport;
      const first = body.check?.id ?? '';
      await desk.merchant.post(`/admin/api/jobs/${first}/cancel`, {});
      await desk.work(first);
      const canceled = await desk.again(body);
      expect(canceled).not.toHaveProperty('summary');
      expect(canceled.check).toMatchObject({ status: 'cancelled' });

      const second = (await (await desk.sendCheck(body)).json()) as ProductImport;
      const mapping = body.mapping.map((field) => (field === 'sku' ? null : field));
      const third = (await (await desk.sendCheck(body, { mapping })).json()) as ProductImport;
      expect(third.check?.id).not.toBe(second.check?.id);
      await desk.work(second.check?.id ?? '');
      expect(await desk.job(second.check?.id ?? '')).toMatchObject({ status: 'cancelled' });
      expect(await desk.again(body)).not.toHaveProperty('summary');
      await desk.work(third.check?.id ?? '');
      expect(await desk.again(body)).toMatchObject({ mapping, summary: { fresh: { count: 1 } } });
    });

    it('a dry run goes on with the first row that was not compared, whenever its process stops', async () => {
      const rows = Array.from({ length: 250 }, (_, n) => `cup-${n},Cup ${n},5.00,C-${n},3,`);
      // Of two rows with one SKU the second is rejected: which was first is known after a restart as well.
      rows[210] = 'cup-210,Cup,5.00,C-3,3,';
      rows[220] = 'cup-5,Cup,5.00,C-220,3,';
      rows[130] = 'cup-130,Cup,many,C-130,3,';
      const file = [HEAD, ...rows].join('\n');
      const expected = await desk.read(file);
      const rejected = await desk.refused(expected);
      expect(expected.summary).toMatchObject({ rows: 250, fresh: { count: 247 }, refused: { count: 3 } });

      const kind = desk.gateway.jobs.kinds.get('products.check-import');
      for (const killedAt of [1, 2, 3]) {
        const body = (await (await desk.takeIn(file)).json()) as ProductImport;
        const { id = '' } = body.check ?? {};
        const selection = { filter: { import: body.id } };
        const job = { id, kind: 'products.check-import', selection, params: {}, actor: '', expanded: true };
        const { items = [] } = (await kind?.select(selection)) ?? {};
        const reported: Outcome[] = [];
        desk.calls = [];
        desk.dies = (path) => path.endsWith('/foresee') && desk.calls.length === killedAt;
        const report = async (outcomes: readonly Outcome[]) => void reported.push(...outcomes);
        await expect(kind?.work({ job, items, idempotencyKey: id, report })).rejects.toThrow(
          'The platform cannot be reached.',
        );
        // A job whose last part is done would not be taken up again.
        expect(reported).toEqual([]);
        desk.dies = () => false;
        await desk.work(id);
        const input = await desk.again(body);
        expect(input).toMatchObject({ check: { status: 'done', done: 1, failed: 0, skipped: 0 } });
        expect(input.summary).toEqual(expected.summary);
        expect(await desk.refused(input)).toEqual(rejected);
        // Three batches, and the one that failed once more.
        expect(desk.calls.filter((path) => path.endsWith('/foresee'))).toHaveLength(4);
      }
    });

    it('titles and values of more than is shown of them are cut between two characters', async () => {
      const long = `${'x'.repeat(199)}\u{1F600}`;
      const { status } = await desk.takeIn(`${HEAD},${long}\ntasse,${long},5.00,C-1,3,,`);
      expect(status).toBe(200);
      expect((await desk.takeIn(`${HEAD}\ntasse,T\0sse,5.00,C-1,3,`)).status).toBeLessThan(500);
    });

    it('one lost letter costs its row and no other', async () => {
      const good = `${HEAD}\ntasse,Größe,5.00,C-1,3,\ntopf,Töpfe,5.00,C-2,3,\nkanne,K`;
      const dry = await desk.read(
        Buffer.concat([Buffer.from(good), Buffer.from([0xe4]), Buffer.from('nnchen,5.00,C-3,3,\n')]),
      );
      expect(dry).toMatchObject({
        encoding: 'utf-8',
        summary: { fresh: { count: 2 }, refused: { count: 1 }, problems: { encoding: 1 } },
      });
      expect(await problemsOf(dry)).toEqual([['encoding', 'Name', 4]]);
      await desk.run('products.import', dry);
      expect(await slugs()).toEqual(['tasse', 'topf']);
    });

    it('what a spreadsheet would run comes in as text, and stays text in what is handed out', async () => {
      const head = 'Handle,Name,Description,Brand,Price,SKU,SEO title';
      const typed = ['=1+1', '@SUM(A1)', '+ Ink Color 2', '=HYPERLINK("http://x","y")', '- soft', '＝1+1'];
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const rows = typed.map((cell, n) =>
        [`cup-${n}`, cell, cell, cell, '5.00', `C-${n}`, cell].map(quoted).join(','),
      );
      const dry = await desk.read([head, ...rows, `cup-9,${quoted('=1')},a,b,five,C-9,c`].join('\n'));
      expect(await problemsOf(dry)).toEqual([['format', 'Price', 8]]);
      expect(await desk.refusedCsv(dry)).toContain("'=1");
      await desk.run('products.import', dry);
      const { rows: found } = await sql<{ name: string; brand: string }>`
        select doc ->> 'name' as name, doc #>> '{brand,name}' as brand from products order by slug`.execute(
        database().kysely,
      );
      expect(found).toEqual(typed.map((cell) => ({ name: cell, brand: cell })));
    });

    it('ten thousand variants of one product are rejected, as many at a time as are read together', async () => {
      const head = 'Handle,Name,Option 1,Choice 1,SKU,Price';
      const many = Array.from({ length: 10_000 }, (_, n) => `big,Big,Size,N${n},B-${n},1.00`);
      const dry = await desk.read([head, 'cup,Cup,,,C-1,1.00', ...many].join('\n'));
      expect(await problemsOf(dry)).toEqual([
        ['format', 'Handle', 3],
        ...Array.from({ length: 9 }, (_, part) => ['twice', 'Handle', 1103 + part * 1100]),
      ]);
    });

    it('pictures at addresses inside are never fetched; the product stands without them', async () => {
      const { port } = inside.address() as AddressInfo;
      const addresses = [
        `http://127.0.0.1:${port}/a.jpg`,
        `http://127.1:${port}/b.jpg`,
        `http://0x7f.1:${port}/c.jpg`,
        'http://169.254.169.254/latest/meta-data/',
        'http://10.0.0.1/d.jpg',
      ];
      const dry = await desk.read(
        ['Handle,Name,Price,Pictures', `cup,Cup,5.00,${addresses.join(';')}`].join('\n'),
      );
      await desk.run('products.import', dry);
      expect(await slugs()).toEqual(['cup']);
      const { platform, site } = desk.shop;
      const warnings: unknown[] = [];
      await importWaiting({
        platformFetch: embeddedFetch(platform, { apiKey: TEST_API_KEY, siteId: site.id }),
        files: memoryFiles(),
        drafts,
        logger: { warn: (told: unknown) => void warnings.push(told) },
      });
      const { rows } = await sql<{ status: string }>`
        select doc ->> 'operationStatus' as status from media_files`.execute(database().kysely);
      expect(rows).toEqual(addresses.map(() => ({ status: 'FAILED' })));
      expect(requested).toBe(0);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
