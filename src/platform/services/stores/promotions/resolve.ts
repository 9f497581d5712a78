import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handler, PromotionsApi } from '#platform/contract/index.ts';
import { ancestorsOf, categories } from '../catalog/public.ts';
import { present } from './present.ts';
import type { StoredPromotion } from './tables.ts';

/** Where a promotion is displayed: in the category itself, and by what the categories above it pass down. */
const positionsOf = ({ categories = [] }: StoredPromotion, path: readonly string[]): Set<number> =>
  new Set(
    categories.flatMap(({ id, position, appliedToSubcategories }) =>
      position && (id === path[0] || (appliedToSubcategories && path.includes(id ?? ''))) ? [position] : [],
    ),
  );

const activationOf = ({ activatedDate, createdDate }: StoredPromotion): string =>
  activatedDate ?? createdDate ?? '';

/** The one that was enabled last goes first, as the contract documents; of two at one moment, that of the lower id. */
function byPrecedence(one: StoredPromotion, other: StoredPromotion): number {
  const [first, second] = [activationOf(one), activationOf(other)];
  if (first !== second) return first > second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** The promotions of a category by position: one for each position, and one promotion at each of its positions. */
export const resolvePromotions: Handler<PromotionsApi, 'resolvePromotions', Context> = async (
  { categoryId },
  context,
) => {
  const { db, siteId } = context;
  if (!(await categories.get(db, siteId, categoryId)))
    throw notFound('The category was not found.', 'CATEGORY_NOT_FOUND', { categoryId });
  const above = (await ancestorsOf(context, [categoryId])).get(categoryId) ?? [];
  const path = [categoryId, ...above.map(({ id }) => id)];
  const { rows } = await sql<{ doc: StoredPromotion }>`
    select doc from promotions where site_id = ${siteId} and enabled
      and exists (select from jsonb_array_elements(doc -> 'categories') as category
        where category ->> 'id' = any(${path}::text[]))`.execute(db);
  const atPosition = new Map<number, StoredPromotion>();
  for (const promotion of rows.map(({ doc }) => doc).toSorted(byPrecedence))
    for (const position of positionsOf(promotion, path))
      if (!atPosition.has(position)) atPosition.set(position, promotion);
  return {
    promotions: [...atPosition]
      .toSorted(([one], [other]) => one - other)
      .map(([position, promotion]) => {
        const [displayed] = present([promotion]);
        return { position, ...(displayed && { promotion: displayed }) };
      }),
  };
};
