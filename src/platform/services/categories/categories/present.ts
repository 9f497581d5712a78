import type { Context } from '#platform/context.ts';
import type { CategoriesApi, Reply } from '#platform/contract/index.ts';
import { ancestorsOf, type Collection, countProductsIn, STORES_TREE } from '../../stores/catalog/public.ts';

/** The handle is in the API, though the public types leave it out. */
type ApiCategory = NonNullable<Reply<CategoriesApi, 'getCategory'>['category']> & { handle?: string };

function imageOf({ media }: Collection): Pick<ApiCategory, 'image'> {
  const main = media?.mainMedia;
  if (!main?.image?.url) return {};
  const { url, width = 0, height = 0 } = main.image;
  const altText = main.title;
  return { image: { ...(main.id && { id: main.id }), url, width, height, ...(altText && { altText }) } };
}

/** What a category says of itself; the rest is there when asked for. */
const shown = (category: Collection, requested: ReadonlySet<string>): ApiCategory => {
  const { id, name, slug, visible, revision, createdDate, lastUpdated } = category;
  const { description, seoSchema, richContentDescription, managingAppId, extendedFields } = category;
  return {
    id,
    revision: revision ?? '1',
    createdDate,
    updatedDate: category.updatedDate ?? lastUpdated,
    name,
    ...imageOf(category),
    visible,
    slug,
    handle: category.handle ?? slug,
    ...(category.parentCategory?.id && { parentCategory: category.parentCategory }),
    ...(seoSchema && { seoData: seoSchema }),
    ...(managingAppId && { managingAppId }),
    ...(extendedFields && { extendedFields }),
    ...(requested.has('DESCRIPTION') && description && { description }),
    ...(requested.has('RICH_CONTENT_DESCRIPTION') && richContentDescription && { richContentDescription }),
    treeReference: STORES_TREE,
  };
};

const isMerchant = ({ caller }: Context): boolean => caller.kind === 'api-key';

export async function showCategories(
  context: Context,
  categories: readonly Collection[],
  fields: readonly string[] | null | undefined,
): Promise<ApiCategory[]> {
  const requested = new Set(fields);
  const ids = categories.map(({ id }) => id);
  const counts = await countProductsIn(context, ids, { hidden: isMerchant(context) });
  const above = requested.has('BREADCRUMBS_INFO') ? await ancestorsOf(context, ids) : undefined;
  return categories.map((category) => ({
    ...shown(category, requested),
    itemCounter: counts.get(category.id) ?? 0,
    ...(above && {
      breadcrumbsInfo: {
        breadcrumbs: (above.get(category.id) ?? []).map(({ id, name, slug }) => ({
          categoryId: id,
          categoryName: name,
          categorySlug: slug,
        })),
      },
    }),
  }));
}

export async function showCategory(
  context: Context,
  category: Collection,
  fields: readonly string[] | null | undefined,
): Promise<{ category: ApiCategory }> {
  const [shownOne] = await showCategories(context, [category], fields);
  if (!shownOne) throw new Error('One category is shown as one.');
  return { category: shownOne };
}
