import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, invalidField } from '#platform/contract/errors.ts';
import type { Draft } from '#platform/crud/index.ts';
import { findPicture, importPicture } from '../../media/media-files/public.ts';
import { promotions, type Promotion, type StoredPromotion } from './tables.ts';

type Media = NonNullable<Promotion['media']>;

/** `assumed:` as many as a merchant can oversee. */
export const MAX_PROMOTIONS = 1000;

const imageOf = (
  picture: { id: string; url: string; width: number; height: number },
  altText?: string | null,
) => ({
  image: { ...picture, filename: picture.id, ...(altText && { altText }) } as unknown as NonNullable<
    Media['image']
  >,
});

/** A picture of the library, or one that is fetched from elsewhere and is shown once it is here. */
async function withMedia(
  context: Context,
  draft: Draft<StoredPromotion>,
  before: StoredPromotion | undefined,
  media: Media | undefined,
): Promise<Pick<StoredPromotion, 'media' | 'enabled' | 'waiting'>> {
  const enabled = draft.enabled ?? false;
  const { altText } = draft.media ?? {};
  const alt = altText ? { altText } : {};
  if (media?.url && media.url !== before?.media?.url) {
    const fileId = await importPicture(context, media.url);
    return {
      media: { ...alt, mediaType: 'IMAGE', uploadId: context.ids.guid() },
      enabled: false,
      waiting: { fileId, enabled },
    };
  }
  const id = media?.id ?? before?.media?.id;
  if (!id) {
    if (!before) throw invalidField('promotion.media', 'REQUIRED_ONE_OF_FIELD', 'must name a picture');
    // Still on its way, or it never came.
    const { waiting } = before;
    if (waiting)
      return { media: { ...before.media, ...alt }, enabled: false, waiting: { ...waiting, enabled } };
    if (enabled) throw badRequest('Without a picture it is not shown.', 'MEDIA_NOT_FOUND');
    return { ...(before.media && { media: { ...before.media, ...alt } }), enabled };
  }
  const picture = await findPicture(context, id);
  if (!picture)
    throw badRequest('There is no such picture in the library.', 'MEDIA_NOT_FOUND', { mediaId: id });
  return { media: { id, ...alt, mediaType: 'IMAGE', ...imageOf(picture, altText) }, enabled };
}

function checkCategories({ categories = [] }: Draft<StoredPromotion>): void {
  const ids = categories.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice)
    throw badRequest('A category is named twice.', 'DUPLICATE_CATEGORY_ASSIGNMENT', { categoryId: twice });
  const [without] = categories.flatMap(({ id, position }, index) => (id && position ? [] : [index]));
  if (without !== undefined)
    throw invalidField(`promotion.categories[${without}]`, 'REQUIRED_FIELD', 'needs an id and a position');
}

async function checkRoom({ db, siteId }: Context): Promise<void> {
  if ((await promotions.countFound(db, siteId, {}, { root: '' })) >= MAX_PROMOTIONS)
    throw failedPrecondition('There are as many promotions as can be.', 'PROMOTIONS_LIMIT_EXCEEDED', {
      threshold: MAX_PROMOTIONS,
    });
}

/** What only the platform writes of a picture stays in the draft; without its id, there is none. */
const isTakenAway = (
  { media }: Draft<StoredPromotion>,
  before: StoredPromotion | undefined,
  promotion: Partial<Promotion>,
): boolean =>
  before?.media !== undefined &&
  (promotion.media === null || (before.media.id !== undefined && !media?.id && !promotion.media?.url));

/** The activation date of a promotion that becomes enabled; otherwise the stored one stays. */
const activation = (
  isEnabled: boolean | undefined,
  before: StoredPromotion | undefined,
  { clock }: Context,
): Pick<StoredPromotion, 'activatedDate'> =>
  isEnabled && !before?.enabled ? { activatedDate: clock.now().toISOString() } : {};

/** Every rule of what is written. */
export async function written(
  { waiting: _before, ...draft }: Draft<StoredPromotion>,
  before: StoredPromotion | undefined,
  context: Context,
  promotion: Partial<Promotion> = {},
): Promise<StoredPromotion> {
  if (!before) await checkRoom(context);
  if (isTakenAway(draft, before, promotion))
    throw badRequest('A promotion keeps a picture.', 'MEDIA_REMOVAL_NOT_ALLOWED');
  checkCategories(draft);
  const categories = (draft.categories ?? []).map((assignment) => ({
    ...assignment,
    appliedToSubcategories: assignment.appliedToSubcategories ?? false,
  }));
  const shown = await withMedia(context, draft, before, promotion.media ?? undefined);
  return { ...draft, categories, ...shown, ...activation(shown.enabled, before, context) };
}

/** What was asked for elsewhere is here, or will never be. */
export async function resolveMedia(context: Context, fileId: string, isReady: boolean): Promise<void> {
  const { db, siteId, clock } = context;
  const { items } = await promotions.query(db, siteId, {}, { scope: { 'waiting.fileId': fileId } });
  for (const { id } of items) {
    const held = await promotions.getForUpdate(db, siteId, id);
    if (held?.waiting?.fileId !== fileId) continue;
    const { waiting, media, ...rest } = held;
    const picture = isReady ? await findPicture(context, fileId) : undefined;
    const { altText } = media ?? {};
    const after: StoredPromotion = picture
      ? {
          ...rest,
          enabled: waiting.enabled,
          ...activation(waiting.enabled, held, context),
          media: {
            id: fileId,
            ...(altText && { altText }),
            mediaType: 'IMAGE',
            ...imageOf(picture, altText),
          },
        }
      : { ...rest, enabled: false };
    await promotions.replace(db, siteId, after, { now: clock.now() });
  }
}
