import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { CategoriesApi, Handler, Request } from '#platform/contract/index.ts';
import {
  ancestorsOf,
  arrangeUnder,
  categories,
  descendantsOf,
  followTree,
  lockTree,
  MAX_DEPTH,
  rejectAllProducts,
  siblingsUnder,
  emitCategoryMoved,
} from '../../stores/catalog/public.ts';
import { categoryNotFound } from './tree.ts';
import { lockCategory } from './write.ts';

type Moving = Request<CategoriesApi, 'moveCategory'>;

/** @throws 400 for a place under itself, in no tree, under a hidden one while shown, or too deep */
async function requirePlace(context: Context, id: string, parentId: string): Promise<void> {
  rejectAllProducts(parentId);
  const parent = await categories.get(context.db, context.siteId, parentId);
  if (!parent)
    throw badRequest('The parent category is not in the tree.', 'PARENT_CATEGORY_NOT_IN_TREE', { parentId });
  const below = await descendantsOf(context, [id]);
  if (parentId === id || below.some((one) => one.id === parentId))
    throw badRequest('A category cannot stand under itself.', 'TREE_CYCLE_DETECTED', { parentId });
  const above = (await ancestorsOf(context, [parentId])).get(parentId) ?? [];
  const height = Math.max(0, ...below.map(({ steps }) => steps));
  if (above.length + 2 + height > MAX_DEPTH)
    throw badRequest(`Categories nest ${MAX_DEPTH} levels deep at most.`, 'CATEGORY_DEPTH_LIMIT_EXCEEDED');
}

/** The siblings with the moved one at its place. @throws 400 */
export function placed(
  siblings: readonly string[],
  id: string,
  { position, moveAfterCategoryId: after }: Pick<Moving, 'position' | 'moveAfterCategoryId'>,
): string[] {
  const others = siblings.filter((one) => one !== id);
  if (position === 'FIRST') return [id, ...others];
  if (position !== 'AFTER') return [...others, id];
  if (!after) throw badRequest('AFTER needs the category to stand after.', 'MISSING_AFTER_CATEGORY');
  const index = others.indexOf(after);
  if (index < 0)
    throw badRequest('The category to stand after is elsewhere.', 'AFTER_CATEGORY_NOT_IN_PARENT', {
      moveAfterCategoryId: after,
    });
  return others.toSpliced(index + 1, 0, id);
}

/** What a reply may hold. */
const MAX_LISTED = 100;

export const moveCategory: Handler<CategoriesApi, 'moveCategory', Context> = async (request, context) => {
  const { categoryId, treeReference, parentCategoryId } = request;
  const parentId = parentCategoryId ?? undefined;
  await lockTree(context);
  const before = await lockCategory(context, categoryId, treeReference);
  rejectAllProducts(categoryId);
  if (parentId !== undefined) await requirePlace(context, categoryId, parentId);
  const order = placed(await siblingsUnder(context, parentId), categoryId, request);
  await arrangeUnder(context, parentId, order);
  if (before.parentCategory?.id !== parentId) await followTree(context, [categoryId]);
  const after = await categories.get(context.db, context.siteId, categoryId);
  if (!after) throw categoryNotFound(categoryId);
  await emitCategoryMoved(context, after);
  return {
    ...(parentId !== undefined && { parentCategoryId: parentId }),
    categoriesAfterMove: order.slice(0, MAX_LISTED),
  };
};
