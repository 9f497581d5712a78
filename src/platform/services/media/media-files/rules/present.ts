import { posterOf, type Inspected } from '#shared/media.ts';
import type { FileDescriptor, StoredFile } from '../file.ts';

const IMAGES = 'https://static.wixstatic.com/media/';
const VIDEOS = 'https://video.wixstatic.com/video/';
const SOUNDS = 'https://static.wixstatic.com/mp3/';
const DOCUMENTS = 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/';
/** What the platform calls the picture of what is no picture: the first frame of a video. */
const POSTER = 'f000.jpg';

/** The address on the platform's own hosts, as the SDK's helpers build it. */
export function urlOf({ id, mediaType }: Pick<StoredFile, 'id' | 'mediaType'>): string {
  if (mediaType === 'IMAGE' || mediaType === 'VECTOR') return IMAGES + id;
  if (mediaType === 'VIDEO') return `${VIDEOS}${id}/file`;
  return (mediaType === 'AUDIO' ? SOUNDS : DOCUMENTS) + id;
}

const color = (hex: string) => ({
  hex,
  rgb: {
    r: Number.parseInt(hex.slice(1, 3), 16),
    g: Number.parseInt(hex.slice(3, 5), 16),
    b: Number.parseInt(hex.slice(5, 7), 16),
  },
});

type Media = NonNullable<FileDescriptor['media']>;
type Picture = NonNullable<NonNullable<Media['image']>['image']>;

/** The picture of a video, a document or a model, where one was made. */
function posterShown({ id, found }: StoredFile): Picture | undefined {
  const name = found && posterOf(found);
  const asset = name === undefined ? undefined : found?.assets[name];
  if (!asset) return undefined;
  const { width = 0, height = 0 } = asset;
  return { id: id + POSTER, url: `${IMAGES}${id}${POSTER}`, width, height };
}

function pictureOf(file: StoredFile, found: Inspected): NonNullable<Media['image']> {
  const { id, displayName, altText, focalPoint } = file;
  const { width = 0, height = 0, colors, animated } = found;
  return {
    image: {
      id,
      url: urlOf(file),
      width,
      height,
      filename: displayName,
      ...(altText !== undefined && { altText }),
      ...(focalPoint && { focalPoint }),
    },
    ...(colors && {
      colors: { prominent: color(colors.prominent), palette: colors.palette.map(color) },
    }),
    ...(animated !== undefined && { animated }),
    ...(altText !== undefined && { caption: altText.slice(0, 300) }),
  };
}

const RENDERED = /^(\d+)p\.mp4$/;

function videoOf(file: StoredFile, found: Inspected): NonNullable<Media['video']> {
  const { id, displayName, sizeInBytes } = file;
  const poster = posterShown(file);
  const { width = 0, height = 0, durationInMilliseconds } = found;
  const whole = {
    url: urlOf(file),
    width,
    height,
    format: found.format ?? 'mp4',
    quality: 'source',
    assetKey: 'src',
    sizeInBytes,
    private: file.private,
    ...(poster && { poster }),
    ...(durationInMilliseconds !== undefined && { durationInMilliseconds }),
  };
  const smaller = Object.entries(found.assets).flatMap(([name, asset]) => {
    const quality = RENDERED.exec(name)?.[1];
    if (quality === undefined) return [];
    return [
      {
        ...whole,
        url: `${VIDEOS}${id}/${quality}p/mp4/file.mp4`,
        width: asset.width ?? 0,
        height: asset.height ?? 0,
        format: 'mp4',
        quality: `${quality}p`,
        assetKey: `${quality}p.mp4`,
        sizeInBytes: String(asset.sizeInBytes),
      },
    ];
  });
  return {
    id,
    filename: displayName,
    resolutions: [whole, ...smaller],
    ...(poster && { posters: [poster] }),
  };
}

function soundOf(file: StoredFile, found: Inspected): NonNullable<Media['audio']> {
  const { id, displayName, sizeInBytes } = file;
  const { format = file.kept?.contentType.split('/')[1] ?? '', bitrate, durationInMilliseconds } = found;
  const duration =
    durationInMilliseconds === undefined ? {} : { duration: Math.round(durationInMilliseconds / 1000) };
  return {
    id,
    format,
    sizeInBytes,
    ...duration,
    ...(bitrate !== undefined && { bitrate }),
    assets: [{ id, url: urlOf(file), filename: displayName }],
  };
}

/** What was found in it, in the contract's words; absent until it was looked at. */
function mediaOf(file: StoredFile): Media | undefined {
  const { id, displayName, found, sizeInBytes, mediaType } = file;
  if (!found || file.operationStatus !== 'READY') return undefined;
  const plain = { id, url: urlOf(file), filename: displayName, sizeInBytes };
  const thumbnail = posterShown(file);
  switch (mediaType) {
    case 'IMAGE':
      return { image: pictureOf(file, found) };
    case 'VECTOR':
      return { vector: pictureOf(file, found) };
    case 'VIDEO':
      return { video: videoOf(file, found) };
    case 'AUDIO':
      return { audio: soundOf(file, found) };
    case 'DOCUMENT':
      return { document: { ...plain, ...(thumbnail && { thumbnail }) } };
    case 'ARCHIVE':
      return { archive: plain };
    case 'MODEL3D':
      return { model3d: { ...plain, ...(thumbnail && { thumbnail }) } };
    default:
      return undefined;
  }
}

/** As the contract tells of a file. */
export function present(file: StoredFile, siteId: string): FileDescriptor {
  const { kept, sourceUrl, addedBy } = file;
  const media = mediaOf(file);
  const url = urlOf(file);
  const thumbnailUrl =
    file.mediaType === 'IMAGE' || file.mediaType === 'VECTOR' ? url : posterShown(file)?.url;
  return {
    id: file.id,
    displayName: file.displayName,
    url,
    parentFolderId: file.parentFolderId,
    hash: kept?.md5 ?? '',
    sizeInBytes: file.sizeInBytes,
    private: file.private,
    mediaType: file.mediaType,
    operationStatus: file.operationStatus,
    labels: file.labels,
    createdDate: file.createdDate,
    updatedDate: file.updatedDate,
    siteId,
    state: file.state,
    ...(kept && { mimeType: kept.contentType }),
    ...(media && { media }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl }),
    ...(addedBy &&
      /^[\da-f-]{36}$/.test(addedBy.id) && {
        addedBy: { identityType: addedBy.type, identityId: addedBy.id },
      }),
  };
}
