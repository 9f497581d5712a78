import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, invalid } from '#platform/contract/errors.ts';
import type { CategoriesApi, Handler, Request } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import {
  ancestorsOf,
  categories,
  type Collection,
  collectionMedia,
  deleteCategoryTree,
  lockTree,
  insertCategory,
  MAX_DEPTH,
  rejectAllProducts,
  saveCategory,
} from '../../stores/catalog/public.ts';
import { findPicture } from '../../media/media-files/public.ts';
import { showCategories, showCategory } from './present.ts';
import { categoryNotFound, isOurTree, requireOurTree } from './tree.ts';

type Api = CategoriesApi;
/** The handle and the mask of each are in the API, though the public types leave them out. */
type Input = Request<Api, 'createCategory'>['category'] & { handle?: string | null };
interface Masked {
  category?: Partial<Input> | undefined;
  fieldMask?: unknown;
}
type Tree = Parameters<typeof isOurTree>[0];

/** `assumed:` the contract names the code and not the number. */
const MAX = 10_000;

/** As both catalogs keep it: V3's names where V1 has others. */
async function storedFrom(context: Context, input: Partial<Input>): Promise<Partial<Collection>> {
  const { image, seoData } = input;
  return {
    ...(image !== undefined && { media: await mediaFrom(context, image) }),
    ...(seoData !== undefined && { seoSchema: seoData }),
  };
}

/** A picture of the library by its id, or any by its address. @throws 400 for an id that is none */
async function mediaFrom(context: Context, image: Input['image'] | null): Promise<Collection['media']> {
  if (!image?.id && !image?.url) return undefined;
  const altText = image.altText ?? undefined;
  if (!image.id) {
    const { url = '', width = 0, height = 0 } = image;
    return collectionMedia({
      id: '',
      url: url ?? '',
      width: width ?? 0,
      height: height ?? 0,
      ...(altText && { altText }),
    });
  }
  const picture = await findPicture(context, image.id);
  if (!picture)
    throw badRequest('The image is no picture of the library.', 'INVALID_ARGUMENT', { id: image.id });
  return collectionMedia({ ...picture, ...(altText && { altText }) });
}

/** @throws 400 for a parent that is not there, is hidden or stands too deep */
async function requireRoom(context: Context, parentId: string, visible: boolean): Promise<void> {
  const parent = await categories.get(context.db, context.siteId, parentId);
  if (!parent)
    throw badRequest('The parent category is not in the tree.', 'PARENT_CATEGORY_NOT_IN_TREE', { parentId });
  if (visible && !parent.visible)
    throw badRequest('The parent category is hidden.', 'PARENT_CATEGORY_HIDDEN', { parentId });
  const above = (await ancestorsOf(context, [parentId])).get(parentId) ?? [];
  if (above.length + 2 > MAX_DEPTH)
    throw badRequest(`Categories nest ${MAX_DEPTH} levels deep at most.`, 'CATEGORY_DEPTH_LIMIT_EXCEEDED');
}

const refuseId = (): never => {
  throw invalid([
    {
      field: 'category.id',
      violatedRule: 'OTHER',
      ruleName: 'ID_NOT_ALLOWED_IN_REQUEST',
      description: 'is given by the platform',
      data: {},
    },
  ]);
};

export const createCategory: Handler<Api, 'createCategory', Context> = async (request, context) => {
  const { treeReference, fields } = request;
  const input: Input = request.category;
  const { db, siteId } = context;
  requireOurTree(treeReference);
  if (input.id) refuseId();
  await lockTree(context);
  const { count } = await categories.count(db, siteId, undefined, { cap: MAX });
  if (count >= MAX)
    throw badRequest(`A tree has at most ${MAX} categories.`, 'CATEGORIES_LIMIT_PER_TREE_EXCEEDED');
  const visible = input.visible ?? true;
  const parentId = input.parentCategory?.id ?? undefined;
  if (parentId !== undefined) {
    rejectAllProducts(parentId);
    await requireRoom(context, parentId, visible);
  }
  const { name, slug, handle, description, richContentDescription, managingAppId, extendedFields } = input;
  if (handle && (await categories.count(db, siteId, { handle })).count > 0)
    throw alreadyExists(`The handle ${handle} is in use already.`, 'DUPLICATE_HANDLE', { handle });
  const stored = await insertCategory(
    context,
    {
      name: name ?? '',
      slug: slug ?? null,
      visible,
      ...(description && { description }),
      ...(richContentDescription && { richContentDescription }),
      ...(handle && { handle }),
      ...(managingAppId && { managingAppId }),
      ...(extendedFields && { extendedFields }),
      ...(await storedFrom(context, input)),
    },
    { parentId, taken: 'DUPLICATE_SLUG', path: 'category' },
  );
  return showCategory(context, stored, fields);
};

/** @throws 404 */
export async function lockCategory(context: Context, id: string, tree: Tree): Promise<Collection> {
  const found = isOurTree(tree) ? await categories.getForUpdate(context.db, context.siteId, id) : undefined;
  if (!found) throw categoryNotFound(id);
  return found;
}

interface Updating {
  treeReference: Tree;
  mask: unknown;
}

async function update(
  context: Context,
  input: Partial<Input>,
  { treeReference, mask }: Updating,
): Promise<Collection> {
  const id = input.id ?? '';
  const before = await lockCategory(context, id, treeReference);
  rejectAllProducts(id);
  if (input.slug === null) throw badRequest('A category keeps an address.', 'REMOVED_SLUG');
  const { image: _image, seoData: _seo, ...plain } = input;
  const stored = await storedFrom(context, input);
  const merged = categories.mergePatch(
    before,
    { ...plain, ...stored, ...('media' in stored && { media: stored.media ?? null }) },
    {
      mask: storedMask(mask),
      path: 'category',
    },
  );
  return saveCategory(context, before, merged, {
    revision: input.revision ?? null,
    taken: 'DUPLICATE_SLUG',
    path: 'category',
  });
}

/** A mask names what the third catalog calls it. */
const storedMask = (mask: unknown): unknown =>
  Array.isArray(mask)
    ? mask.map((path: unknown) =>
        String(path)
          .replace(/^image(\.|$).*/, 'media')
          .replace(/^seoData(?=\.|$)/, 'seoSchema'),
      )
    : mask;

export const updateCategory: Handler<Api, 'updateCategory', Context> = async (request, context) => {
  const { category, treeReference, fieldMask: mask, fields } = request;
  return showCategory(context, await update(context, category, { treeReference, mask }), fields);
};

const shownWith =
  (context: Context, { returnEntity, fields }: { returnEntity?: boolean; fields?: readonly string[] }) =>
  async (reply: Awaited<ReturnType<typeof bulk<unknown, Collection, Collection>>>) => {
    const stored = reply.results.flatMap(({ item }) => item ?? []);
    const shown = returnEntity ? await showCategories(context, stored, fields) : [];
    const byId = new Map(shown.map((category) => [category.id, category]));
    return {
      ...reply,
      results: reply.results.map(({ itemMetadata, item }) => {
        const category = item && byId.get(item.id);
        return { itemMetadata, ...(category && { category }) };
      }),
    };
  };

export const bulkUpdateCategories: Handler<Api, 'bulkUpdateCategories', Context> = async (
  request,
  context,
) => {
  const { treeReference } = request;
  const entries: readonly Masked[] = request.categories ?? [];
  const reply = await bulk(context, {
    entries,
    idOf: ({ category }) => category?.id ?? '',
    each: ({ category, fieldMask: mask }) => update(context, category ?? {}, { treeReference, mask }),
    show: (category) => category,
  });
  return shownWith(context, request)(reply);
};

async function setVisible(
  context: Context,
  id: string,
  { visible, revision, treeReference }: { visible: boolean; revision?: string | null; treeReference: Tree },
): Promise<Collection> {
  const before = await lockCategory(context, id, treeReference);
  rejectAllProducts(id);
  return saveCategory(
    context,
    before,
    { ...before, visible },
    {
      ...(revision !== undefined && { revision }),
      taken: 'DUPLICATE_SLUG',
      path: 'category',
    },
  );
}

export const updateCategoryVisibility: Handler<Api, 'updateCategoryVisibility', Context> = async (
  request,
  context,
) => {
  const { categoryId, visible, revision, treeReference, fields } = request;
  await lockTree(context);
  const changed = { visible, revision: revision ?? null, treeReference };
  return showCategory(context, await setVisible(context, categoryId, changed), fields);
};

export const bulkShowCategories: Handler<Api, 'bulkShowCategories', Context> = async (request, context) => {
  const { categoryIds, treeReference } = request;
  await lockTree(context);
  const reply = await bulk(context, {
    entries: categoryIds ?? [],
    idOf: (id) => id,
    each: (id) => setVisible(context, id, { visible: true, treeReference }),
    show: (category) => category,
  });
  return shownWith(context, request)(reply);
};

export const deleteCategory: Handler<Api, 'deleteCategory', Context> = async (request, context) => {
  const { categoryId, treeReference } = request;
  await lockTree(context);
  await lockCategory(context, categoryId, treeReference);
  rejectAllProducts(categoryId);
  await deleteCategoryTree(context, categoryId);
  return {};
};
