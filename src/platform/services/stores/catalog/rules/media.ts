import type { ProductInput, ProductMedia } from '../product.ts';
import { cutText } from '#shared/cut-text.ts';

type MediaInput = NonNullable<ProductInput['media']>;

const ORIGIN = 'https://static.wixstatic.com/media/';

/** `wix:image://v1/<id>/<name>#originWidth=<w>&originHeight=<h>` */
const WIX_IMAGE = /^wix:image:\/\/v1\/([^/]+)\/([^#]*)#originWidth=(\d+)&originHeight=(\d+)/;

const VIDEOS = 'https://video.wixstatic.com/video/';

/** The library gives videos an id that ends without a kind. */
const VIDEO_ID = /^[\da-f]{6}_[\da-f]{32}$/;

/** The first picture of a video, as the platform names it. */
const posterId = (id: string): string => `${id}f000.jpg`;

/** As it travels; the package's types leave some of it out. */
interface Video {
  id?: string;
  url?: string;
  filename?: string | null;
  posters?: { id?: string; url?: string; width?: number; height?: number }[];
}

interface GivenVideo {
  id: string;
  filename: string | undefined;
  poster: { id: string; width: number; height: number };
}

function videoIn(
  { id, url = '', video: input }: ProductMedia,
  known: readonly ProductMedia[],
): GivenVideo | undefined {
  const video: Video | undefined = input;
  const addressed = url.startsWith(VIDEOS) ? url.slice(VIDEOS.length).split('/')[0] : undefined;
  const found = video?.id ?? addressed ?? (id && VIDEO_ID.test(id) ? id : undefined);
  if (!found) return undefined;
  const before: Video | undefined = known.find((one) => one.id === found)?.video;
  const [poster] = video?.posters ?? before?.posters ?? [];
  return {
    id: found,
    filename: video?.filename ?? before?.filename ?? undefined,
    poster: {
      id: poster?.id ?? posterId(found),
      width: poster?.width ?? 0,
      height: poster?.height ?? 0,
    },
  };
}

const videoFrom = ({ id, filename, poster }: GivenVideo): Video & { id: string } => ({
  id,
  url: `${VIDEOS}${id}/file`,
  ...(filename && { filename: cutText(filename, 200) }),
  posters: [{ ...poster, url: `${ORIGIN}${poster.id}` }],
});

/** A picture in full: clients make an address of its id only when they know its size. */
export function mediaFrom(input: ProductMedia, known: readonly ProductMedia[]): ProductMedia {
  const { url, image: current } = input;
  const video = videoIn(input, known);
  if (video) {
    return {
      id: video.id,
      ...(input.altText && { altText: input.altText }),
      ...(input.displayName && { displayName: input.displayName }),
      mediaType: 'VIDEO',
      video: videoFrom(video),
    };
  }
  const parsed = WIX_IMAGE.exec(url ?? current?.url ?? '');
  const id =
    parsed?.[1] ??
    input.id ??
    current?.id ??
    (url?.startsWith(ORIGIN) ? url.slice(ORIGIN.length).split('/')[0] : undefined);
  const altText = input.altText ?? current?.altText;
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
      width: Number(parsed?.[3] ?? current?.width ?? before?.width ?? 0),
      height: Number(parsed?.[4] ?? current?.height ?? before?.height ?? 0),
      filename: parsed?.[2] || current?.filename || before?.filename || id,
      ...(altText && { altText: cutText(altText, 200) }),
    },
  };
}

/** The first picture is the main one; a video only where there is no picture. */
export function normaliseMedia(
  media: MediaInput,
  before: readonly ProductMedia[],
): { main?: ProductMedia; itemsInfo: { items: ProductMedia[] } } {
  const items = (media.itemsInfo?.items ?? []).map((item) => mediaFrom(item, before));
  const main = items.find(({ mediaType }) => mediaType !== 'VIDEO') ?? items[0];
  return { ...(main && { main }), itemsInfo: { items } };
}
