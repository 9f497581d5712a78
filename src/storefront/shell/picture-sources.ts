import { renditionPath, widthsFor, type PictureFormat } from '../../shared/picture-sizes.ts';

/** A picture of the platform, as pages hold it. */
export interface PictureMedia {
  id: string;
  /** Of the original. */
  width: number;
  height: number;
  alt: string;
  /** Where pictures of a hosted platform are; ours are under `/media`. */
  base?: string;
  /** A few bytes that stand for it until it is there, as a data URL. */
  placeholder?: string;
  /** Where the video plays that it is the first picture of. */
  video?: string;
  /** Of what the picture shows now. */
  version?: string;
}

export interface Ratio {
  width: number;
  height: number;
}

export const pictureFormats = ['avif', 'webp'] as const satisfies readonly PictureFormat[];

export const renditionUrl = (
  media: PictureMedia,
  width: number,
  ratio: Ratio,
  format: PictureFormat,
): string => (media.base ?? '/media') + renditionPath(media.id, width, ratio, format, media.version);

export const sourceSet = (media: PictureMedia, ratio: Ratio, format: PictureFormat): string =>
  widthsFor(media)
    .map((width) => `${renditionUrl(media, width, ratio, format)} ${width}w`)
    .join(', ');

const LARGEST = 2000;

/** To look at closely. */
export const largeUrl = (media: PictureMedia): string =>
  renditionUrl(media, Math.min(media.width, LARGEST), media, 'webp');
