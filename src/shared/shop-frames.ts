import { type Seen, seenIn } from './cover.ts';
import type { Point } from './media.ts';
import { SHEET, SQUARE } from './picture-sizes.ts';
import type { StorefrontSettings } from './storefront.ts';

interface Size {
  width: number;
  height: number;
}

/** A place of the shop that cuts pictures, as its styles draw it. */
export interface ShopFrame {
  name: 'closeUp' | 'hero' | 'sheet' | 'square' | 'family' | 'collection' | 'mail' | 'desk';
  /** The aspect ratio in which the image is requested. */
  asked: Size;
  /** Of that, only this share is seen, about the middle. */
  shown?: Size;
  /** How large it stands on a wide screen. */
  size: Size;
}

const CLOSE_UP = 1.7;
const FAMILY = 1.32;

/** The same in every store, whatever it looks like. */
const EVERYWHERE: readonly ShopFrame[] = [
  { name: 'mail', asked: SQUARE, size: { width: 52, height: 52 } },
  { name: 'desk', asked: SQUARE, size: { width: 40, height: 40 } },
];

/** Only the theme of posters cuts close-ups. */
const POSTERS: readonly ShopFrame[] = [
  {
    name: 'closeUp',
    asked: SQUARE,
    shown: { width: 1 / CLOSE_UP, height: 470 / 760 / CLOSE_UP },
    size: { width: 760, height: 470 },
  },
  {
    name: 'family',
    asked: SQUARE,
    shown: { width: 1 / FAMILY, height: 1 / FAMILY },
    size: { width: 359, height: 359 },
  },
];

const PLAIN: readonly ShopFrame[] = [
  { name: 'hero', asked: { width: 4, height: 5 }, size: { width: 512, height: 640 } },
  { name: 'collection', asked: SQUARE, size: { width: 421, height: 421 } },
];

/** How the shop crops the pictures of products; one that is displayed whole has no frame. */
function productFrames({
  theme,
  pictureShape,
}: Pick<StorefrontSettings, 'theme' | 'pictureShape'>): ShopFrame[] {
  const width = theme === 'halfdrop' ? 464 : 744;
  if (pictureShape === 'portrait')
    return [{ name: 'sheet', asked: SHEET, size: { width, height: Math.round((width * 7) / 5) } }];
  return pictureShape === 'square' ? [{ name: 'square', asked: SQUARE, size: { width, height: width } }] : [];
}

/** What a store of this design cuts out of a picture, the widest first. */
export const framesOf = (design: Pick<StorefrontSettings, 'theme' | 'pictureShape'>): readonly ShopFrame[] =>
  [...productFrames(design), ...(design.theme === 'halfdrop' ? POSTERS : PLAIN), ...EVERYWHERE].toSorted(
    (one, other) => other.size.width - one.size.width,
  );

/** Rounding of pixels would show in small frames. */
const FINE = 10_000;

export const seenInFrame = (source: Size, { asked, shown }: ShopFrame, point: Point): Seen =>
  seenIn(source, { width: asked.width * FINE, height: asked.height * FINE }, point, shown);

export const contains = (seen: Seen, { x, y }: Point): boolean =>
  x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height;

/** Of the whole picture, how much is left when the frame has cut it. */
export const shareOf = ({ width, height }: Seen): number => width * height;

/** The frame itself cuts away more than half: the picture is too wide or too tall for it. A close-up means to. */
export const isFrameCut = (source: Size, { asked }: ShopFrame, point: Point): boolean =>
  shareOf(seenInFrame(source, { name: 'sheet', asked, size: asked }, point)) < 0.5;
