import * as enterpriseCategories from '@wix/auto_sdk_media_enterprise-media-categories';
import * as enterpriseItems from '@wix/auto_sdk_media_enterprise-media-items';
import { items, type EnterpriseItem } from '../platform/services/media/enterprise-media-items/tables.ts';
import type { Stack } from './stack.ts';

export const ACCOUNT = '77777777-7777-4777-8777-777777777777';

export const enterpriseModules = (stack: Stack) =>
  stack.sdk({ categories: enterpriseCategories, items: enterpriseItems });

export type EnterpriseModules = ReturnType<typeof enterpriseModules>;

/** An item as an upload leaves it. */
export async function storeItem(
  { database, site, clock }: Stack,
  item: Partial<EnterpriseItem> & { id: string },
): Promise<void> {
  const now = clock.now().toISOString();
  await items.insert(database.kysely, site.id, {
    internalId: item.id,
    title: item.id,
    mediaType: 'IMAGE',
    sizeInBytes: '100',
    displayTags: [],
    internalTags: [],
    systemTags: [],
    parentCategoryIds: [ACCOUNT],
    publishStatus: 'UNPUBLISHED',
    createdDate: now,
    updatedDate: now,
    ...item,
  });
}
