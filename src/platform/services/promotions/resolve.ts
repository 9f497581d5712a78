import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import type { Handler, PromotionsApi } from '../../contract/index.ts';
import { ancestorsOf, categories } from '../catalog/public.ts';
import { present } from './present.ts';
import type { StoredPromotion } from './tables.ts';

/**
 * Those that stand above a category: its own, and what categories above hand down; a place of its own goes before an
 * inherited one, and a nearer one before one from further up.
 */
export const resolvePromotions: Handler<PromotionsApi, 'resolvePromotions', Context> = async (
  { categoryId },
  context,
) => {
  const { db, siteId } = context;
  if (!(await categories.get(db, siteId, categoryId)))
    throw notFound('The category was not found.', 'CATEGORY_NOT_FOUND', { categoryId });
  const above = (await ancestorsOf(context, [categoryId])).get(categoryId) ?? [];
  const path = [categoryId, ...above.map(({ id }) => id).toReversed()];
  const { rows } = await sql<{ doc: StoredPromotion }>`
    select doc from promotions where site_id = ${siteId} and enabled
      and exists (select from jsonb_array_elements(doc -> 'categories') as category
        where category ->> 'id' = any(${path}::text[]))`.execute(db);
  const placed = rows.flatMap(({ doc }) => {
    const own = path.flatMap((id, steps) => {
      const found = doc.categories?.find((assignment) => assignment.id === id);
      return found?.position && (steps === 0 || found.appliedToSubcategories) ? [found.position] : [];
    });
    const [position] = own;
    return position === undefined ? [] : [{ position, promotion: doc }];
  });
  const sorted = placed.toSorted(
    (a, b) => a.position - b.position || (a.promotion.id < b.promotion.id ? -1 : 1),
  );
  const shown = present(sorted.map(({ promotion }) => promotion));
  return {
    promotions: sorted.map(({ position }, index) => ({
      position,
      ...(shown[index] && { promotion: shown[index] }),
    })),
  };
};
