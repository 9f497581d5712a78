/** A few widths only, so that all places share the same renditions. */
const WIDTHS = [160, 240, 320, 480, 720, 1080] as const;
const QUALITY = 82;

interface Size {
  width: number;
  height: number;
}

/** The shop's sheets of paper, whatever hangs on them. */
export const SHEET: Size = { width: 5, height: 7 };
export const SQUARE: Size = { width: 1, height: 1 };

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** The widths in which the shop's pages ask for a picture: none much wider than the original. */
export const widthsFor = (original: Size): number[] =>
  WIDTHS.filter((width) => width <= Math.max(original.width, WIDTHS[0]));

/** Where a rendition is, behind the media address. */
export function renditionPath(
  id: string,
  width: number,
  ratio: Size,
  format: PictureFormat,
  /** Of what is seen, where it is known: then browsers keep it for good. */
  version?: string,
): string {
  const height = Math.round((width * ratio.height) / ratio.width);
  const name = encodeURIComponent(id);
  const path = `/${name}/v1/fill/w_${width},h_${height},q_${QUALITY},enc_${format}/${name}`;
  return version === undefined ? path : `${path}?v=${version}`;
}
