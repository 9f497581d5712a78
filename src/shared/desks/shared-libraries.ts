import * as categories from '../contract/generated/media_enterprise-media-categories.rights.ts';
import * as items from '../contract/generated/media_enterprise-media-items.rights.ts';
import type { DeskFacts } from './desk.ts';

export const sharedLibrariesDesk = {
  name: 'shared-libraries',
  place: 'main',
  under: 'media',
  goTo: 'l',
  entities: [
    'wix.media.enterprise_public_media.v1.enterprise_category',
    'wix.media.enterprise_public_media.v1.enterprise_item',
  ],
  rights: {
    list: [...categories.getCategory, ...items.queryItems],
    createCategory: categories.createCategory,
    editCategory: categories.updateCategory,
    deleteCategory: categories.deleteCategory,
    edit: items.updateItem,
    link: items.overwriteItemCategories,
    import: items.importFile,
    upload: items.generateFileUploadUrl,
  },
} as const satisfies DeskFacts;
