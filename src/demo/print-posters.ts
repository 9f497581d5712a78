import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { FileStore } from '../platform/ports.ts';
import { families, type FamilyName } from './art/families.ts';
import { type PaletteName, palettes } from './art/palettes.ts';
import { WIDTH } from './art/sheet.ts';
import { demoProducts, PRINT_HEIGHT, PRINT_WIDTH } from './catalog/products.ts';
import { proofs, provenPoster } from './catalog/proofs.ts';

export interface Print {
  mediaId: string;
  family: FamilyName;
  number: number;
  palette: PaletteName;
}

export const prints: readonly Print[] = [
  ...demoProducts,
  ...proofs.filter((proof) => !proof.printed).map((proof) => ({ ...provenPoster, ...proof })),
];

/** A drawing as a picture file; librsvg renders at 72 units per inch. */
export async function print({ family, number, palette }: Print): Promise<Uint8Array> {
  const drawing = families[family].draw(number, palettes[palette]);
  return sharp(Buffer.from(drawing), { density: (72 * PRINT_WIDTH) / WIDTH })
    .resize(PRINT_WIDTH, PRINT_HEIGHT)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const byId = new Map(prints.map((one) => [one.mediaId, one]));

/** The poster of that name among the demo's. */
export const findPrint = (mediaId: string): Print | undefined => byId.get(mediaId);

/** Prints what is not there yet: a start cut short goes on where it stopped. Answers how many were printed. */
export async function printPosters(
  files: FileStore,
  { signal, draw = print }: { signal?: AbortSignal | undefined; draw?: typeof print | undefined } = {},
): Promise<number> {
  const queue = [...prints];
  let printed = 0;
  const press = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      signal?.throwIfAborted();
      if (await files.sizeOf(next.mediaId)) continue;
      await files.write(next.mediaId, await draw(next));
      printed++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, press));
  return printed;
}
