import {
  createCategory,
  deleteCategory,
  enterpriseOnboarding,
  getMediaManagerCategories,
  updateCategory,
  type EnterpriseCategory,
} from '@wix/auto_sdk_media_enterprise-media-categories';
import {
  bulkImportFiles,
  bulkUpdateItem,
  generateFileUploadUrl,
  linkItemToCategories,
  overwriteItemCategories,
  searchItems,
  updateItem,
  type EnterpriseMediaItem,
} from '@wix/auto_sdk_media_enterprise-media-items';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { EnterpriseCategory, EnterpriseMediaItem };

/** What the contract's search returns at once. */
const MAX_PAGE = 100;

export interface LibraryTree {
  root: EnterpriseCategory;
  categories: EnterpriseCategory[];
}

export interface ItemsPage {
  items: EnterpriseMediaItem[];
  total: number;
}

export interface ItemsQuery {
  categoryId: string;
  /** What to look for. */
  words: string;
  limit: number;
}

/** Of many, what became of each. */
export interface DoneToMany {
  done: number;
  failed: number;
}

const counted = (metadata: { totalSuccesses?: number; totalFailures?: number } | undefined): DoneToMany => ({
  done: metadata?.totalSuccesses ?? 0,
  failed: metadata?.totalFailures ?? 0,
});

export const enterpriseMediaOperations = {
  /** Null before the account was onboarded. */
  tree: async (options?: CallOptions): Promise<LibraryTree | null> => {
    const { category } = await staffClient(options).use(getMediaManagerCategories)();
    const root = category?.category;
    if (!root) return null;
    return { root, categories: (category.subCategories ?? []).flatMap((one) => one.category ?? []) };
  },
  onboard: (accountName: string) =>
    staffClient().use(enterpriseOnboarding)(crypto.randomUUID(), { accountName }),
  createCategory: (category: { displayName: string; publishStatus: 'PUBLISHED' | 'UNPUBLISHED' }) =>
    staffClient().use(createCategory)(category),
  updateCategory: (
    id: string,
    category: { displayName?: string; publishStatus?: 'PUBLISHED' | 'UNPUBLISHED' },
  ) => staffClient().use(updateCategory)(id, category),
  deleteCategory: (id: string) => staffClient().use(deleteCategory)(id),

  items: async ({ categoryId, words, limit }: ItemsQuery, options?: CallOptions): Promise<ItemsPage> => {
    const read = async (offset: number) => {
      const { items = [], pagingMetadata } = await staffClient(options).use(searchItems)({
        filter: { parentCategoryIds: { $hasSome: [categoryId] } },
        search: { expression: words },
        paging: { limit: Math.min(MAX_PAGE, limit - offset), offset },
      });
      return { items, total: pagingMetadata?.total ?? offset + items.length };
    };
    const found = await read(0);
    while (found.items.length < Math.min(limit, found.total)) {
      const { items } = await read(found.items.length);
      if (items.length === 0) break;
      found.items.push(...items);
    }
    return found;
  },
  updateItem: (id: string, change: Pick<EnterpriseMediaItem, 'title' | 'displayTags' | 'publishStatus'>) =>
    staffClient().use(updateItem)(id, change),
  publishMany: async (ids: readonly string[], publishStatus: 'PUBLISHED' | 'UNPUBLISHED') => {
    const requests = ids.map((_id) => ({ item: { _id, publishStatus } }));
    const { bulkActionMetadata } = await staffClient().use(bulkUpdateItem)(requests);
    return counted(bulkActionMetadata);
  },
  link: (id: string, categoryIds: string[]) => staffClient().use(linkItemToCategories)(id, { categoryIds }),
  overwrite: (id: string, categoryIds: string[]) =>
    staffClient().use(overwriteItemCategories)(id, { categoryIds }),
  importMany: async (urls: readonly string[], categoryIds: string[]): Promise<DoneToMany> => {
    const requests = urls.map((url) => ({ url }));
    const { bulkActionMetadata } = await staffClient().use(bulkImportFiles)(requests, { categoryIds });
    return counted(bulkActionMetadata);
  },
  uploadUrl: async (file: File, categoryIds: string[]): Promise<string> => {
    const { uploadUrl } = await staffClient().use(generateFileUploadUrl)({
      fileName: file.name,
      contentType: file.type,
      sizeInBytes: file.size,
      categoryIds,
    });
    return uploadUrl ?? '';
  },
};
