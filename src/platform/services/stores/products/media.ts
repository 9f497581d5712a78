import type { Context } from '#platform/context.ts';
import { badRequest, invalidField, missing } from '#platform/contract/errors.ts';
import type { Handler, ProductsApi, Request } from '#platform/contract/index.ts';
import { changeProduct, type ProductMedia, type ProductPatch } from '../catalog/public.ts';
import { importPicture } from '../../media/media-files/public.ts';
import { lockProductWithStock } from './read.ts';
import { linkMedia, unlinkMedia } from './rules/choice-media.ts';

type Api = ProductsApi;
type MediaInput = NonNullable<Request<Api, 'addProductMedia'>['media']>[number];

/** A picture and a video, all of them. */
const MAX_MEDIA = 50;

const itemsOf = (items: readonly ProductMedia[]): ProductPatch =>
  ({ media: { itemsInfo: { items } } }) as unknown as ProductPatch;

/** What has an address is fetched into the library later; its place among the pictures it has at once. */
async function idOf(context: Context, { mediaId, url }: MediaInput, index: number): Promise<string> {
  if (mediaId) return mediaId;
  if (url) return importPicture(context, url);
  throw invalidField(`media[${index}]`, 'REQUIRED_ONE_OF_FIELD', 'must have a mediaId or a url');
}

export const addProductMedia: Handler<Api, 'addProductMedia', Context> = async (
  { id, media = [] },
  context,
) => {
  const before = await lockProductWithStock(context, id);
  const items: ProductMedia[] = [...(before.product.media?.itemsInfo?.items ?? [])];
  let { options } = before.product;
  for (const [index, input] of media.entries()) {
    const mediaId = await idOf(context, input, index);
    if (!items.some((item) => item.id === mediaId)) items.push({ id: mediaId });
    const { option, choice } = input.choice ?? {};
    if (option && choice) options = linkMedia(options, { option, choice, mediaIds: [mediaId] });
  }
  if (items.length > MAX_MEDIA) throw badRequest(`A product has ${MAX_MEDIA} media items at most.`);
  const { variantsInfo } = before.product;
  const linked = options === before.product.options ? {} : { options, variantsInfo };
  await changeProduct(context, before, { ...itemsOf(items), ...linked });
  return {};
};

/** No ids mean all of them; choices let go of what is gone. */
export const removeProductMedia: Handler<Api, 'removeProductMedia', Context> = async (
  { id, mediaIds = [] },
  context,
) => {
  const before = await lockProductWithStock(context, id);
  const goes = (item: ProductMedia): boolean => mediaIds.length === 0 || mediaIds.includes(item.id ?? '');
  const items = (before.product.media?.itemsInfo?.items ?? []).filter((item) => !goes(item));
  const { variantsInfo } = before.product;
  const options = unlinkMedia(before.product.options, { mediaIds });
  const linked = options === before.product.options ? {} : { options, variantsInfo };
  await changeProduct(context, before, { ...itemsOf(items), ...linked });
  return {};
};

export const addProductMediaToChoices: Handler<Api, 'addProductMediaToChoices', Context> = async (
  { id, media = [] },
  context,
) => {
  const before = await lockProductWithStock(context, id);
  const { product } = before;
  const known = new Set((product.media?.itemsInfo?.items ?? []).map((item) => item.id));
  const unknown = media.flatMap(({ mediaIds = [] }) => mediaIds).find((one) => !known.has(one));
  if (unknown !== undefined) throw missing(`media item ${unknown}`);
  const options = media.reduce(
    (now, { option = '', choice = '', mediaIds = [] }) => linkMedia(now, { option, choice, mediaIds }),
    product.options,
  );
  await changeProduct(context, before, { options, variantsInfo: product.variantsInfo });
  return {};
};

export const removeProductMediaFromChoices: Handler<Api, 'removeProductMediaFromChoices', Context> = async (
  { id, media = [] },
  context,
) => {
  const before = await lockProductWithStock(context, id);
  const { product } = before;
  const options = media.reduce((now, entry) => unlinkMedia(now, entry), product.options);
  if (options !== product.options)
    await changeProduct(context, before, { options, variantsInfo: product.variantsInfo });
  return {};
};
