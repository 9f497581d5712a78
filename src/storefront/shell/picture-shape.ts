import { SHEET, SQUARE } from '../../shared/picture-sizes.ts';
import type { PictureShape } from '../../shared/storefront.ts';
import { usePageFacts } from './page-context.tsx';
import type { PictureMedia, Ratio } from './picture-sources.ts';

/** Wider or taller pictures are cropped to these, so that no listing is torn apart by one. */
const WIDEST: Ratio = { width: 2, height: 1 };
const TALLEST: Ratio = { width: 1, height: 2 };

function naturalRatio({ width, height }: Pick<PictureMedia, 'width' | 'height'>): Ratio {
  if (width > height * 2) return WIDEST;
  return height > width * 2 ? TALLEST : { width, height };
}

export const ratioIn = (shape: PictureShape, media: Pick<PictureMedia, 'width' | 'height'>): Ratio =>
  shape === 'natural' ? naturalRatio(media) : shape === 'square' ? SQUARE : SHEET;

interface Shape {
  name: PictureShape;
  ratioOf: (media: PictureMedia) => Ratio;
}

/** How the store displays pictures wherever a page does not decide otherwise. */
export function usePictureShape(): Shape {
  const { pictureShape: name } = usePageFacts().store.look;
  return { name, ratioOf: (media) => ratioIn(name, media) };
}
