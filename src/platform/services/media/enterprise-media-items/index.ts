import type { Context } from '#platform/context.ts';
import type { EnterpriseMediaItemsApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { fileReady, itemUploadCallback } from './arrive.ts';
import { bulkImportFiles, generateFileUploadUrl, importFile } from './bring.ts';
import {
  categoryDeleted,
  linkItemToCategories,
  overwriteItemCategories,
  unlinkItemFromCategories,
} from './links.ts';
import { migrations } from './migrations.ts';
import { getItem, queryItems, searchItems } from './read.ts';
import { entities } from './tables.ts';
import { bulkUpdateItem, updateItem } from './update.ts';

export const enterpriseMediaItems = defineService({
  name: 'enterprise-media-items',
  package: 'media_enterprise-media-items',
  handlers: {
    getItem,
    queryItems,
    searchItems,
    updateItem,
    bulkUpdateItem,
    linkItemToCategories,
    unlinkItemFromCategories,
    overwriteItemCategories,
    generateFileUploadUrl,
    importFile,
    bulkImportFiles,
    itemUploadCallback,
  } satisfies Handlers<EnterpriseMediaItemsApi, Context>,
  listeners: {
    'wix.media.site_media.v1.file_descriptor_file_ready': fileReady,
    'wix.media.enterprise_public_media.v1.enterprise_category_deleted': categoryDeleted,
  },
  entities,
  migrations,
});
