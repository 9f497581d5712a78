import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { MediaUse } from '#shared/media-uses.ts';
import { catalogModules, fillCatalog, mug } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { bringFile } from '#testing/media.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

const FILES = ['a1_0~mv2.jpg', 'b2_0~mv2.png', 'c3_0~mv2.webp', 'd4_0.pdf'] as const;

interface Doc {
  id: string;
  name: string;
  media?: { itemsInfo?: { items?: { id?: string }[] }; items?: { id?: string }[] };
  plainDescription?: string;
  variantsInfo?: { variants: { digitalProperties?: { digitalFile?: { id?: string } } }[] };
}

const inOrder = (uses: readonly MediaUse[]): string[] =>
  uses
    .map(({ fileId, entity, entityId, name, place }) => [fileId, entity, entityId, name, place].join(' | '))
    .toSorted();

/** As they follow from the documents, by other means than the catalog's. */
async function usesInDocuments({ database, site }: Stack): Promise<string[]> {
  const read = async (table: string): Promise<Doc[]> => {
    const { rows } = await sql<{ doc: Doc }>`
      select doc from ${sql.table(table)} where site_id = ${site.id}`.execute(database.kysely);
    return rows.map(({ doc }) => doc);
  };
  const uses: MediaUse[] = [];
  for (const { id, name, ...doc } of await read('products')) {
    const add = (fileId: string | undefined, place: MediaUse['place']): void => {
      if (fileId) uses.push({ fileId, entity: 'product', entityId: id, name, place });
    };
    (doc.media?.itemsInfo?.items ?? []).forEach((item, at) => add(item.id, `picture ${at + 1}`));
    for (const [, fileId] of JSON.stringify(doc).matchAll(/"src":\{"id":"([^"]+)"/g))
      add(fileId, 'description');
    for (const { digitalProperties } of doc.variantsInfo?.variants ?? [])
      add(digitalProperties?.digitalFile?.id, 'file');
  }
  for (const { id, name, media } of await read('collections')) {
    for (const item of media?.items ?? [])
      if (item.id) uses.push({ fileId: item.id, entity: 'collection', entityId: id, name, place: 'cover' });
  }
  return [...new Set(inOrder(uses))];
}

async function notedUses({ database, site }: Stack): Promise<string[]> {
  const { rows } = await sql<MediaUse>`
    select file_id as "fileId", entity, entity_id as "entityId", name, place from media_uses
    where site_id = ${site.id}`.execute(database.kysely);
  return inOrder(rows);
}

const picture = (id: string) => ({ url: `https://static.wixstatic.com/media/${id}` });
const media = (files: readonly string[]) => ({ itemsInfo: { items: files.map(picture) } });
const described = (file: string) => ({
  nodes: [
    {
      type: 'IMAGE' as const,
      id: 'one',
      nodes: [],
      imageData: { image: { src: { id: file }, width: 20, height: 30 } },
    },
  ],
});

const someFiles = fc.array(fc.constantFrom(...FILES), { maxLength: 4 });
const step = fc.oneof(
  fc.record({ act: fc.constant('create' as const), files: someFiles }),
  fc.record({ act: fc.constant('create in the first catalog' as const), files: someFiles }),
  fc.record({ act: fc.constant('pictures' as const), at: fc.nat(), files: someFiles }),
  fc.record({ act: fc.constant('describe' as const), at: fc.nat(), file: fc.constantFrom(...FILES) }),
  fc.record({ act: fc.constant('rename' as const), at: fc.nat(), name: fc.constantFrom('Low sun', 'Dune') }),
  fc.record({ act: fc.constant('delete' as const), at: fc.nat() }),
  fc.record({ act: fc.constant('refused' as const), at: fc.nat(), files: someFiles }),
  fc.record({
    act: fc.constant('collection' as const),
    at: fc.nat(),
    name: fc.constantFrom('Rooms', 'Walls'),
  }),
  fc.record({ act: fc.constant('delete collection' as const), at: fc.nat() }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function tries(stack: Stack, one: Step, made: string[], stored: string[]): Promise<void> {
  const { products, productsV3 } = catalogModules(stack);
  const id = 'at' in one ? made[one.at % made.length] : undefined;
  const revision = async (): Promise<string> => String((await productsV3.getProduct(id ?? '')).revision);
  if (one.act === 'create') {
    const reply = await productsV3.createProductWithInventory(mug('Vase', 1, { media: media(one.files) }));
    made.push(String(reply.product?._id));
  } else if (one.act === 'create in the first catalog') {
    const { product } = await products.createProduct({
      name: 'Mug',
      productType: 'physical',
      priceData: { price: 9 },
    });
    made.push(String(product?._id));
  } else if (one.act === 'collection') {
    const collectionId = stored[one.at % stored.length];
    if (collectionId) await products.updateCollection(collectionId, { name: one.name });
  } else if (one.act === 'delete collection') {
    const [missing] = stored.splice(one.at % Math.max(stored.length, 1), 1);
    if (missing) await products.deleteCollection(missing);
  } else if (id === undefined) {
    return;
  } else if (one.act === 'pictures') {
    await productsV3.updateProduct(id, { revision: await revision(), media: media(one.files) });
  } else if (one.act === 'describe') {
    await productsV3.updateProduct(id, { revision: await revision(), description: described(one.file) });
  } else if (one.act === 'rename') {
    await productsV3.updateProduct(id, { revision: await revision(), name: one.name });
  } else if (one.act === 'refused') {
    const change = { revision: '0', media: media(one.files) };
    await productsV3.updateProduct(id, change).catch(() => undefined);
  } else {
    made.splice(made.indexOf(id), 1);
    await productsV3.deleteProduct(id);
  }
}

onDatabase(
  'where files are used',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      stack = startStack(database());
    });

    it('assumed: what is noted with each change is what the documents say', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const made: string[] = [];
          for (const one of steps) await tries(stack, one, made, []);
          expect(await notedUses(stack)).toEqual(await usesInDocuments(stack));
        }),
        runs(60),
      );
    });

    it('assumed: a shop that is filled has its uses; collections let go of theirs; the migration finds the same', async () => {
      await fillCatalog(database(), stack);
      const noted = await notedUses(stack);
      expect(noted.length).toBeGreaterThan(50);
      expect(noted).toEqual(await usesInDocuments(stack));

      const { rows } = await sql<{ id: string }>`
        select id from collections where doc -> 'media' is not null and site_id = ${stack.site.id}`.execute(
        database().kysely,
      );
      const stored = rows.map(({ id }) => id);
      await tries(stack, { act: 'collection', at: 0, name: 'Walls' }, [], stored);
      await tries(stack, { act: 'delete collection', at: 1 }, [], stored);
      const { productsV3 } = catalogModules(stack);
      const held = await productsV3.createProductWithInventory(mug('Held', 1, { media: media(FILES) }));
      await productsV3.updateProduct(String(held.product?._id), {
        revision: '1',
        description: described('e5_0~mv2.jpg'),
      });
      const after = await notedUses(stack);
      expect(after).toEqual(await usesInDocuments(stack));
      expect(after).not.toEqual(noted);

      await sql`delete from media_uses`.execute(database().kysely);
      const migration = platformMigrations.find(({ service }) => service === 'catalog')?.migrations[
        '007-media-uses'
      ];
      await sql.raw(migration as string).execute(database().kysely);
      expect(await notedUses(stack)).toEqual(after);
    });

    it('assumed: the library is asked for what nothing uses', async () => {
      const unused = async (): Promise<string[]> => {
        const query = { filter: { used: { $exists: false } } };
        const reply = await stack.call('POST', '/site-media/v1/files/query', { query });
        const { files } = (await reply.json()) as { files: { id: string }[] };
        return files.map(({ id }) => id);
      };
      const { productsV3 } = catalogModules(stack);
      const [first, second] = [await bringFile(stack), await bringFile(stack, { text: 'another' })];
      expect(new Set(await unused())).toEqual(new Set([first, second]));
      const made = await productsV3.createProductWithInventory(mug('Jug', 1, { media: media([first]) }));
      const id = String(made.product?._id);
      expect(await unused()).toEqual([second]);
      await productsV3.updateProduct(id, { revision: '1', media: media([second]) });
      expect(await unused()).toEqual([first]);
      await productsV3.deleteProduct(id);
      expect(new Set(await unused())).toEqual(new Set([first, second]));
    });

    it('assumed: a file that comes after its use, as old pictures do, is used from the beginning', async () => {
      const stored = await sql<{ id: string }>`insert into media_files (site_id, id, doc)
        select site_id, 'late~mv2.jpg', doc || '{"id":"late~mv2.jpg"}' from media_files limit 1
        returning used`.execute(database().kysely);
      expect(stored.rows).toEqual([{ used: null }]);
      await sql`delete from media_files where id = 'late~mv2.jpg'`.execute(database().kysely);
      const { productsV3 } = catalogModules(stack);
      await productsV3.createProductWithInventory(mug('Pot', 1, { media: media(['late~mv2.jpg']) }));
      const late = await sql<{ id: string }>`insert into media_files (site_id, id, doc)
        select site_id, 'late~mv2.jpg', doc || '{"id":"late~mv2.jpg"}' from media_files limit 1
        returning used`.execute(database().kysely);
      expect(late.rows).toEqual([{ used: 'yes' }]);
    });

    it('assumed: the shop’s key asks for them, and nobody else', async () => {
      const { productsV3 } = catalogModules(stack);
      const made = await productsV3.createProductWithInventory(
        mug('Cup', 1, { media: media(['cup~mv2.jpg']) }),
      );
      const requested = { fileIds: ['cup~mv2.jpg', 'no-such-file'] };
      const reply = await stack.call('POST', '/hosted/media/uses/read', requested);
      const entityId = made.product?._id;
      expect(await reply.json()).toEqual({
        uses: [{ fileId: 'cup~mv2.jpg', entity: 'product', entityId, name: 'Cup', place: 'picture 1' }],
      });
      const other = await stack.call('POST', '/hosted/media/uses/read', requested, {
        authorization: TEST_READ_KEY,
      });
      expect(other.status).toBe(403);
    });
  },
  platformMigrations,
);
