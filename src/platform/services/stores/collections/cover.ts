import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { badRequest, missing } from '#platform/contract/errors.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { collectionMedia, setCover } from '../catalog/public.ts';
import { findPicture } from '../../media/media-files/public.ts';
import { showCollection } from './read.ts';

const schema = z.strictObject({
  collectionId: z.string().min(1).max(36),
  /** The picture of the library that stands for it; none takes the cover away. */
  cover: z
    .strictObject({
      fileId: z.string().min(1).max(1000),
      altText: z.string().trim().max(1000).exactOptional(),
    })
    .nullable(),
});

async function mediaOf(context: Context, cover: z.infer<typeof schema>['cover']) {
  if (!cover) return undefined;
  const { fileId, altText } = cover;
  const picture = await findPicture(context, fileId);
  if (!picture)
    throw badRequest('A cover is a picture of the library that everybody may see.', 'PICTURE_NOT_FOUND', {
      fileId,
    });
  return collectionMedia({ ...picture, ...(altText && { altText }) });
}

/** Sets what the contract only shows: the picture of a collection. */
export const coverRoute: HostedRoute = {
  method: 'POST',
  path: '/hosted/media/covers',
  async handle(request, context) {
    requireMerchant(context, 'WIX_STORES.MODIFY_PRODUCTS');
    const { collectionId, cover } = await readJson(request, schema);
    const saved = await setCover(context, collectionId, await mediaOf(context, cover));
    if (!saved) throw missing('collection');
    return Response.json(await showCollection(context, saved));
  },
};
