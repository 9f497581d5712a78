import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { Draft } from '#platform/crud/index.ts';
import { customizationUse, products, type Product } from '../catalog/public.ts';
import { findPicture } from '../../media/media-files/public.ts';
import { customizationIn } from './rules/members.ts';
import { productGroups, type StoredGroup } from './tables.ts';

/** `assumed:` as many as a merchant can oversee. */
const MAX_GROUPS = 1000;
/** What a shopper types in has no choices to go by. */
const WITHOUT_CHOICES = new Set(['FREE_TEXT']);

/** A product that is chosen by it. */
async function findUser({ db, siteId }: Context, customizationId: string): Promise<Product | undefined> {
  const { rows } = await sql<{ id: string }>`select id from products where site_id = ${siteId}
    and ${customizationUse.usedBy(sql`${customizationId}`)} limit 1`.execute(db);
  return rows[0] && products.get(db, siteId, rows[0].id);
}

async function checkCustomization(context: Context, id: string): Promise<void> {
  const user = await findUser(context, id);
  const found = user && customizationIn(user, id);
  if (!found)
    throw notFound('No product is chosen by this.', 'CUSTOMIZATION_NOT_FOUND', {
      groupingCustomizationId: id,
    });
  if (WITHOUT_CHOICES.has(found.renderType))
    throw badRequest(
      'What shoppers write has no choices.',
      'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE',
      {
        customizationRenderType: found.renderType,
      },
    );
}

async function checkNew(context: Context, { handle, groupingCustomizationId }: StoredGroup): Promise<void> {
  const { db, siteId } = context;
  if ((await productGroups.countFound(db, siteId, {}, { root: '' })) >= MAX_GROUPS)
    throw failedPrecondition('There are as many groups as can be.', 'PRODUCT_GROUP_LIMIT_EXCEEDED', {
      threshold: MAX_GROUPS,
    });
  const { rows } =
    await sql`select 1 from product_groups where site_id = ${siteId} and handle = ${handle}`.execute(db);
  if (rows.length > 0)
    throw alreadyExists('The handle is in use already.', 'DUPLICATE_HANDLE_ERROR', { handle });
  await checkCustomization(context, groupingCustomizationId);
}

async function withPicture(context: Context, { media }: Draft<StoredGroup>): Promise<object> {
  if (!media?.id) return { media: undefined };
  const picture = await findPicture(context, media.id);
  if (!picture)
    throw badRequest('There is no such picture in the library.', 'MEDIA_NOT_FOUND', { mediaId: media.id });
  const { altText } = media;
  return {
    media: {
      id: media.id,
      ...(altText && { altText }),
      mediaType: 'IMAGE',
      image: { ...picture, filename: picture.id, ...(altText && { altText }) },
    },
  };
}

/** Every rule of what is written. */
export async function written(
  draft: Draft<StoredGroup>,
  before: StoredGroup | undefined,
  context: Context,
): Promise<StoredGroup> {
  const { groupingCustomization: _told, ...stored } = draft as Draft<StoredGroup> & {
    groupingCustomization?: object;
  };
  const group = {
    ...stored,
    handle: before?.handle ?? (draft.handle || context.ids.guid()),
    choiceOrder: draft.choiceOrder ?? [],
    members: before?.members ?? [],
    ...(await withPicture(context, draft)),
  } as StoredGroup;
  if (!before) await checkNew(context, group);
  return group;
}
