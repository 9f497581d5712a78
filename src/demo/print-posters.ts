import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { FileStore } from '../platform/ports.ts';
import { families } from './art/families.ts';
import { palettes } from './art/palettes.ts';
import { WIDTH } from './art/sheet.ts';
import { type DemoProduct, demoProducts, PRINT_HEIGHT, PRINT_WIDTH } from './catalog/products.ts';

/** A drawing as a picture file; librsvg renders at 72 units per inch. */
export async function printPoster(product: DemoProduct): Promise<Uint8Array> {
  const drawing = families[product.family].draw(product.number, palettes[product.palette]);
  return sharp(Buffer.from(drawing), { density: (72 * PRINT_WIDTH) / WIDTH })
    .resize(PRINT_WIDTH, PRINT_HEIGHT)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Prints what is not there yet: a start cut short goes on where it stopped. Answers how many were printed. */
export async function printPosters(files: FileStore): Promise<number> {
  const queue = [...demoProducts];
  let printed = 0;
  const press = async (): Promise<void> => {
    for (let product = queue.shift(); product; product = queue.shift()) {
      if (await files.read(product.mediaId)) continue;
      await files.write(product.mediaId, await printPoster(product));
      printed++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, press));
  return printed;
}
