import type { ProductInput, ProductMedia } from '../product.ts';

type MediaInput = NonNullable<ProductInput['media']>;

const ORIGIN = 'https://static.wixstatic.com/media/';

/** `wix:image://v1/<id>/<name>#originWidth=<w>&originHeight=<h>` */
const WIX_IMAGE = /^wix:image:\/\/v1\/([^/]+)\/([^#]*)#originWidth=(\d+)&originHeight=(\d+)/;

/** A picture in full: clients make an address of its id only when they know its size. */
export function mediaFrom(input: ProductMedia, known: readonly ProductMedia[]): ProductMedia {
  const { url, image: given } = input;
  const parsed = WIX_IMAGE.exec(url ?? given?.url ?? '');
  const id =
    parsed?.[1] ??
    input.id ??
    given?.id ??
    (url?.startsWith(ORIGIN) ? url.slice(ORIGIN.length).split('/')[0] : undefined);
  const altText = input.altText ?? given?.altText;
  const common = {
    ...(altText && { altText }),
    ...(input.displayName && { displayName: input.displayName }),
    mediaType: 'IMAGE' as const,
  };
  if (!id) return { url: url ?? '', ...common };
  const before = known.find((one) => one.id === id)?.image;
  return {
    id,
    ...common,
    image: {
      id,
      url: `${ORIGIN}${id}`,
      width: Number(parsed?.[3] ?? given?.width ?? before?.width ?? 0),
      height: Number(parsed?.[4] ?? given?.height ?? before?.height ?? 0),
      filename: parsed?.[2] || given?.filename || before?.filename || id,
      ...(altText && { altText: altText.slice(0, 200) }),
    },
  };
}

/** The first picture is the main one. */
export function normaliseMedia(
  media: MediaInput,
  before: readonly ProductMedia[],
): { main?: ProductMedia; itemsInfo: { items: ProductMedia[] } } {
  const items = (media.itemsInfo?.items ?? []).map((item) => mediaFrom(item, before));
  const [main] = items;
  return { ...(main && { main }), itemsInfo: { items } };
}
