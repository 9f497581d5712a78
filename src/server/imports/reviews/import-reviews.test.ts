import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReviewImport } from '#shared/review-import.ts';
import { reviewColumnLabels } from '#shared/review-columns.en.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { statementsOf } from '#testing/statements.ts';
import { shopMigrations } from '#testing/shop.ts';

const HEAD =
  'title,body,rating,review_date,reviewer_name,reviewer_email,product_handle,reply,picture_urls,verified,status';
const WRITTEN =
  'reviews, review_decisions, review_ratings, review_imports, media_files, known_contacts, imported_contacts, customer_notes';

interface StoredReview {
  id: string;
  revision: string;
  content: { rating: number; title?: string; media?: { image: { id: string } }[] };
  author: { contactId: string; authorName: string | null };
  moderation: { moderationStatus: string };
}

onDatabase(
  'the import of reviews',
  (database) => {
    let desk: ImportDesk<ReviewImport>;
    let scarf = '';

    beforeAll(async () => {
      desk = new ImportDesk<ReviewImport>(database(), 'review');
      await desk.open();
      await sql`truncate products, variant_keys, inventory_items`.execute(database().kysely);
      const reply = await desk.shop.call('POST', '/stores/v3/products', {
        product: {
          name: 'Wool scarf',
          productType: 'PHYSICAL',
          physicalProperties: {},
          variantsInfo: { variants: [{ sku: 'SCARF-1', price: { actualPrice: { amount: '30.00' } } }] },
        },
      });
      scarf = ((await reply.json()) as { product: { id: string } }).product.id;
    });
    beforeEach(() => desk.empty(WRITTEN));

    const stored = async (): Promise<StoredReview[]> => {
      const { rows } = await sql<{
        doc: StoredReview;
      }>`select doc from reviews order by created_date`.execute(database().kysely);
      return rows.map(({ doc }) => doc);
    };
    const run = async (reviewImport: ReviewImport) => desk.run('reviews.import', reviewImport);
    const exported = async (): Promise<string> => {
      const reply = await desk.merchant.post('/admin/api/jobs', {
        kind: 'reviews.export',
        title: 'Export',
        selection: { filter: {} },
        params: { columns: Object.keys(reviewColumnLabels) },
      });
      const { id } = (await reply.json()) as { id: string };
      await desk.work(id);
      return (await desk.merchant.get(`/admin/api/jobs/${id}/result.csv`)).text();
    };
    const writeHere = (body: string) =>
      desk.shop.call('POST', extensionPath('writeReviewAsContact'), {
        namespace: 'stores',
        entityId: scarf,
        content: { rating: 4, title: '=Warm', body },
        name: 'Hal',
        email: 'hal@example.com',
      });

    it('says what would happen, writes it once, changes what the file says anew, and is undone', async () => {
      const rows = [
        HEAD,
        'Lovely,"Soft, and warm.",5,2025-03-02 10:12:00 UTC,Camille,camille@example.com,wool-scarf,Thank you,https://cdn.example.com/a.jpg,yes,published',
        'Hm,Thin,2,2025-04-02 10:12:00 UTC,Ada,,wool-scarf,,,no,pending',
        'Hm,Thin,2,2025-04-02 10:12:00 UTC,Ada,,gone,,,no,pending',
        'Again,Same,1,2025-05-02 10:12:00 UTC,Camille,camille@example.com,wool-scarf,,,,',
      ];
      const dry = await desk.read(rows.join('\n'));
      expect(dry).toMatchObject({
        source: 'judgeme',
        summary: { fresh: { count: 2 }, refused: { count: 2 }, problems: { product: 1, twice: 1 } },
      });
      expect(await stored()).toEqual([]);
      expect(await run(dry)).toMatchObject({ done: 2, failed: 0 });
      const [lovely, thin] = await stored();
      expect(lovely).toMatchObject({
        entityId: scarf,
        content: { rating: 5, title: 'Lovely', body: 'Soft, and warm.' },
        author: { authorName: 'Camille' },
        moderation: { moderationStatus: 'APPROVED' },
        verified: true,
        createdDate: '2025-03-02T10:12:00.000Z',
        reviewDate: '2025-03-02T10:12:00.000Z',
        reply: { message: 'Thank you' },
      });
      expect(thin).toMatchObject({ moderation: { moderationStatus: 'IN_MODERATION' }, verified: false });
      const picture = lovely?.content.media?.[0]?.image.id ?? '';
      const { rows: files } = await sql<{ origin: string }>`
        select doc #>> '{origin,url}' as origin from media_files where id = ${picture}`.execute(
        database().kysely,
      );
      expect(files).toEqual([{ origin: 'https://cdn.example.com/a.jpg' }]);

      expect((await desk.read(rows.join('\n'))).summary).toMatchObject({
        unchanged: { count: 2 },
        refused: { count: 2 },
      });
      const other = rows
        .slice(0, 3)
        .join('\n')
        .replace('Hm,Thin,2', 'Fine,Thin,4')
        .replace(',pending', ',spam');
      const changed = await desk.read(other);
      expect(changed.summary).toMatchObject({ changed: { count: 1 }, unchanged: { count: 1 } });
      await run(changed);
      expect((await stored())[1]).toMatchObject({
        content: { rating: 4, title: 'Fine' },
        moderation: { moderationStatus: 'REJECTED' },
      });

      const undone = await desk.run('reviews.take-back-import', dry);
      expect(undone).toMatchObject({ done: 1, skipped: 1 });
      expect((await stored()).map(({ content }) => content.title)).toEqual(['Fine']);
    });

    it('makes a contact of each author, and deletes those whom nothing else has used when the import is undone', async () => {
      const emails = async (): Promise<string[]> => {
        const { rows } = await sql<{
          email: string;
        }>`select email from known_contacts order by email`.execute(database().kysely);
        return rows.map(({ email }) => email);
      };
      const contactOf = async (email: string): Promise<string> => {
        const { rows } = await sql<{ id: string }>`select contact_id as id from known_contacts
          where email = ${email}`.execute(database().kysely);
        return rows[0]?.id ?? '';
      };
      await writeHere('Written here');
      const here = await contactOf('hal@example.com');
      const row = (author: string, product = 'wool-scarf') =>
        `Good,Warm,5,2025-03-02,${author},${author}@example.com,${product},,,yes,`;
      const dry = await desk.read(
        [HEAD, row('ada'), row('bo'), row('hal', ''), row('cy', 'gone')].join('\n'),
      );
      await run(dry);
      expect(await emails()).toEqual(['ada@example.com', 'bo@example.com', 'hal@example.com']);
      const [, ada] = await stored();
      expect(await contactOf('hal@example.com')).toBe(here);
      expect((await stored()).map(({ author }) => author.contactId)).toContain(
        await contactOf('ada@example.com'),
      );
      expect(ada).toBeDefined();
      // The team has noted something of one of them.
      await sql`insert into customer_notes (site_id, contact_id, id, text, created_at)
        values (${desk.shop.site.id}, ${await contactOf('bo@example.com')}, 'note', 'Called', now())`.execute(
        database().kysely,
      );
      expect(await desk.run('reviews.take-back-import', dry)).toMatchObject({ done: 2 });
      expect(await emails()).toEqual(['bo@example.com', 'hal@example.com']);
    });

    it('asks the store for authors and what they bought in as many statements for many rows as for few', async () => {
      const countOf = async (rows: number): Promise<{ preview: number; contacts: number }> => {
        await desk.empty(WRITTEN);
        const lines = Array.from(
          { length: rows },
          (_, at) => `Good,Warm,5,2025-03-02,A${at},author${at}@example.com,wool-scarf,,,yes,`,
        );
        let dry: ReviewImport | undefined;
        const previewed = await statementsOf(async () => {
          dry = await desk.read([HEAD, ...lines].join('\n'));
        });
        const given = dry;
        if (!given) throw new Error('The file was not read.');
        expect(given.summary).toMatchObject({ fresh: { count: rows } });
        const written = await statementsOf(() => run(given));
        expect(await stored()).toHaveLength(rows);
        return {
          preview: previewed.filter((text) => /known_contacts|reviews|products|media_files/.test(text))
            .length,
          contacts: written.filter((text) => text.includes('known_contacts')).length,
        };
      };
      const few = await countOf(2);
      expect(few.contacts).toBeGreaterThan(0);
      expect(await countOf(40)).toEqual(few);
    });

    it('holds new reviews where that is chosen', async () => {
      const dry = await desk.read(
        [HEAD, 'A,B,5,2025-03-02,Ada,ada@example.com,wool-scarf,,,,published'].join('\n'),
      );
      await run(await desk.check(dry, { options: { hold: true } }));
      expect((await stored())[0]?.moderation.moderationStatus).toBe('IN_MODERATION');
    });

    it('our own export read back changes nothing, and a review that was written here keeps its words', async () => {
      await writeHere('Two lines\nwith <br> and, commas; "quotes"');
      await run(
        await desk.read(
          [
            HEAD,
            "'=A,B,5,2025-03-02,Ada,ada@example.com,wool-scarf,Thanks,https://cdn.example.com/a.jpg,yes,",
          ].join('\n'),
        ),
      );
      const file = await exported();
      expect(await desk.read(file)).toMatchObject({
        source: 'counterpart',
        summary: { count: 2, unchanged: { count: 2 }, refused: { count: 0 } },
      });
      const changed = await desk.read(file.replace('Two lines', 'No lines'));
      expect(changed.summary).toMatchObject({ refused: { count: 1 }, problems: { taken: 1 } });

      await desk.empty(WRITTEN);
      const there = await desk.read(file);
      expect(there.summary).toMatchObject({ fresh: { count: 2 }, refused: { count: 0 } });
      await run(there);
      const titles = (await stored()).map(({ content }) => content.title);
      expect(new Set(titles)).toEqual(new Set(['=A', '=Warm']));
    });

    it('is for who may write and moderate reviews', async () => {
      const viewer = await desk.gateway.signedIn('viewer');
      expect((await desk.takeIn(HEAD, viewer)).status).toBe(403);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
