import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import type { EnterpriseMediaCategoriesApi, Handler } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { findRoot } from './category.ts';
import { categories, type EnterpriseCategory } from './tables.ts';

const events = entityEvents('wix.media.enterprise_public_media.v1.enterprise_category');
const MIN_NAME = 2;

/** The account is whichever comes first; a shop belongs to one. */
export const enterpriseOnboarding: Handler<
  EnterpriseMediaCategoriesApi,
  'enterpriseOnboarding',
  Context
> = async ({ accountId, accountName }, context) => {
  const { db, siteId } = context;
  // Two at once are told apart: the second finds what the first made.
  await lockByName(db, `enterprise_categories:${siteId}`);
  const category = (await findRoot(context)) ?? (await makeRoot(context, accountId, accountName));
  if (category.id !== accountId)
    throw permissionDenied('The caller belongs to another account.', undefined, { accountId });
  return { category };
};

async function makeRoot(
  context: Context,
  id: string,
  accountName: string | undefined,
): Promise<EnterpriseCategory> {
  const { db, siteId, clock, site } = context;
  const now = clock.now().toISOString();
  const name = accountName?.trim() ?? '';
  const root: EnterpriseCategory = {
    id,
    displayName: name.length < MIN_NAME ? site.name : name,
    sortOrder: 0,
    publishStatus: 'PUBLISHED',
    createdDate: now,
    updatedDate: now,
  };
  await categories.insert(db, siteId, root);
  await context.emit(events.created(root));
  return root;
}
