import type { SiteDb } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { categories, type EnterpriseCategory } from './tables.ts';

export const missingCategory = (categoryId: string) =>
  notFound('The category was not found.', 'CATEGORY_NOT_FOUND', { categoryId });

/** All of them as they are shown, the account's own first. */
export async function allCategories({ db, siteId }: SiteDb): Promise<EnterpriseCategory[]> {
  const { items } = await categories.query(db, siteId, {});
  return items.toSorted((a, b) => Number(Boolean(a.parentCategoryId)) - Number(Boolean(b.parentCategoryId)));
}

/** The account's own category: everything belongs to it. Undefined before the onboarding. */
export async function findRoot({ db, siteId }: SiteDb): Promise<EnterpriseCategory | undefined> {
  const { items } = await categories.query(db, siteId, {}, { scope: { parentCategoryId: null } });
  return items[0];
}

/** @throws 428 before the onboarding */
export async function rootOf(where: SiteDb): Promise<EnterpriseCategory> {
  const root = await findRoot(where);
  if (!root)
    throw failedPrecondition('The account has no root category yet: onboard it first.', 'ROOT_NOT_FOUND');
  return root;
}
