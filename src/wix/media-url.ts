interface Size {
  width: number;
  height: number;
}

/**
 * The address of a picture the platform gave, scaled and cropped to a place of that size (twice as fine for sharp
 * screens). The SDK's own helper points to a third host; ours stays on this one, and asks for what is made quickest: dozens
 * come at once, and what else the page wants waits behind them.
 */
export function mediaUrl(
  image: string | undefined,
  { width, height }: Size,
  /** `fit` cuts nothing off. */
  mode: 'fill' | 'fit' = 'fill',
): string | undefined {
  const file = image === undefined ? undefined : fileOf(image);
  if (file === undefined) return image?.startsWith('/') || image?.startsWith('https:') ? image : undefined;
  const name = encodeURIComponent(file);
  return scaled(`/media/${name}`, name, { width, height }, mode);
}

const scaled = (base: string, name: string, { width, height }: Size, mode: 'fill' | 'fit'): string =>
  `${base}/v1/${mode}/w_${width * 2},h_${height * 2},enc_webp/${name}`;

/** The same of a private picture, under the address that was signed for it. */
export const previewUrl = (preview: string, size: Size): string => scaled(preview, 'preview', size, 'fit');

/** Of the original: the SDK writes it behind the address of a picture, `wix:image://…#originWidth=…&originHeight=…`. */
export function originOf(image: string | undefined): Size | undefined {
  const facts = new URLSearchParams(image?.split('#')[1]);
  const width = Number(facts.get('originWidth'));
  const height = Number(facts.get('originHeight'));
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The first picture of a video of that id, as the SDK's address of it tells. */
export const posterOf = (id: string, video: string): string =>
  `/media/${new URLSearchParams(video.split('#')[1]).get('posterUri') ?? `${id}f000.jpg`}`;

export const fileOf = (image: string): string | undefined =>
  /^wix:image:\/\/v1\/([^/#]+)/.exec(image)?.[1] ?? /\/media\/([^/?#]+)/.exec(image)?.[1];
