import { categories } from '@wix/categories';
import { promotionsV3, storesLocationsV3 } from '@wix/stores';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { bringFile, hosted } from '#testing/media.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { LOCATION_ID } from '../inventory/public.ts';

const modules = { promotionsV3, categories, storesLocationsV3 };
const treeReference = { appNamespace: '@wix/stores' };
const NOWHERE = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'promotions',
  (database) => {
    let stack: Stack;
    let picture = '';
    const staff = () => stack.sdk(modules).promotionsV3;
    const plant = async (name: string, parent?: string): Promise<string> => {
      const input = { name, visible: true, ...(parent && { parentCategory: { _id: parent } }) };
      return String((await stack.sdk(modules).categories.createCategory(input, { treeReference }))._id);
    };
    const banner = (name: string, more: object = {}) =>
      staff().createPromotion({ name, media: { _id: picture, altText: 'A sun' }, enabled: true, ...more });

    beforeAll(async () => {
      stack = startStack(database());
      picture = await bringFile(stack);
    });

    it('docs: is made with a picture of the library, changed with its revision, and deleted', async () => {
      const made = await banner('Sale', { destinationUrl: 'https://shop.example.com/sale' });
      expect(made).toMatchObject({
        revision: '1',
        enabled: true,
        categories: [],
        media: { _id: picture, altText: 'A sun', mediaType: 'IMAGE' },
      });
      expect(made.media?.image).toContain(picture);
      const id = String(made._id);
      const changed = await staff().updatePromotion(id, {
        revision: '1',
        name: 'Winter sale',
        enabled: false,
      });
      expect(changed).toMatchObject({
        revision: '2',
        name: 'Winter sale',
        enabled: false,
        media: { _id: picture },
      });
      expect(await errorOf(staff().updatePromotion(id, { revision: '1', name: 'Late' }))).toContain(
        'REVISION',
      );
      expect(await errorOf(staff().updatePromotion(id, { revision: '2', media: null } as never))).toBe(
        'MEDIA_REMOVAL_NOT_ALLOWED',
      );
      expect(await errorOf(banner('Without', { media: { _id: 'nothing.jpg' } }))).toBe('MEDIA_NOT_FOUND');
      await staff().deletePromotion(id);
      expect(await errorOf(staff().getPromotion(id))).not.toBe('nothing refused');
      expect(
        await errorOf(
          stack.sdk(modules, newVisitor()).promotionsV3.createPromotion({ name: 'Mine', media: {} }),
        ),
      ).toBe('PERMISSION_DENIED');
    });

    it('docs: those of a category stand in their order, and what is handed down keeps its place', async () => {
      const top = await plant('Posters');
      const below = await plant('Moons', top);
      const at = (id: string, position: number, appliedToSubcategories = false) => ({
        categories: [{ _id: id, position, appliedToSubcategories }],
      });
      const inherited = await banner('For all', at(top, 2, true));
      const alone = await banner('Posters only', at(top, 1));
      const own = await banner('Moons', at(below, 1));
      await banner('Off', { ...at(below, 3), enabled: false });
      const shown = async (categoryId: string) =>
        (await stack.sdk(modules, newVisitor()).promotionsV3.resolvePromotions(categoryId)).promotions?.map(
          ({ promotion, position }) => [promotion?._id, position],
        );
      expect(await shown(top)).toEqual([
        [alone._id, 1],
        [inherited._id, 2],
      ]);
      expect(await shown(below)).toEqual([
        [own._id, 1],
        [inherited._id, 2],
      ]);
      expect(await errorOf(staff().resolvePromotions(NOWHERE))).toBe('CATEGORY_NOT_FOUND');
      const twice = {
        categories: [
          { _id: top, position: 1 },
          { _id: top, position: 2 },
        ],
      };
      expect(await errorOf(banner('Twice', twice))).toBe('DUPLICATE_CATEGORY_ASSIGNMENT');
      expect(await errorOf(banner('Nowhere', { categories: [{ _id: top }] }))).toEqual([
        'promotion.categories[0] REQUIRED_FIELD',
      ]);
    });

    it('docs: a position has the promotion that was enabled last, and one at two positions stands at both', async () => {
      const top = await plant('Prints');
      const below = await plant('Suns', top);
      const first = await banner('First', { categories: [{ _id: below, position: 1 }] });
      stack.clock.advance(1000);
      const both = await banner('Both', {
        categories: [
          { _id: top, position: 1, appliedToSubcategories: true },
          { _id: below, position: 2 },
        ],
      });
      const displayed = async () =>
        (await staff().resolvePromotions(below)).promotions?.map(({ promotion, position }) => [
          promotion?.name,
          position,
        ]);
      expect(await displayed()).toEqual([
        ['Both', 1],
        ['Both', 2],
      ]);
      stack.clock.advance(1000);
      const off = await staff().updatePromotion(String(first._id), { revision: '1', enabled: false });
      await staff().updatePromotion(String(first._id), { revision: String(off.revision), enabled: true });
      expect(await displayed()).toEqual([
        ['First', 1],
        ['Both', 2],
      ]);
      await staff().updatePromotion(String(both._id), { revision: '1', name: 'Renamed' });
      expect(await displayed()).toEqual([
        ['First', 1],
        ['Renamed', 2],
      ]);
    });

    it('docs: a picture from elsewhere keeps it hidden until it is here', async () => {
      const made = await banner('From afar', { media: { url: 'https://pictures.example.com/sun.jpg' } });
      expect(made).toMatchObject({ enabled: false, media: { mediaType: 'IMAGE' } });
      expect(made.media?.image ?? undefined).toBeUndefined();
      const { rows } = await database()
        .kysely.selectFrom('promotions' as never)
        .select('waiting_file_id' as never)
        .where('id' as never, '=', String(made._id) as never)
        .execute()
        .then((found) => ({ rows: found as { waiting_file_id: string }[] }));
      const fileId = String(rows[0]?.waiting_file_id);
      const sha256 = 'a'.repeat(64);
      const received = {
        fileName: 'sun.jpg',
        contentType: 'image/jpeg',
        sizeInBytes: 9,
        sha256,
        md5: 'b'.repeat(32),
      };
      await hosted(stack, 'imports/settle', { fileId, received });
      await hosted(stack, 'inspections/settle', {
        fileId,
        sha256,
        inspection: {
          mediaType: 'IMAGE',
          contentType: 'image/jpeg',
          width: 80,
          height: 60,
          format: 'jpeg',
          colors: { prominent: '#cc8866', palette: ['#cc8866'] },
          assets: {},
        },
      });
      expect(await staff().getPromotion(String(made._id))).toMatchObject({
        enabled: true,
        media: { _id: fileId },
      });
    });

    it('sdk: many at once, by their tags, found by words and by filter', async () => {
      const { results = [] } = await staff().bulkCreatePromotions(
        ['Spring', 'Summer', 'Autumn'].map((name) => ({ name, media: { _id: picture } })),
        { returnEntity: true },
      );
      const made = results.map(({ item }) => item);
      const ids = made.map((one) => String(one?._id));
      const updated = await staff().bulkUpdatePromotions(
        made.map((one, index) => ({
          promotion: { _id: String(one?._id), revision: index === 2 ? '7' : '1', enabled: true },
        })),
      );
      expect(updated.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      await staff().bulkUpdatePromotionTags(ids.slice(0, 2), {
        assignTags: { publicTags: { tagIds: ['warm'] } },
      });
      expect(await errorOf(staff().bulkUpdatePromotionTags(ids, {}))).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
      const warm = await staff().queryPromotions().hasSome('tags.publicTags.tagIds', ['warm']).find();
      expect(new Set(warm.items.map(({ name }) => name))).toEqual(new Set(['Spring', 'Summer']));
      const found = await staff().searchPromotions({ search: { expression: 'autumn' } });
      expect(found.promotions?.map(({ name }) => name)).toEqual(['Autumn']);
      await staff().bulkUpdatePromotionTagsByFilter(
        { enabled: true },
        { assignTags: { privateTags: { tagIds: ['on'] } } },
      );
      expect((await staff().getPromotion(String(ids[0]))).tags).toMatchObject({
        publicTags: { tagIds: ['warm'] },
        privateTags: { tagIds: ['on'] },
      });
      const removed = await staff().bulkDeletePromotions([...ids, NOWHERE]);
      expect(removed.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 1 });
    });

    it('docs: the shop has one location, where inventory keeps everything', async () => {
      const { storesLocationsV3: locations } = stack.sdk(modules);
      const expected = { _id: LOCATION_ID, locationType: 'VIRTUAL', defaultLocation: true };
      const hidden = locations as unknown as {
        getDefaultStoresLocation(): Promise<{ storesLocation: object }>;
      };
      expect((await hidden.getDefaultStoresLocation()).storesLocation).toMatchObject(expected);
      expect(await locations.getStoresLocation(LOCATION_ID)).toMatchObject(expected);
      expect((await locations.queryStoresLocations().eq('defaultLocation', true).find()).items).toMatchObject(
        [expected],
      );
      expect(await errorOf(locations.getStoresLocation(NOWHERE))).not.toBe('nothing refused');
    });
  },
  platformMigrations,
);
