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
}

export interface Ratio {
  width: number;
  height: number;
}

/** A few widths only, so that all places share the same renditions. */
const WIDTHS = [160, 240, 320, 480, 720, 1080] as const;
const QUALITY = 82;

export const pictureFormats = ['avif', 'webp'] as const;
type Format = (typeof pictureFormats)[number] | 'jpg';

export function renditionUrl(media: PictureMedia, width: number, ratio: Ratio, format: Format): string {
  const height = Math.round((width * ratio.height) / ratio.width);
  const id = encodeURIComponent(media.id);
  return `${media.base ?? '/media'}/${id}/v1/fill/w_${width},h_${height},q_${QUALITY},enc_${format}/${id}`;
}

export function sourceSet(media: PictureMedia, ratio: Ratio, format: Format): string {
  const wide = WIDTHS.filter((width) => width <= Math.max(media.width, WIDTHS[0]));
  return wide.map((width) => `${renditionUrl(media, width, ratio, format)} ${width}w`).join(', ');
}
