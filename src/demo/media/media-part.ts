import sharp from 'sharp';
import { takeInFiles, takeInFolders } from '../../platform/services/media/media-files/public.ts';
import type { FolderSeed, Inspected, KnownFile } from '../../shared/media.ts';
import { families, type FamilyName } from '../art/families.ts';
import { palettes } from '../art/palettes.ts';
import { guidFor } from '../catalog/ids.ts';
import { demoProducts } from '../catalog/products.ts';
import { type DemoPart, fillOnce, isFilled, type SeedOptions } from '../demo-part.ts';
import { prints, type Print } from '../print-posters.ts';
import { BY_DEMO } from './by-demo.ts';
import { storeBytes } from './keep-bytes.ts';

const MARKER = 'demo-media';
const DAY = 86_400_000;
/** The first poster was printed so long ago. */
const FIRST = 700;

const idOf = (name: string): string => guidFor(`folder:${name}`).replaceAll('-', '');

const POSTERS: FolderSeed = { id: idOf('posters'), displayName: 'Posters' };
const PROOFS: FolderSeed = { id: idOf('proofs'), displayName: 'Proofs' };

/** A folder a family, and one for the sheets that are not sold. */
const folders: readonly FolderSeed[] = [
  POSTERS,
  PROOFS,
  ...Object.entries(families).map(([family, { name }]) => ({
    id: idOf(family),
    displayName: name,
    parentFolderId: POSTERS.id,
  })),
];

/** What is in a picture that was printed here; nothing for what stands in for one in tests. */
async function lookInto(bytes: Uint8Array, { palette }: Print): Promise<Inspected | undefined> {
  try {
    const { width, height, format } = await sharp(bytes).metadata();
    const tiny = await sharp(bytes).resize(10, 14).webp({ quality: 35 }).toBuffer();
    const { paper, colors } = palettes[palette];
    return {
      mediaType: 'IMAGE',
      contentType: 'image/jpeg',
      width,
      height,
      format,
      animated: false,
      colors: {
        prominent: colors[0].toLowerCase(),
        palette: [paper, ...colors].map((hex) => hex.toLowerCase()),
      },
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      assets: {},
    };
  } catch {
    return undefined;
  }
}

const product = new Map(demoProducts.map((one) => [one.mediaId, one]));

/** What a print is called, where it lies and when it came. */
function describe(
  print: Print,
  at: number,
  now: Date,
): Omit<KnownFile, 'received' | 'found'> & { fileName: string } {
  const sold = product.get(print.mediaId);
  const family: FamilyName = print.family;
  const age = FIRST - Math.floor((at * FIRST) / prints.length);
  return {
    id: print.mediaId,
    fileName: sold?.media.filename ?? `${print.family}-${print.number}-proof.jpg`,
    parentFolderId: sold ? idOf(family) : PROOFS.id,
    addedBy: BY_DEMO,
    labels: [sold ? 'poster' : 'proof', palettes[print.palette].name.toLowerCase()],
    createdDate: new Date(now.getTime() - age * DAY).toISOString(),
    ...(sold && { altText: sold.alt }),
  };
}

async function keepPrint(print: Print, at: number, { files, clock }: SeedOptions): Promise<KnownFile[]> {
  const bytes = await files.read(print.mediaId);
  if (!bytes) return [];
  const { fileName, ...known } = describe(print, at, clock.now());
  const received = await storeBytes(files, bytes, { fileName, contentType: 'image/jpeg' });
  const found = await lookInto(bytes, print);
  return [{ ...known, received, ...(found && { found }) }];
}

const mediaPart = (known: readonly KnownFile[]): DemoPart => ({
  marker: MARKER,
  async fill(db, { siteId, clock }) {
    const taking = { db, siteId, now: clock.now() };
    await takeInFolders(taking, folders);
    await takeInFiles(taking, known);
    return `${known.length} pictures in ${folders.length} folders`;
  },
});

/** Whether the library has the prints already: nothing has to be printed then. */
export const hasPrints = (options: SeedOptions): Promise<boolean> => isFilled(options, MARKER);

/** The prints as files of the library, once they are printed; what they were printed to goes. */
export async function fillMedia(options: SeedOptions): Promise<void> {
  const known: KnownFile[] = [];
  for (const [at, print] of prints.entries()) known.push(...(await keepPrint(print, at, options)));
  await fillOnce(mediaPart(known), options);
  for (const { id } of known) await options.files.delete(id);
}
