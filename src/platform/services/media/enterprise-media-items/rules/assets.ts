import type { FileDescriptor } from '../../media-files/public.ts';
import type { EnterpriseItem } from '../tables.ts';

type Assets = NonNullable<EnterpriseItem['assets']>;

/** Media as it travels; the package's types leave some of it out. */
interface Media {
  [field: string]: unknown;
  image?: Media;
  poster?: Media;
  posters?: Media[];
  resolutions?: Media[];
  assets?: Media[];
  thumbnail?: Media;
}

/** Those fields of a file that shared items tell of too. */
const only = (from: Media, keys: readonly string[]): Media =>
  Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));

const FILE = ['id', 'url', 'sizeInBytes', 'filename'];
const PICTURE = [...FILE, 'height', 'width', 'altText'];
const RESOLUTION = ['url', 'height', 'width', 'format', 'sizeInBytes', 'quality', 'filename', 'assetKey'];
const SOUND = [...FILE, 'duration', 'assetKey', 'format', 'quality'];

const pictureOf = (from: Media = {}): Media => only(from, PICTURE);

const videoOf = (from: Media): Media => ({
  ...only(from, FILE),
  resolutions: (from.resolutions ?? []).map((one) => ({
    ...only(one, RESOLUTION),
    ...(one.poster && { poster: pictureOf(one.poster) }),
  })),
  posters: (from.posters ?? []).map(pictureOf),
});

const makers: Record<string, (from: Media) => Media> = {
  image: ({ image }) => pictureOf(image),
  vector: ({ image }) => pictureOf(image),
  video: videoOf,
  audio: ({ assets: [asset] = [], ...sound }) => ({ ...only(asset ?? {}, SOUND), ...only(sound, SOUND) }),
  archive: (from) => only(from, FILE),
  document: (from) => only(from, FILE),
  model3d: (from) => ({
    ...only(from, [...FILE, 'altText']),
    ...(from.thumbnail && { thumbnail: pictureOf(from.thumbnail) }),
  }),
};

/** What a file of the library is as a shared item: no more than the contract of shared items knows. */
export function assetsOf({ id, url, displayName, sizeInBytes, media = {} }: FileDescriptor): Assets {
  const [kind = '', found] = Object.entries(media)[0] ?? [];
  const make = makers[kind];
  const plain = { id, url, filename: displayName, sizeInBytes };
  return make && found ? { [kind]: make(found) } : { document: plain };
}
