import sharp from 'sharp';
import { families } from '../art/families.ts';
import { palettes } from '../art/palettes.ts';
import type { DemoProduct } from '../catalog/products.ts';

const POSTER_UNITS = 500;

/** @param width in pixels */
export function posterPicture({ family, number, palette }: DemoProduct, width: number): Promise<Buffer> {
  const drawing = Buffer.from(families[family].draw(number, palettes[palette]));
  return sharp(drawing, { density: (72 * width) / POSTER_UNITS })
    .jpeg({ quality: 82 })
    .toBuffer();
}
