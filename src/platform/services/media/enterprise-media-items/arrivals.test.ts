import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { ACCOUNT, enterpriseModules } from '#testing/enterprise-media.ts';
import { hosted, mediaModules, received } from '#testing/media.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const INSPECTION = {
  mediaType: 'IMAGE',
  contentType: 'image/jpeg',
  width: 800,
  height: 600,
  format: 'jpeg',
  assets: {},
} as const;

let site = 0;

onDatabase(
  'files of shared libraries',
  (database) => {
    async function onboarded() {
      const plain = startStack(database());
      const id = `11111111-1111-4111-8111-${String(++site).padStart(12, '0')}`;
      const stack = startStack(database(), { site: { ...plain.site, id } });
      const modules = enterpriseModules(stack);
      await modules.categories.enterpriseOnboarding(ACCOUNT);
      const { _id: press = '' } = await modules.categories.createCategory({ displayName: 'Press' });
      return { stack, press, ...modules };
    }

    async function settle(stack: Stack, token: string, text = 'a picture'): Promise<string> {
      const { body } = await hosted(stack, 'uploads/settle', { token, received: received(text, 'sun.jpg') });
      return body.file?.id ?? '';
    }

    const inspect = (stack: Stack, fileId: string, text = 'a picture') =>
      hosted(stack, 'inspections/settle', {
        fileId,
        sha256: received(text, 'sun.jpg').sha256,
        inspection: INSPECTION,
      });

    it('docs: an upload becomes an item of its categories and of the root', async () => {
      const { stack, press, items, categories } = await onboarded();
      const { _id: missing = '' } = await categories.createCategory({ displayName: 'Gone' });
      const { uploadUrl = '' } = await items.generateFileUploadUrl({
        fileName: 'sun.jpg',
        contentType: 'image/jpeg',
        sizeInBytes: 9,
        categoryIds: [press, missing],
      });
      const token = uploadUrl.split('/').at(-1) ?? '';
      expect(await errorOf(items.itemUploadCallback({ itemId: 'x', callbackToken: token }))).toBe(
        'UPLOAD_NOT_FOUND',
      );
      await categories.deleteCategory(missing);
      const id = await settle(stack, token);
      expect(await errorOf(items.getItem(id))).toBe('ITEM_NOT_FOUND');
      const callback = { itemId: id, callbackToken: token };
      expect(await items.itemUploadCallback(callback)).toEqual({ message: 'The file is being looked at.' });
      await inspect(stack, id);
      const item = await items.getItem(id);
      expect(item).toMatchObject({
        _id: id,
        internalId: id,
        title: 'sun.jpg',
        mediaType: 'IMAGE',
        publishStatus: 'UNPUBLISHED',
        parentCategoryIds: [ACCOUNT, press],
      });
      expect(item.assets?.image).toContain(`wix:image://v1/${id}/sun.jpg#originWidth=800&originHeight=600`);
      expect(await items.itemUploadCallback(callback)).toEqual({ message: 'The item is there.' });
      const other = { ...callback, itemId: 'other' };
      expect(await errorOf(items.itemUploadCallback(other))).toBe('ITEM_MISMATCH');
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where site_id = ${stack.site.id} and entity_id = ${id}
          and entity_fqdn like '%enterprise_item'`.execute(database().kysely);
      expect(rows.map(({ slug }) => slug)).toEqual(['created']);
      const { files } = await mediaModules(stack).files.searchFiles({});
      expect(files).toEqual([]);
    });

    it('docs: an import answers at once and is an item when its bytes are there', async () => {
      const { stack, press, items } = await onboarded();
      const { item } = await items.importFile('https://pictures.test/sun.jpg', {
        categoryIds: [press],
        uploaderSystemTag: 'dam',
        uploaderInfoSystemTag: 'asset-7',
      });
      const id = item?.internalId ?? '';
      expect(id).not.toBe('');
      await hosted(stack, 'imports/settle', { fileId: id, received: received('a picture', 'sun.jpg') });
      await inspect(stack, id);
      expect(await items.getItem(id)).toMatchObject({
        parentCategoryIds: [ACCOUNT, press],
        systemTags: ['_external_uploader:dam', '_external_uploader_info:asset-7'],
      });
    });

    it('docs: of many imports each has its own result', async () => {
      const { press, items } = await onboarded();
      const { results, bulkActionMetadata } = await items.bulkImportFiles(
        [
          { url: 'https://pictures.test/one.jpg' },
          { url: 'https://pictures.test/two.jpg', categoryIds: ['nowhere'] },
        ],
        { categoryIds: [press], returnEntity: false },
      );
      expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
      expect(results?.[0]).toEqual({
        itemMetadata: expect.objectContaining({ success: true, originalIndex: 0 }),
      });
      expect(results?.[1]?.itemMetadata?.error?.code).toBe('CATEGORY_NOT_FOUND');
    });
  },
  platformMigrations,
);
