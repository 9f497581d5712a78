import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import { findPictures, notBroughtBy, toFileId } from '../../media/media-files/public.ts';
import type { Review } from './review.ts';

type Content = Partial<Review['content']> | null | undefined;

const named = (content: Content) =>
  (content?.media ?? []).map(({ image, video }) => ({
    id: image?.id ?? video?.id ?? '',
    mediaType: image?.id ? ('IMAGE' as const) : ('VIDEO' as const),
  }));

/**
 * The content with its files by id, however it names them: by `wix:image`, by the address that an upload answered, or by
 * id alone. Their sizes come with them, without which no client makes an address of an id.
 */
export async function withFileIds<Given extends Content>(context: Context, content: Given): Promise<Given> {
  if (!content?.media?.length) return content;
  const media = content.media.map(({ image, video }) => ({
    ...(image && { image: byId(image) }),
    ...(video && { video: byId(video) }),
  }));
  const unsized = media.flatMap(({ image }) => (image?.id && !image.width ? [image.id] : []));
  const known = unsized.length > 0 ? await findPictures(context, unsized) : new Map<string, never>();
  return {
    ...content,
    media: media.map(({ image, ...rest }) => ({
      ...rest,
      ...(image && { image: { ...image, ...known.get(image.id ?? '') } }),
    })),
  };
}

/** An address elsewhere stays an address: the shop may name one. */
function byId<File extends { id?: string | null; url?: string | null }>(file: File): File {
  const input = file.id || file.url;
  if (!input) return file;
  const id = toFileId(input);
  return /^https?:/.test(id) ? file : { ...file, id };
}

/**
 * Shoppers show what they have brought themselves; the shop names what it likes. What stood in the review stays.
 * @throws 400 beside the first that is not theirs
 */
export async function checkFiles(context: Context, content: Content, before?: Review): Promise<void> {
  const { caller } = context;
  if (caller.kind === 'member') await refuseForeign(context, content, before, caller.memberId);
  if (caller.kind === 'visitor') await refuseForeign(context, content, before, caller.visitorId);
}

/** Of whoever writes by a link, which names no visitor: they show what shoppers have brought, and nothing of the shop's. */
export const checkFilesByLink = (context: Context, content: Content): Promise<void> =>
  refuseForeign(context, content, undefined, undefined);

async function refuseForeign(
  context: Context,
  content: Content,
  before: Review | undefined,
  shopper: string | undefined,
): Promise<void> {
  const stood = new Set(named(before?.content).map(({ id }) => id));
  const files = named(content);
  const fresh = files.filter(({ id }) => !stood.has(id));
  if (fresh.length === 0) return;
  const foreign = await notBroughtBy(context, fresh, shopper);
  const first = files.findIndex(({ id }) => foreign.has(id) && !stood.has(id));
  if (first >= 0)
    throw invalidField(
      `review.content.media[${first}]`,
      'VALIDATION',
      'must be a picture or a video that the author has uploaded',
    );
}
